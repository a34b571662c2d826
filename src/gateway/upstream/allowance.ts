import { rateLimits, type RateLimitTier } from '../../contract/rate-limits.js';
import type { CacheEngine } from '../cache/engine.js';

const windows = [
  ['minute', 60],
  ['fiveMinutes', 300],
] as const;

/**
 * Counts requests to the API and stops at half of what it allows.
 * A question that was never answered may take half of that half, so that random names cannot spend what
 * known companies need.
 */
export function createAllowance(engine: CacheEngine, now: () => number) {
  /** Seconds to wait; undefined where the request may go. */
  return async (tier: RateLimitTier, isKnown: boolean): Promise<number | undefined> => {
    for (const [name, seconds] of windows) {
      const most = Math.floor(rateLimits[tier][name] / 2);
      const part = Math.floor(now() / 1000 / seconds);
      const count = (who: string) => engine.increment(`spent:${who}:${name}:${part}`, seconds * 2);
      const isSpent =
        (!isKnown && (await count('unknown')) > most / 2) || (await count('all')) > most;
      if (isSpent) return Math.ceil((part + 1) * seconds - now() / 1000);
    }
    return undefined;
  };
}
