const byStatus = {
  400: 'VALIDATION_ERROR',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
} as const;

const advice = {
  VALIDATION_ERROR: 'check the values given',
  UNAUTHORIZED: 'check the token',
  FORBIDDEN: 'this token does not open it',
  NOT_FOUND: 'check the id or handle',
  RATE_LIMITED: 'too many requests, wait',
  NETWORK: 'no answer; check connection, API base and CORS',
  TIMEOUT: 'no whole answer in 10 s; try later',
  BAD_RESPONSE: 'no answer of this API; check the API base or try later',
};

/** What goes wrong with a request that was sent. */
type SentErrorCode = keyof typeof advice;

/** The document's five codes, and what goes wrong around them: no answer, too late, unreadable, wrongly set up. */
export type ErrorCode = SentErrorCode | 'SETUP';

/** What is known of a failure besides its code and message. */
export interface ErrorDetails {
  /** HTTP status; 0 where there was no answer. */
  readonly status?: number;
  /** How long to leave this API alone. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** Every failure of the client; its message names method and path and says what to do, never a token. */
export class VtcError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** How long to leave this API alone, where that is known. */
  retryAfterMs?: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { status = 0, retryAfterMs, cause }: ErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'VtcError';
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The failure of a request that was sent. */
export const requestError = (
  code: SentErrorCode,
  { method = 'GET', url }: { method?: string | undefined; url: string },
  details: ErrorDetails = {},
) =>
  new VtcError(
    code,
    `${method} ${new URL(url).pathname}: ${details.status || code}, ${advice[code]}`,
    details,
  );

/** The code of an HTTP status; for one that the document does not list, the documented code that the body names. */
export function codeOf(status: number, body: string): SentErrorCode {
  const named = /"code"\s*:\s*"(\w+)"/.exec(body)?.[1];
  return (
    (byStatus as Record<number, SentErrorCode>)[status] ??
    Object.values(byStatus).find((code) => code === named) ??
    'BAD_RESPONSE'
  );
}
