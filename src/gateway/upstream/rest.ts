import type { CacheEngine } from '../cache/engine.js';
import { readNote, writeNote } from './notes.js';

const key = 'rest';
const firstMs = 60_000;
const furtherMs = 300_000;
const longestMs = 900_000;

/** Leaves the whole API alone after it said that there were too many requests. */
export function createRest(engine: CacheEngine, now: () => number) {
  let localUntil = 0;
  return {
    /** Whether this process knows that the API is left alone. */
    isResting: () => now() < localUntil,
    /** Seconds to wait; undefined where the API may be asked. */
    left: async (): Promise<number | undefined> => {
      const until = Math.max(localUntil, (await readNote(engine, key))?.until ?? 0);
      localUntil = until;
      return until > now() ? Math.ceil((until - now()) / 1000) : undefined;
    },
    /** Begins a rest; gives its seconds. */
    begin: async (waitMs: number | undefined): Promise<number> => {
      const count = ((await readNote(engine, key))?.count ?? 0) + 1;
      const restMs = Math.min(longestMs, waitMs ?? (count > 1 ? furtherMs : firstMs));
      localUntil = now() + restMs;
      await writeNote(engine, key, { count, until: localUntil }, now());
      return Math.ceil(restMs / 1000);
    },
  };
}
