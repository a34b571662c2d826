import type { CacheEngine } from '../cache/engine.js';
import { readNote, writeNote } from './notes.js';
import type { Failure } from './outcome.js';

/** For how long a question that failed is left alone, in ms: at first, and at most. */
export const failureMs = { first: 2000, longest: 60_000 } as const;

const keyOf = (path: string) => `failed:${path}`;

/** Remembers questions that failed: for 2 s, then twice as long each time, up to 60 s. */
export function createFailures(engine: CacheEngine, now: () => number) {
  return {
    /** The failure that is still remembered. */
    remembered: async (path: string): Promise<Failure | undefined> => {
      const note = await readNote(engine, keyOf(path));
      const leftMs = (note?.until ?? 0) - now();
      if (!note?.failure || leftMs <= 0) return undefined;
      return { ...note.failure, retryAfterSeconds: Math.ceil(leftMs / 1000) };
    },
    /** Notes a failure; `waitMs` is what the API asked for. */
    add: async (path: string, failure: Failure, waitMs = 0): Promise<Failure> => {
      const count = ((await readNote(engine, keyOf(path)))?.count ?? 0) + 1;
      const delayMs = Math.max(
        waitMs,
        Math.min(failureMs.longest, failureMs.first * 2 ** (count - 1)),
      );
      await writeNote(engine, keyOf(path), { count, until: now() + delayMs, failure }, now());
      return { ...failure, retryAfterSeconds: Math.ceil(delayMs / 1000) };
    },
    clear: (path: string): Promise<void> => engine.delete(keyOf(path)),
  };
}
