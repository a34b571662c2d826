import type { CacheEngine } from '../cache/engine.js';
import { readBackOff, writeBackOff } from './back-off-record.js';

const key = 'cooldown';

/** Cooldown after a 429 without `Retry-After`: the first, consecutive ones, and the maximum of all, in ms. */
export const cooldownMs = { first: 60_000, further: 300_000, max: 900_000 } as const;

/** Cooldown of the whole API after a 429, shared between processes. */
export function createCooldown(engine: CacheEngine, now: () => number) {
  let localUntil = 0;
  return {
    /** Whether this process knows of a cooldown. */
    isActive: () => now() < localUntil,
    /** Remaining seconds; undefined without a cooldown. */
    remaining: async (): Promise<number | undefined> => {
      localUntil = Math.max(localUntil, (await readBackOff(engine, key))?.until ?? 0);
      return localUntil > now() ? Math.ceil((localUntil - now()) / 1000) : undefined;
    },
    /** Starts a cooldown; returns its seconds. */
    start: async (retryAfterMs: number | undefined): Promise<number> => {
      const count = ((await readBackOff(engine, key))?.count ?? 0) + 1;
      const { first, further, max } = cooldownMs;
      const delayMs = Math.min(max, retryAfterMs ?? (count > 1 ? further : first));
      localUntil = now() + delayMs;
      await writeBackOff(engine, key, { count, until: localUntil }, now());
      return Math.ceil(delayMs / 1000);
    },
  };
}
