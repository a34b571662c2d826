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
    const waits = await Promise.all(
      windows.map(async ([name, seconds]) => {
        const most = Math.floor(rateLimits[tier][name] / 2);
        const part = Math.floor(now() / 1000 / seconds);
        const left = Math.ceil((part + 1) * seconds - now() / 1000);
        const count = (key: string) =>
          engine.increment(`spent:${key}:${name}:${part}`, seconds * 2);
        if (!isKnown && (await count('unknown')) > most / 2) return left;
        return (await count('all')) > most ? left : 0;
      }),
    );
    return Math.max(...waits) || undefined;
  };
}
