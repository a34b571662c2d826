import type { VtcError } from './errors.js';
import { policyOf } from './failure-policy.js';
import type { RateBudget } from './rate-budget.js';
import type { CachedResponse, CacheKey } from './response-cache.js';

/** A GET request for the scheduler. */
export interface ScheduledRequest extends CacheKey {
  /** Max age of a cached response; a negative age bypasses the cache. */
  readonly maxAgeMs: number;
  /** Lower is sent first; below 1 (an element near the viewport) it is sent without waiting for others. Default: 0. */
  readonly priority?: (() => number) | undefined;
  /** Whether a visitor asked for it: it may be sent during a cooldown that a lost connection caused. */
  readonly isManual?: boolean | undefined;
}

/** A caller that waits for a response. */
export interface Waiter {
  readonly resolve: (response: CachedResponse) => void;
  readonly reject: (error: unknown) => void;
  readonly priority: ScheduledRequest['priority'];
}

/** An in-flight request and its callers. */
export interface Job {
  readonly key: string;
  readonly request: ScheduledRequest;
  readonly budget: RateBudget;
  readonly createdAt: number;
  readonly waiters: Set<Waiter>;
  /** Aborts when the job has ended, for whatever reason. */
  readonly controller: AbortController;
  state: 'claiming' | 'queued' | 'sent' | 'pausing';
  failures: number;
  maxAgeMs: number;
  isManual: boolean;
}

const maxAttempts = 3;

/** The priority of a job: the lowest of its callers. */
export const priorityOf = ({ waiters }: Job) =>
  Math.min(...[...waiters].map(({ priority }) => priority?.() ?? 0));

/** How many requests the API may count for a job. */
export const costOf = ({ request }: Job) => request.credential?.requestCost ?? 1;

/** Whether a job is sent again after a short pause. */
export const isRetried = ({ failures }: Job, error: VtcError) =>
  failures < maxAttempts && !error.retryAfterMs && policyOf(error).isRetried;

/** A job without callers. */
export const createJob = (
  key: string,
  request: ScheduledRequest,
  budget: RateBudget,
  now: number,
): Job => ({
  key,
  request,
  budget,
  createdAt: now,
  waiters: new Set(),
  controller: new AbortController(),
  state: 'claiming',
  failures: 0,
  maxAgeMs: request.maxAgeMs,
  isManual: request.isManual ?? false,
});
