import { errorStatus } from '../../contract/errors.js';

/** HTTP status of each error code; the last three are *not described by the API document*. */
const statuses = {
  ...errorStatus,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  INTERNAL: 500,
} as const;

/** Validation error of one field or parameter. */
export interface FailureDetail {
  readonly path: string;
  readonly message: string;
}

/** An error response. */
export class ApiFailure extends Error {
  readonly code: keyof typeof statuses;
  /** One entry for each invalid field. */
  readonly details: readonly FailureDetail[] | undefined;
  /** Additional response headers. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ApiFailure['code'],
    message: string,
    details?: ApiFailure['details'],
    headers: ApiFailure['headers'] = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status() {
    return statuses[this.code];
  }
}

/** A 404 error. */
export const notFound = (what: string) => new ApiFailure('NOT_FOUND', `There is no such ${what}.`);

/** A 400 error. */
export const invalid = (details: readonly FailureDetail[]) =>
  new ApiFailure(
    'VALIDATION_ERROR',
    details.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '),
    details,
  );
