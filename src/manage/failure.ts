import type { VtcError, VtcErrorCode } from '../client/errors.js';

/** Exit codes of the command. */
export const exitCodes = {
  done: 0,
  failed: 1,
  settings: 2,
  rejected: 3,
  notFound: 4,
  unknown: 5,
} as const;

/** An exit code. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A text that follows a change whose result is unknown. */
export const unknownAdvice =
  'The change may have been made or not: look at it on the platform before you repeat it.';

const later = (error: VtcError): string =>
  error.retryAfterMs === undefined ? 'later' : `in ${Math.ceil(error.retryAfterMs / 1000)} seconds`;

const texts: Readonly<Record<VtcErrorCode, (error: VtcError) => string>> = {
  VALIDATION_ERROR: () => 'The API rejects these values.',
  UNAUTHORIZED: () =>
    'The API does not accept the key: it has no VTC scopes, is incomplete or was revoked. Create another one in the Developer Console and set VTC_API_KEY.',
  FORBIDDEN: () =>
    'The key must not manage this company: use a key with VTC scopes for it, or check --vtc.',
  NOT_FOUND: () => 'There is no such company or convoy: check --vtc and --event.',
  RATE_LIMITED: (error) => `Too many requests with this key: try again ${later(error)}.`,
  NETWORK: () => 'The API cannot be reached: check --api-base and the connection.',
  TIMEOUT: () => 'The API did not respond within 10 seconds.',
  BAD_RESPONSE: ({ status }) =>
    status >= 500
      ? `The API failed with status ${status}.`
      : `This is not a response of the API (status ${status}): check --api-base.`,
  SETUP: ({ message }) => message,
};

const codes: Partial<Record<VtcErrorCode, ExitCode>> = {
  SETUP: exitCodes.settings,
  VALIDATION_ERROR: exitCodes.settings,
  UNAUTHORIZED: exitCodes.rejected,
  FORBIDDEN: exitCodes.rejected,
  NOT_FOUND: exitCodes.notFound,
};

/** Whether the API may have made the change: it did not respond, or not with a rejection. */
const mayBeDone = ({ code, status }: VtcError): boolean =>
  code !== 'SETUP' && (status < 400 || status >= 500) && code !== 'RATE_LIMITED';

/** Text and exit code of a failed request; `isWrite`: of one that changes something. */
export function explain(error: VtcError, isWrite: boolean): { text: string; exitCode: ExitCode } {
  const text = error.isBlocked
    ? `Something in front of the API, such as a firewall, responds with status ${error.status}.`
    : texts[error.code](error);
  if (isWrite && mayBeDone(error))
    return { text: `${text} ${unknownAdvice}`, exitCode: exitCodes.unknown };
  return { text, exitCode: (!error.isBlocked && codes[error.code]) || exitCodes.failed };
}
