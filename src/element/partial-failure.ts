import { isFinal, VtcError } from '../client/errors.js';

/** Something unexpected, as one of the error family. */
export const asVtcError = (error: unknown): VtcError =>
  error instanceof VtcError ? error : new VtcError('BAD_RESPONSE', String(error), { cause: error });

/** Some of the parts that make up a value failed: the value without them, and why each is missing or old. */
export class PartialFailure<T> extends Error {
  readonly value: T;
  readonly failures: ReadonlyMap<string, VtcError>;

  constructor(value: T, failures: ReadonlyMap<string, unknown>) {
    super('A part failed');
    this.value = value;
    this.failures = new Map([...failures].map(([part, error]) => [part, asVtcError(error)]));
  }

  /** The failure of the whole: one that may pass, which decides when to ask again, before one that may not. */
  get error(): VtcError {
    const errors = [...this.failures.values()];
    return errors.find((error) => !isFinal(error)) ?? errors[0] ?? asVtcError(this.message);
  }
}
