/** HTTP status, where it says as much, and what to do. */
const meanings = {
  VALIDATION_ERROR: [400, 'check the values'],
  UNAUTHORIZED: [401, 'check the token'],
  FORBIDDEN: [403, 'check the token'],
  NOT_FOUND: [404, 'check the id or handle'],
  RATE_LIMITED: [429, 'wait'],
  NETWORK: [0, 'check api-base and CORS'],
  TIMEOUT: [0, 'try later'],
  BAD_RESPONSE: [0, 'check api-base'],
} as const;

/** What goes wrong with a request that was sent. */
export type SentErrorCode = keyof typeof meanings;

/** The document's five codes, and what goes wrong around them: no answer, too late, unreadable, wrongly set up. */
export type ErrorCode = SentErrorCode | 'SETUP';

/** What is known of a failure besides its code and message. */
export interface ErrorDetails {
  /** HTTP status; 0 where there was no answer. */
  readonly status?: number;
  /** How long to leave this API alone. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the request never left the page, the API being left alone or the page offline. */
  readonly isUnsent?: boolean | undefined;
  readonly cause?: unknown;
}

/** Every failure of the client; its message names method and path and says what to do, never a token. */
export class VtcError extends Error {
  /** One made by another copy of the bundle is one too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'VtcError';
  }

  readonly code: ErrorCode;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** How long to leave this API alone, where that is known. */
  retryAfterMs?: number | undefined;
  /** Whether the request never left the page: nothing is known of the API that was not known before. */
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

const finalStatuses: readonly number[] = [400, 401, 403, 404];

/** Whether asking again cannot help until something changes: a refusal, or a wrong set-up. */
export const isFinal = ({ code, status }: Pick<VtcError, 'code' | 'status'>): boolean =>
  code === 'SETUP' || finalStatuses.includes(status);

/** The failure of a request. */
export const requestError = (
  code: SentErrorCode,
  { method = 'GET', url }: { method?: string | undefined; url: string },
  details: ErrorDetails = {},
) =>
  new VtcError(
    code,
    `${method} ${new URL(url).pathname}: ${details.status || code}, ${meanings[code][1]}`,
    details,
  );

const codes = Object.keys(meanings) as SentErrorCode[];

/** The code of an HTTP status; for one that the document does not list, a known code that the body names. */
export function codeOf(status: number, body = ''): SentErrorCode {
  const named = /"code"\s*:\s*"(\w+)"/.exec(body)?.[1];
  return (
    codes.find((code) => meanings[code][0] === status) ??
    codes.find((code) => code === named) ??
    'BAD_RESPONSE'
  );
}
