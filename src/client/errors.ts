/** A failure as far as its policy depends on it. */
interface Failure {
  readonly code: VtcErrorCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly message: string;
  /** Whether a 401 or 403 is not of the API, but of a firewall in front of it, for example. */
  readonly isBlocked?: boolean | undefined;
  /** Whether the record of a 404 may have been there before, and is shown no more. */
  readonly isGone?: boolean | undefined;
}

/** What decides how a failure is treated. */
export type FailureKind = Pick<Failure, 'code' | 'status' | 'isBlocked' | 'isGone'>;

/** How client, elements and pages treat one kind of failure. */
interface FailurePolicy {
  /** The HTTP status that has this code; 0 for none. */
  readonly status: number;
  /** What the developer should do; part of the error message. */
  readonly hint: string;
  /** Whether the client retries the request, up to twice, after a pause. */
  readonly isRetried: boolean;
  /** Whether the whole origin gets a cooldown without a `Retry-After`: after each failure, after repeated ones, or never. */
  readonly cooldown: 'always' | 'repeated' | 'never';
  /** What polling does: stop until the element changes, wait for the cooldown, or double its interval. */
  readonly polling: 'stop' | 'cooldown' | 'backoff';
  /** Whether data that was loaded before may stay on screen. */
  readonly keepsData: boolean;
  /** Key of the text for visitors. */
  readonly visitorText: 'notFound' | 'unauthorized' | 'busy' | 'failed' | 'notAvailable';
  /** Whether a retry button can help. */
  readonly isRetryable: boolean;
  /** What the site owner can do. */
  readonly ownerAdvice?: (failure: Failure, apiBase: string) => string;
}

const permanent: Omit<FailurePolicy, 'hint'> = {
  status: 0,
  isRetried: false,
  cooldown: 'never',
  polling: 'stop',
  keepsData: true,
  visitorText: 'failed',
  isRetryable: false,
};

const temporary: Omit<FailurePolicy, 'hint'> = {
  ...permanent,
  isRetried: true,
  polling: 'backoff',
  isRetryable: true,
};

const rejectedToken: FailurePolicy = {
  ...permanent,
  hint: 'check the token',
  // A firewall may have rejected it, for some time only.
  polling: 'backoff',
  keepsData: false,
  visitorText: 'unauthorized',
  ownerAdvice: () =>
    "the API rejects this token; use the company's own embed token (emb_…) from its event embed settings.",
};

const policies = {
  VALIDATION_ERROR: { ...permanent, status: 400, hint: 'check the values' },
  UNAUTHORIZED: { ...rejectedToken, status: 401 },
  FORBIDDEN: { ...rejectedToken, status: 403 },
  NOT_FOUND: {
    ...permanent,
    status: 404,
    hint: 'check the id or handle',
    visitorText: 'notFound',
    ownerAdvice: ({ status, message }, apiBase) =>
      status
        ? `${apiBase} has nothing with this id or handle; check vtc (a private company cannot be shown) and api-base.`
        : message,
  },
  RATE_LIMITED: {
    ...permanent,
    status: 429,
    hint: 'wait',
    cooldown: 'always',
    polling: 'cooldown',
    visitorText: 'busy',
  },
  NETWORK: {
    ...temporary,
    hint: 'check api-base and CORS',
    // A 429 without CORS headers looks like a lost connection.
    cooldown: 'repeated',
    ownerAdvice: (_, apiBase) =>
      `${apiBase} cannot be reached; check api-base, the CORS headers of the API and connect-src of the page.`,
  },
  TIMEOUT: { ...temporary, hint: 'try later' },
  BAD_RESPONSE: {
    ...temporary,
    hint: 'check api-base',
    isRetried: false,
    ownerAdvice: (_, apiBase) => `${apiBase} does not respond as the API does; check api-base.`,
  },
  SETUP: {
    ...permanent,
    hint: 'check the settings',
    keepsData: false,
    visitorText: 'notAvailable',
    ownerAdvice: ({ message }) => message,
  },
} as const satisfies Record<string, FailurePolicy>;

/** A response with status 5xx; its error code is BAD_RESPONSE. */
const serverError: FailurePolicy = { ...temporary, hint: 'try later' };

