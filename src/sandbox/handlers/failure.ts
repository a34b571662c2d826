import { errorStatus } from '../../contract/errors.js';

/** HTTP status of each error code; the last two are *not described by the API document*. */
const statuses = { ...errorStatus, METHOD_NOT_ALLOWED: 405, PAYLOAD_TOO_LARGE: 413 } as const;

/** What is wrong with one field or parameter. */
export interface FailureDetail {
  readonly path: string;
  readonly message: string;
}

/** An answer with an error code. */
export class Failure extends Error {
  readonly code: keyof typeof statuses;
  /** What exactly is wrong: one entry for each field. */
  readonly details: readonly FailureDetail[] | undefined;
  /** Headers that the answer carries besides the usual ones. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: Failure['code'],
    message: string,
    details?: Failure['details'],
    headers: Failure['headers'] = {},
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

/** What is answered when nothing is known by that name. */
export const notFound = (what: string) => new Failure('NOT_FOUND', `There is no such ${what}.`);

/** What is answered when fields of a request are wrong. */
export const invalid = (details: readonly FailureDetail[]) =>
  new Failure(
    'VALIDATION_ERROR',
    details.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '),
    details,
  );
