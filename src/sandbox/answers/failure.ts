import { errorStatus, type ErrorCode } from '../../contract/errors.js';

/** An answer with one of the document's error codes. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** What exactly is wrong: one entry for each field. */
  readonly details: readonly { path: string; message: string }[] | undefined;

  constructor(code: ErrorCode, message: string, details?: Failure['details']) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status() {
    return errorStatus[this.code];
  }
}

/** What is answered when nothing is known by that name. */
export const notFound = (what: string) => new Failure('NOT_FOUND', `There is no such ${what}.`);
