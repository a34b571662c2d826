import { pause } from './clock.js';
import { policyOf, requestError, VtcError } from './errors.js';
import type { Page } from './page.js';
import { RateBudget, type RateWindow } from './rate-budget.js';
import { keyText, ResponseCache, type CachedResponse, type CacheKey } from './response-cache.js';
import type { TabMessage, Tabs, TabsOptions } from './tabs.js';
import { send, type Transport } from './transport.js';

/** A GET request for the scheduler. */
export interface ScheduledRequest extends CacheKey {
  /** Max age of a cached response; a negative age bypasses the cache. */
  readonly maxAgeMs: number;
  /**
   * Lower is sent first; below 1 (an element near the viewport) it is sent without waiting for others. Default: 0.
   * From `backgroundPriority` on, it is sent while half of the rate budget is free.
   */
  readonly priority?: (() => number) | undefined;
  /** Whether a visitor asked for it: it may be sent during a cooldown that a lost connection caused. */
  readonly isManual?: boolean | undefined;
}

/** Sends the requests of all elements of a page, also those of other copies of the bundle. */
export interface RequestScheduler {
  /** Rejects with a VtcError, or with the reason of the signal when that aborts. */
  request(request: ScheduledRequest, signal?: AbortSignal): Promise<CachedResponse>;
  /** The last response, at any age. */
  cached(key: CacheKey): CachedResponse | undefined;
}

/** Dependencies of a scheduler. */
export interface SchedulerOptions extends Transport {
  readonly page: Page;
  readonly windows: readonly RateWindow[];
  readonly openTabs: (options: TabsOptions) => Tabs;
  /** Capacity of the response cache. */
  readonly maxResponses?: number;
}

/** A caller that waits for a response. */
interface Waiter extends Pick<ScheduledRequest, 'priority'> {
  readonly resolve: (response: CachedResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** A request and its callers. */
interface Job {
  readonly key: string;
  readonly request: ScheduledRequest;
  readonly budget: RateBudget;
  readonly waiters: Set<Waiter>;
  /** Aborts when the job has ended, for whatever reason. */
  readonly controller: AbortController;
  state: 'claiming' | 'queued' | 'sent' | 'pausing';
  failures: number;
  /** The earliest time at which the response may have been received. */
  notBefore: number;
  isManual: boolean;
}

const maxAttempts = 3;
const backgroundShare = 0.5;

/** Priority of a request that must not take the rate budget of others. */
export const backgroundPriority = 10;

/** The priority of a job: the lowest of its callers. */
const priorityOf = ({ waiters }: Job) =>
  Math.min(...[...waiters].map(({ priority }) => priority?.() ?? 0));

/** How many requests the API may count for a job. */
const costOf = ({ request }: Job) => request.credential?.requestCost ?? 1;

/** Creates a scheduler; the elements of a page share one. */
export function createScheduler(options: SchedulerOptions): RequestScheduler {
  const { clock, page, windows } = options;
  const cache = new ResponseCache(options.maxResponses ?? 100);
  const jobs = new Map<string, Job>();
  const budgets = new Map<string, RateBudget>();
  let timer: unknown;

  function budgetOf(origin: string): RateBudget {
    const budget = budgets.get(origin) ?? new RateBudget(origin, windows);
    budgets.set(origin, budget);
    return budget;
  }

  function schedule(ms = 0): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => dispatch(), Math.ceil(ms));
  }

  /** Sends queued jobs with a priority below `limit` in order of priority, as far as the budgets allow. */
  function dispatch(limit = Infinity): void {
    if (page.hidden()) return;
    const now = clock.now();
    const exhausted = new Map<RateBudget, number>();
    const queued = [...jobs.values()]
      .filter(({ state }) => state === 'queued')
      .map((job) => ({ job, priority: priorityOf(job) }))
      .filter(({ priority }) => priority < limit)
      .sort((a, b) => a.priority - b.priority);
    for (const { job, priority } of queued) {
      const { budget, request } = job;
      const share = priority < backgroundPriority ? 1 : backgroundShare;
      const waitMs = exhausted.get(budget) ?? budget.waitMs(costOf(job), now, share);
      const cooldownMs = budget.cooldownUntil - now;
      const isUnsent = !job.failures;
      if (page.offline()) reject(job, requestError('NETWORK', request, { isUnsent }));
      else if (cooldownMs > 0 && job.isManual && budget.isProbing) continue;
      else if (cooldownMs > 0 && !(job.isManual && !waitMs && budget.probe(now)))
        reject(job, requestError(budget.reason, request, { retryAfterMs: cooldownMs, isUnsent }));
      else if (waitMs) exhausted.set(budget, waitMs);
      else if (budget.hasFreeSlot) void attempt(job);
    }
    if (exhausted.size) schedule(limit < Infinity ? 0 : Math.min(...exhausted.values()));
  }

  const reject = (job: Job, error: unknown) => settle(job, (waiter) => waiter.reject(error));

  function enqueue(job: Job): void {
    if (job.controller.signal.aborted) return;
    job.state = 'queued';
    // Less urgent jobs wait until all elements have queued theirs in this task.
    if (priorityOf(job) < 1 && !job.failures) dispatch(1);
    else schedule();
  }

