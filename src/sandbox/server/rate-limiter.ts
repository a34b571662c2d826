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

const newWindows = (now: number): Window[] =>
  [minute, 5 * minute].map((durationMs) => ({ durationMs, startMs: now, count: 0 }));

const isOver = ({ startMs, durationMs }: Window, now: number) =>
  now >= startMs + durationMs || now < startMs;

function renew(window: Window, now: number) {
  if (isOver(window, now)) Object.assign(window, { startMs: now, count: 0 });
}

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
    const windows = clients.get(client) ?? newWindows(now);
    clients.set(client, windows);
    const limits = [rateLimits[tier].minute, rateLimits[tier].fiveMinutes];
    windows.forEach((window) => renew(window, now));
    const left = () =>
      windows.map(({ startMs, durationMs, count }, index) => {
        const limit = limits[index] ?? 0;
        return { limit, remaining: limit - count, resetMs: startMs + durationMs };
      });
    const rejected = left().some(({ remaining }) => remaining === 0);
    if (!rejected) windows.forEach((window) => (window.count += 1));
    const tightest = left().reduce((one, other) => {
      if (one.remaining === other.remaining) return one.resetMs > other.resetMs ? one : other;
      return one.remaining < other.remaining ? one : other;
    });
    return { ...tightest, rejected };
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
