import type { VtcError } from '../client/errors.js';

/** What is known of a value that comes from the API. */
export class ResourceState<T> {
  /** The last good value; undefined while there is none for the present key. */
  value: T | undefined;
  /** Why the last question failed; undefined after a good answer. */
  error: VtcError | undefined;
  /** Why parts of the value are missing or old, by their names. */
  failures: ReadonlyMap<string, VtcError> = new Map();
  /** When the value was received, in ms since the epoch. */
  receivedAt: number | undefined;

  /** True while the value is older than it should be, since asking failed. */
  get stale(): boolean {
    return this.value !== undefined && this.error !== undefined;
  }
}