  /** Sends a job once; after a temporary failure it is queued again. */
  async function attempt(job: Job): Promise<void> {
    const { budget, request, controller } = job;
    const ended = budget.send(costOf(job), clock.now());
    job.state = 'sent';
    job.isManual = false;
    const sending = send(request, options, controller.signal);
    broadcast(job);
    try {
      const json = await sending;
      ended(clock.now());
      succeed(job, { json, receivedAt: clock.now() });
    } catch (error) {
      ended(clock.now());
      if (error instanceof VtcError) fail(job, error);
      // The signal's reason: all callers have aborted.
      else reject(job, error);
    }
    schedule();
  }

  function succeed(job: Job, response: CachedResponse): void {
    job.budget.succeeded(response.receivedAt);
    cache.set(job.request, response);
    broadcast(job, { responses: [[job.request.url, response]] });
    settle(job, ({ resolve }) => resolve(response));
  }

  function fail(job: Job, error: VtcError): void {
    const { request, budget, controller } = job;
    budget.failed(error, ++job.failures, clock.now());
    const isRetried = policyOf(error).isRetried && !error.retryAfterMs;
    if (isRetried && job.failures < maxAttempts) {
      job.state = 'pausing';
      pause(500 * 2 ** job.failures * (1 + Math.random()), clock, controller.signal).then(
        () => enqueue(job),
        () => undefined,
      );
      return;
    }
    const { code, message, status, retryAfterMs } = error;
    dropRejected(request, error);
    broadcast(job, { failed: [request.url, { code, message, status, retryAfterMs }] });
    reject(job, error);
  }

  /** Drops the responses to a credential that the API now rejects. */
  function dropRejected(
    { url, credential }: CacheKey,
    error: Pick<VtcError, 'code' | 'status'>,
  ): void {
    if (credential && !policyOf(error).keepsData)
      cache.deleteCredential(credential, new URL(url).origin);
  }

  /** The budget goes to all tabs, everything else to those with the same credential. */
  function broadcast({ budget, request }: Job, message?: TabMessage): void {
    tabs.post({ budgets: [budget.record()] });
    if (message) tabs.post(message, request.credential);
  }

  function settle(job: Job, call: (waiter: Waiter) => void): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key);
    job.waiters.forEach(call);
    job.waiters.clear();
    job.controller.abort();
  }

  function start(key: string, request: ScheduledRequest, waiter: Waiter): Job {
    const job: Job = {
      key,
      request,
      budget: budgetOf(new URL(request.url).origin),
      waiters: new Set([waiter]),
      controller: new AbortController(),
      state: 'claiming',
      failures: 0,
      notBefore: clock.now() - request.maxAgeMs,
      isManual: request.isManual ?? false,
    };
    jobs.set(key, job);
    const claimed = tabs.claim(request, job.notBefore, job.controller.signal);
    // Where no other tab is known the request is sent in this task.
    if (!claimed) enqueue(job);
    claimed?.then(
      () => enqueue(job),
      (error: unknown) => reject(job, error),
    );
    return job;
  }

  /** Waits for a job; it ends when its last caller aborts. */
  const join = (request: ScheduledRequest, signal?: AbortSignal) =>
    new Promise<CachedResponse>((resolve, reject) => {
      const key = keyText(request);
      const waiter = { resolve, reject, priority: request.priority };
      let job = jobs.get(key);
      if (job) {
        job.notBefore = Math.max(job.notBefore, clock.now() - request.maxAgeMs);
        job.waiters.add(waiter);
        job.isManual ||= request.isManual ?? false;
        if (job.state === 'queued') schedule();
      } else job = start(key, request, waiter);
      const { waiters, controller } = job;
      const leave = () => {
        waiters.delete(waiter);
        reject(signal?.reason as Error);
        if (!waiters.size) settle(job, () => undefined);
      };
      signal?.addEventListener('abort', leave, { signal: controller.signal });
    });

  function receive(
    { budgets: records, responses, failed }: TabMessage,
    credential: CacheKey['credential'],
  ): void {
    records?.forEach((record) => budgetOf(record.origin).merge(record));
    responses?.forEach(([url, response]) => {
      const key = { url, credential };
      const job = jobs.get(keyText(key));
      if (response.receivedAt > (cache.get(key)?.receivedAt ?? 0)) cache.set(key, response);
      if (job && response.receivedAt >= job.notBefore)
        settle(job, ({ resolve }) => resolve(response));
    });
    if (!failed) return;
    const [url, error] = failed;
    const job = jobs.get(keyText({ url, credential }));
    dropRejected({ url, credential }, error);
    if (job) reject(job, new VtcError(error.code, error.message, error));
  }

  const records = () => [...budgets.values()].map((budget) => budget.record());
  const stored = page.load();
  for (const [url, response] of stored.responses) cache.set({ url }, response);
  for (const record of stored.budgets) budgetOf(record.origin).merge(record);
  page.watch(({ type }) => {
    if (page.hidden()) page.save({ responses: cache.anonymous(), budgets: records() });
    if (type === 'online') budgets.forEach((budget) => budget.online());
    schedule();
  });
  const tabs = options.openTabs({
    clock,
    receive,
    budgets: records,
    cached: (key) => cache.get(key),
    isLoading(key) {
      const state = jobs.get(keyText(key))?.state;
      return state === 'sent' || (state !== undefined && state !== 'claiming' && !page.hidden());
    },
  });

  return {
    cached: (key) => cache.get(key),
    async request(request, signal) {
      signal?.throwIfAborted();
      const known = cache.get(request);
      const ageMs = known ? clock.now() - known.receivedAt : -1;
      return known && ageMs >= 0 && ageMs <= request.maxAgeMs ? known : join(request, signal);
    },
  };
}
