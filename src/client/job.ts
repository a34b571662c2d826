import type { VtcError } from './errors.js';
import type { RateBudget } from './rate-budget.js';
import type { CachedResponse, CacheKey } from './response-cache.js';

/** One GET, as the scheduler takes it. */
export interface ScheduledRequest extends CacheKey {
  /** A response not older than this is good enough; with a negative age none is. */
  readonly maxAgeMs: number;
  /** Lower goes first; 0 is what an element in view shows, and leaves at once. */
  readonly priority?: (() => number) | undefined;
  /** Whether a person wants it now: it may break a rest that a lost connection caused. */
  readonly isManual?: boolean | undefined;
}

/** Who waits for a response. */
export interface Waiter {
  readonly resolve: (response: CachedResponse) => void;
  readonly reject: (error: unknown) => void;
  readonly priority: ScheduledRequest['priority'];
}

/** One request under way, and all who wait for it. */
export interface Job {
  readonly key: string;
  readonly request: ScheduledRequest;
  readonly budget: RateBudget;
  readonly since: number;
  readonly waiters: Set<Waiter>;
  /** Aborts when the job is over, however it ended. */
  readonly controller: AbortController;
  state: 'claiming' | 'queued' | 'sent' | 'pausing';
  failures: number;
  maxAgeMs: number;
  isManual: boolean;
}

const mostTries = 3;

/** How urgent the most urgent of those who wait is. */
export const urgency = ({ waiters }: Job) =>
  Math.min(...[...waiters].map(({ priority }) => priority?.() ?? 0));

/** In a page an embed token costs a preflight too, which may be counted. */
export const costOf = ({ request }: Job) => (request.token?.startsWith('emb_') ? 2 : 1);

/** Whether what failed may be tried once more at once. */
export const mayRetry = ({ failures }: Job, { code, status, retryAfterMs }: VtcError) =>
  failures < mostTries &&
  !retryAfterMs &&
  (code === 'NETWORK' || code === 'TIMEOUT' || status >= 500);

/** A job that nobody waits for yet. */
export const createJob = (
  key: string,
  request: ScheduledRequest,
  budget: RateBudget,
  now: number,
): Job => ({
  key,
  request,
  budget,
  since: now,
  waiters: new Set(),
  controller: new AbortController(),
  state: 'claiming',
  failures: 0,
  maxAgeMs: request.maxAgeMs,
  isManual: request.isManual ?? false,
});
