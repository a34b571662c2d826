import { policyOf, type ErrorCode, type RequestErrorCode } from './failure-policy.js';

export type { ErrorCode } from './failure-policy.js';

/** Details of a failure besides code and message. */
export interface ErrorDetails {
  /** HTTP status; 0 where there was no response. */
  readonly status?: number;
  /** How long no request should be sent to this API. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the request was not sent, because of a cooldown or because the page is offline. */
  readonly isUnsent?: boolean | undefined;
  readonly cause?: unknown;
}

/** Every failure of the client; its message names method and path and says what to do, never a token. */
export class VtcError extends Error {
  /** Errors of another copy of the bundle are instances too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'VtcError';
  }

  readonly code: ErrorCode;
  /** HTTP status; 0 where there was no response. */
  readonly status: number;
  /** How long no request should be sent to this API, where that is known. */
  retryAfterMs?: number | undefined;
  /** Whether the request was not sent. */
  readonly isUnsent: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    { status = 0, retryAfterMs, isUnsent = false, cause }: ErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'VtcError';
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.isUnsent = isUnsent;
  }
}

/** Whether polling stops until something changes: a rejected request or a wrong setup. */
export const isFinal = (error: Pick<VtcError, 'code' | 'status'>): boolean =>
  policyOf(error).polling === 'stop';

/** The failure of a request. */
export function requestError(
  code: RequestErrorCode,
  { method = 'GET', url }: { method?: string | undefined; url: string },
  details: ErrorDetails = {},
): VtcError {
  const { status = 0 } = details;
  const { hint } = policyOf({ code, status });
  const { pathname } = new URL(url);
  return new VtcError(code, `${method} ${pathname}: ${status || code}, ${hint}`, details);
}