/** A 404 of a record that may have been there before, such as that of a member who left. */
const gone: FailurePolicy = {
  ...policies.NOT_FOUND,
  keepsData: false,
  ownerAdvice: ({ message }) => message,
};

/** A 401 or 403 of a firewall, which may pass: polling backs off, to the interval after the next one. */
const blocked: FailurePolicy = {
  ...temporary,
  hint: 'check what blocks requests to the API',
  isRetried: false,
  ownerAdvice: ({ status }, apiBase) =>
    `something in front of ${apiBase}, such as a firewall, responds with ${status}; check its rules.`,
};

/** The API document's five codes, and NETWORK, TIMEOUT, BAD_RESPONSE and SETUP. */
export type VtcErrorCode = keyof typeof policies;

/** The codes of requests that were sent. */
export type RequestErrorCode = Exclude<VtcErrorCode, 'SETUP'>;

/** How a failure is treated. */
export function policyOf({ code, status, isBlocked, isGone }: FailureKind): FailurePolicy {
  if (isBlocked) return blocked;
  if (isGone) return gone;
  return status >= 500 && code !== 'RATE_LIMITED' ? serverError : policies[code];
}

/** Whether a value is the code of a request that was sent. */
export const isRequestErrorCode = (value: unknown): value is RequestErrorCode =>
  typeof value === 'string' && value !== 'SETUP' && Object.hasOwn(policies, value);

const codeByStatus = new Map<number, RequestErrorCode>(
  Object.entries(policies).flatMap(([code, { status }]) =>
    status && isRequestErrorCode(code) ? [[status, code]] : [],
  ),
);

/** The error code of an HTTP status; of one that the document does not list, the code in the body. */
export function codeOf(status: number, body = ''): RequestErrorCode {
  const named = /"code"\s*:\s*"(\w+)"/.exec(body)?.[1];
  return codeByStatus.get(status) ?? (isRequestErrorCode(named) ? named : 'BAD_RESPONSE');
}

/** Details of a failure besides code and message. */
export interface ErrorDetails {
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  /** How long no request should be sent to this API. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the request was not sent, because of a cooldown or because the page is offline. */
  readonly isUnsent?: boolean | undefined;
  /** Whether a 401 or 403 is not of the API. */
  readonly isBlocked?: boolean | undefined;
  /** Whether the record of a 404 may have been there before, and is shown no more. */
  readonly isGone?: boolean | undefined;
  readonly cause?: unknown;
}

/** Every failure of the client; its message names method and path and says what to do, never a token. */
export class VtcError extends Error {
  /** Errors of another copy of the bundle are instances too, also if the page replaces `Error`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return (value as Partial<Error> | null | undefined)?.name === 'VtcError';
  }

  readonly code: VtcErrorCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Time in which no request should be sent to this API, if known: the delay of `Retry-After`, then the cooldown by `Scheduler.#fail`. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the request was not sent. */
  readonly isUnsent: boolean;
  /** Whether a 401 or 403 is not of the API, but of a firewall in front of it, for example. */
  readonly isBlocked: boolean;
  /** Whether the record of a 404 may have been there before, and is shown no more. */
  readonly isGone: boolean;

  constructor(
    code: VtcErrorCode,
    message: string,
    {
      status = 0,
      retryAfterMs,
      isUnsent = false,
      isBlocked = false,
      isGone = false,
      cause,
    }: ErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'VtcError';
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.isUnsent = isUnsent;
    this.isBlocked = isBlocked;
    this.isGone = isGone;
  }
}

/** Whether polling stops until something changes: an invalid request or a wrong setup. */
export const isFinal = (error: FailureKind): boolean => policyOf(error).polling === 'stop';

/** Whether another attempt may succeed; not if the token is rejected. */
export const mayPass = (error: FailureKind): boolean =>
  !isFinal(error) && policyOf(error).keepsData;

/** The failure of a request. */
export function requestError(
  code: RequestErrorCode,
  { method = 'GET', url }: { method?: string | undefined; url: string },
  details: ErrorDetails = {},
): VtcError {
  const { status = 0, isBlocked } = details;
  const { hint } = policyOf({ code, status, isBlocked });
  const { pathname } = new URL(url);
  return new VtcError(code, `${method} ${pathname}: ${status || code}, ${hint}`, details);
}
