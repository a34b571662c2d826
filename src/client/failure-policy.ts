/** A failure as far as its policy depends on it. */
interface Failure {
  readonly code: ErrorCode;
  /** HTTP status; 0 where there was no response. */
  readonly status: number;
  readonly message: string;
}

/** How client, elements and pages treat one kind of failure. */
export interface FailurePolicy {
  /** The HTTP status that has this code; 0 for none. */
  readonly status: number;
  /** What the developer should do; part of the error message. */
  readonly hint: string;
  /** Whether the client retries the request, up to twice, after a pause. */
  readonly isRetried: boolean;
  /** Whether the whole origin gets a cooldown: after each failure, after repeated ones, or never. */
  readonly cooldown: 'always' | 'repeated' | 'never';
  /** What polling does: stop until the element changes, wait for the cooldown, or double its interval. */
  readonly polling: 'stop' | 'cooldown' | 'backoff';
  /** Whether data that was loaded before may stay on screen. */
  readonly keepsData: boolean;
  /** Key of the text for visitors. */
  readonly visitorText: 'notFound' | 'refused' | 'busy' | 'failed';
  /** Whether a retry button can help. */
  readonly isRetryable: boolean;
  /** What the site owner can do. */
  readonly ownerAdvice?: (failure: Failure, apiBase: string) => string;
}

const rejectedToken: Omit<FailurePolicy, 'status'> = {
  hint: 'check the token',
  isRetried: false,
  cooldown: 'never',
  polling: 'stop',
  keepsData: false,
  visitorText: 'refused',
  isRetryable: false,
  ownerAdvice: () =>
    "the API rejects this token; use the company's own embed token (emb_…) from its event embed settings.",
};

const temporary: Omit<FailurePolicy, 'hint'> = {
  status: 0,
  isRetried: true,
  cooldown: 'never',
  polling: 'backoff',
  keepsData: true,
  visitorText: 'failed',
  isRetryable: true,
};

const policies = {
  VALIDATION_ERROR: {
    status: 400,
    hint: 'check the values',
    isRetried: false,
    cooldown: 'never',
    polling: 'stop',
    keepsData: true,
    visitorText: 'failed',
    isRetryable: false,
  },
  UNAUTHORIZED: { status: 401, ...rejectedToken },
  FORBIDDEN: { status: 403, ...rejectedToken },
  NOT_FOUND: {
    status: 404,
    hint: 'check the id or handle',
    isRetried: false,
    cooldown: 'never',
    polling: 'stop',
    keepsData: true,
    visitorText: 'notFound',
    isRetryable: false,
    ownerAdvice: (_, apiBase) =>
      `${apiBase} has nothing with this id or handle; check vtc (a private company cannot be shown) and api-base.`,
  },
  RATE_LIMITED: {
    status: 429,
    hint: 'wait',
    isRetried: false,
    cooldown: 'always',
    polling: 'cooldown',
    keepsData: true,
    visitorText: 'busy',
    isRetryable: false,
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
    status: 0,
    hint: 'check the settings',
    isRetried: false,
    cooldown: 'never',
    polling: 'stop',
    keepsData: false,
    visitorText: 'failed',
    isRetryable: false,
    ownerAdvice: ({ message }) => message,
  },
} as const satisfies Record<string, FailurePolicy>;

/** A response with status 5xx; its error code is BAD_RESPONSE. */
const serverError: FailurePolicy = { ...temporary, hint: 'try later' };

/** The API document's five codes, and NETWORK, TIMEOUT, BAD_RESPONSE and SETUP. */
export type ErrorCode = keyof typeof policies;

/** The codes of requests that were sent. */
export type RequestErrorCode = Exclude<ErrorCode, 'SETUP'>;

/** How a failure is treated. */
export const policyOf = ({ code, status }: Pick<Failure, 'code' | 'status'>): FailurePolicy =>
  status >= 500 && code !== 'RATE_LIMITED' ? serverError : policies[code];

const isRequestErrorCode = (text: string | undefined): text is RequestErrorCode =>
  text !== undefined && text !== 'SETUP' && Object.hasOwn(policies, text);

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
