import type { VtcError } from '../client/errors.js';
import type { Query, QueryContext } from './query.js';

/** What a value depends on. */
export type Key = readonly unknown[];

/**
 * Asks the API through `query` and puts the answers together; `show` shows what is there before the rest.
 * Where a part of them fails it throws a `PartialFailure` with what is there.
 */
export type Load<T> = (query: Query, show: (value: T) => void) => Promise<T>;

/** What a resource is told by the element that holds it. */
export interface ResourceOptions<T> {
  /**
   * What `load` depends on, the source first; another key is another thing to show.
   * Undefined: not to be asked yet. Null: nothing to ask, and nothing to keep. May throw a `VtcError`.
   */
  key: () => Key | undefined | null;
  /** What of a value holds for another key of the same source; nothing where absent. */
  keep?: (value: T) => T | undefined;
  /** Asks the API through `query` and puts the answers together; `show` shows what is there before the rest. */
  load: Load<T>;
  /** Where and how urgently to ask. */
  context: () => QueryContext;
  /** Seconds between two questions; 0 = never again. */
  refreshSeconds: () => number;
  /** Told of each new value and of each failure. */
  settled?: (error?: VtcError) => void;
}

/** How one load asks. */
export interface Asking {
  /** How old an answer may be; undefined: only what is known already. */
  maxAgeMs: number | undefined;
  isManual?: boolean;
  signal: AbortSignal;
}

/** Whether both are there and hold the same. */
export const equal = (a: Key | undefined, b: Key | undefined): boolean =>
  a !== undefined && b !== undefined && a.length === b.length && a.every((v, i) => v === b[i]);
