import type { CacheEngine } from '../cache/engine.js';
import { readNote, writeNote } from './notes.js';

const key = 'rest';
/** For how long the API is left alone where it does not say so itself, in ms; `longest` holds always. */
export const restMs = { first: 60_000, further: 300_000, longest: 900_000 } as const;

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
      const { first, further, longest } = restMs;
      const leftMs = Math.min(longest, waitMs ?? (count > 1 ? further : first));
      localUntil = now() + leftMs;
      await writeNote(engine, key, { count, until: localUntil }, now());
      return Math.ceil(leftMs / 1000);
    },
  };
}
