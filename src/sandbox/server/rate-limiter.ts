import { rateLimits, type RateLimitTier } from '../../contract/rate-limits.js';
import { minute } from '../world/schedule.js';

/** State of the window with the fewest remaining requests. */
export interface RateLimitState {
  readonly limit: number;
  readonly remaining: number;
  /** End of the window in milliseconds since 1970. */
  readonly resetMs: number;
  /** Whether this request is rejected. */
  readonly rejected: boolean;
}

interface Window {
  readonly durationMs: number;
  startMs: number;
  count: number;
}

/** Counts requests in windows of one and five minutes, which begin with a client's first request. */
export type RateLimiter = (client: string, tier: RateLimitTier, now: number) => RateLimitState;

const maxClients = 20_000;
const durationsMs = [minute, 5 * minute] as const;

const isOver = ({ startMs, durationMs }: Window, now: number) =>
  now >= startMs + durationMs || now < startMs;

/** Creates a rate limiter; rejected requests are not counted. */
export function createRateLimiter(): RateLimiter {
  const clients = new Map<string, Window[]>();
  const forget = (now: number) => {
    for (const [client, windows] of clients) {
      if (windows.every((window) => isOver(window, now))) clients.delete(client);
    }
  };
  return (client, tier, now) => {
    if (clients.size > maxClients) forget(now);
    const known = clients.get(client);
    const windows = durationsMs.map((durationMs, index) => {
      const window = known?.[index];
      return window && !isOver(window, now) ? window : { durationMs, startMs: now, count: 0 };
    });
    clients.set(client, windows);
    const limits = [rateLimits[tier].minute, rateLimits[tier].fiveMinutes];
    const rejected = windows.some(({ count }, index) => count === limits[index]);
    if (!rejected) windows.forEach((window) => (window.count += 1));
    return windows
      .map(({ startMs, durationMs, count }, index) => {
        const limit = limits[index] ?? 0;
        return { limit, remaining: limit - count, resetMs: startMs + durationMs, rejected };
      })
      .reduce((a, b) => {
        if (a.remaining === b.remaining) return a.resetMs > b.resetMs ? a : b;
        return a.remaining < b.remaining ? a : b;
      });
  };
}

/** Rate limit headers; *not described by the API document*. */
export function rateLimitHeaders(
  { limit, remaining, resetMs, rejected }: RateLimitState,
  now: number,
) {
  const seconds = Math.max(1, Math.ceil((resetMs - now) / 1000));
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(resetMs / 1000)),
    ...(rejected && { 'Retry-After': String(seconds) }),
  };
}
