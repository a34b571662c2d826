import { pause } from './clock.js';
import { policyOf, requestError, VtcError } from './errors.js';
import type { Page } from './page.js';
import { RateBudget, type RateWindow } from './rate-budget.js';
import { keyText, ResponseCache, type CachedResponse, type CacheKey } from './response-cache.js';
import type { TabMessage, Tabs, TabsOptions } from './tabs.js';
import { send, type Transport } from './transport.js';

/** A GET request for the scheduler. */
export interface ScheduledRequest extends CacheKey {
  /** As in `fetch()`: `reload` bypasses the cache. */
  readonly cache?: 'default' | 'reload' | undefined;
  /** Maximum age of a cached response; default: 0. */
  readonly maxAgeMs?: number | undefined;
  /**
   * A lower number is sent earlier; default: 0. Below `urgentPriority` (an element near the viewport) the request is sent
   * without waiting for others. From `backgroundPriority` on, it is sent only while half of the rate budget is free.
   */
  readonly priority?: (() => number) | undefined;
  /** True for a click on refresh or retry: may be sent during the cooldown after a network error. */
  readonly isManual?: boolean | undefined;
}

/** Sends the requests of all elements of a page; shared if the page loads several copies of the bundle. */
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
  /** Aborted when the job has ended, also after a success: removes listeners and timers. */
  readonly lifetime: AbortController;
  /** Whether it may be sent now. */
  isQueued: boolean;
  failures: number;
  /** The earliest time at which the response may have been received. */
  notBefore: number;
  isManual: boolean;
}

const maxAttempts = 3;
const backgroundShare = 0.5;

/** Priority of a request that must not take the rate budget of others. */
export const backgroundPriority = 10;

/** Priority of a request that is sent at once. */
const urgentPriority = 1;

/** The lowest number, which is the most urgent, of the callers of a job. */
const priorityOf = ({ waiters }: Job) =>
  Math.min(...[...waiters].map(({ priority }) => priority?.() ?? 0));

/** Number of requests that the API may count for a job. */
const costOf = ({ request }: Job) => request.credential?.requestCost ?? 1;

/** Creates a scheduler; the elements of a page share one. */
export function createScheduler(options: SchedulerOptions): RequestScheduler {
  const { clock, page, windows } = options;
  const cache = new ResponseCache(options.maxResponses ?? 100);
  const jobs = new Map<string, Job>();
  const budgets = new Map<string, RateBudget>();
  let timer: unknown;

  function getOrCreateBudget(origin: string): RateBudget {
    const budget = budgets.get(origin) ?? new RateBudget(origin, windows);
    budgets.set(origin, budget);
    return budget;
  }

  function schedule(ms = 0): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => dispatch(), Math.ceil(ms));
  }

  /** Decides whether a queued job is sent now, stays in the queue, or is rejected with an error. */
  function decide({ budget, request, failures, isManual }: Job, waitMs: number) {
    const isUnsent = !failures;
    if (page.offline()) return requestError('NETWORK', request, { isUnsent });
    const now = clock.now();
    const retryAfterMs = budget.cooldownUntil - now;
    if (retryAfterMs <= 0) return waitMs === 0 && budget.hasFreeSlot ? 'send' : 'wait';
    // During the cooldown after a network error, one manual request at a time probes the connection.
    if (isManual && budget.isProbing) return 'wait';
    if (isManual && waitMs === 0 && budget.tryProbe(now)) return 'send';
    return requestError(budget.reason, request, { retryAfterMs, isUnsent });
  }

  /** Sends queued jobs in order of priority, as far as the budgets allow; with `onlyUrgent`, the urgent ones. */
  function dispatch({ onlyUrgent = false } = {}): void {
    if (page.hidden()) return;
    const now = clock.now();
    const exhausted = new Map<RateBudget, number>();
    const queued = [...jobs.values()]
      .filter(({ isQueued }) => isQueued)
      .map((job) => ({ job, priority: priorityOf(job) }))
      .filter(({ priority }) => !onlyUrgent || priority < urgentPriority)
      .sort((a, b) => a.priority - b.priority);
    for (const { job, priority } of queued) {
      const { budget } = job;
      const share = priority < backgroundPriority ? 1 : backgroundShare;
      const waitMs = exhausted.get(budget) ?? budget.waitMs(costOf(job), now, share);
      const decision = decide(job, waitMs);
      if (decision === 'send') void attempt(job);
      else if (decision !== 'wait') rejectJob(job, decision);
      else if (waitMs > 0) exhausted.set(budget, waitMs);
    }
    // Only the urgent jobs were examined: a timer examines all.
    if (exhausted.size) schedule(onlyUrgent ? 0 : Math.min(...exhausted.values()));
  }

  const rejectJob = (job: Job, error: unknown) => settleJob(job, (waiter) => waiter.reject(error));

  function enqueue(job: Job): void {
    if (job.lifetime.signal.aborted) return;
    job.isQueued = true;
    // Other jobs are sent by a timer, so that the requests of all elements created in one task are sorted together.
    if (priorityOf(job) < urgentPriority && !job.failures) dispatch({ onlyUrgent: true });
    else schedule();
  }

  /** Sends a job once; after a temporary failure it is queued again. */
  async function attempt(job: Job): Promise<void> {
    const { budget, request, lifetime } = job;
    const recordEnd = budget.recordStart(costOf(job), clock.now());
    job.isQueued = false;
    job.isManual = false;
    const sending = send(request, options, lifetime.signal);
    broadcast(job);
    try {
      const json = await sending;
      recordEnd(clock.now());
      succeed(job, { json, receivedAt: clock.now() });
    } catch (error) {
      recordEnd(clock.now());
      if (error instanceof VtcError) fail(job, error);
      // The signal's reason: all callers have aborted.
      else rejectJob(job, error);
    }
    schedule();
  }

  function succeed(job: Job, response: CachedResponse): void {
    job.budget.succeeded(response.receivedAt);
    cache.set(job.request, response);
    broadcast(job, { responses: [[job.request.url, response]] });
    settleJob(job, ({ resolve }) => resolve(response));
  }

  function fail(job: Job, error: VtcError): void {
    const { request, budget, lifetime } = job;
    budget.failed(error, ++job.failures, clock.now());
    const isRetried = policyOf(error).isRetried && !error.retryAfterMs;
    if (isRetried && job.failures < maxAttempts) {
      pause(500 * 2 ** job.failures * (1 + Math.random()), clock, lifetime.signal).then(
        () => enqueue(job),
        () => undefined,
      );
      return;
    }
    const { code, message, status, retryAfterMs } = error;
    dropRejected(request, error);
    broadcast(job, { failed: [request.url, { code, message, status, retryAfterMs }] });
    rejectJob(job, error);
  }

  /** After a 401 or 403: deletes the cached responses to requests with this credential. */
  function dropRejected(
    { url, credential }: CacheKey,
    error: Pick<VtcError, 'code' | 'status'>,
  ): void {
    if (credential && !policyOf(error).keepsData)
      cache.deleteCredential(credential, new URL(url).origin);
  }

  /** Broadcasts the rate budget to all tabs, and `message` to those with the same credential. */
  function broadcast({ budget, request }: Job, message?: TabMessage): void {
    tabs.post({ budgets: [budget.record()] });
    if (message) tabs.post(message, request.credential);
  }

  function settleJob(job: Job, call: (waiter: Waiter) => void): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key);
    job.waiters.forEach(call);
    job.waiters.clear();
    job.lifetime.abort();
  }

  /** The earliest time at which the response to a request may have been received; `reload` accepts no earlier response. */
  const notBeforeOf = ({ cache: mode, maxAgeMs = 0 }: ScheduledRequest) =>
    mode === 'reload' ? clock.now() + 1 : clock.now() - maxAgeMs;

  function start(key: string, request: ScheduledRequest, waiter: Waiter): Job {
    const job: Job = {
      key,
      request,
      budget: getOrCreateBudget(new URL(request.url).origin),
      waiters: new Set([waiter]),
      lifetime: new AbortController(),
      isQueued: false,
      failures: 0,
      notBefore: notBeforeOf(request),
      isManual: request.isManual ?? false,
    };
    jobs.set(key, job);
    const claimed = tabs.claim(request, job.lifetime.signal);
    // Without other tabs, the job is queued synchronously.
    if (!claimed) enqueue(job);
    claimed?.then(
      () => enqueue(job),
      (error: unknown) => rejectJob(job, error),
    );
    return job;
  }

  /** Joins the job of an equal request, or starts one. The job ends when all of its callers have aborted. */
  const join = (request: ScheduledRequest, signal?: AbortSignal) =>
    new Promise<CachedResponse>((resolve, reject) => {
      const key = keyText(request);
      const waiter = { resolve, reject, priority: request.priority };
      let job = jobs.get(key);
      if (job) {
        job.notBefore = Math.max(job.notBefore, notBeforeOf(request));
        job.waiters.add(waiter);
        job.isManual ||= request.isManual ?? false;
        if (job.isQueued) schedule();
      } else job = start(key, request, waiter);
      const { waiters, lifetime } = job;
      const leave = () => {
        waiters.delete(waiter);
        reject(signal?.reason as Error);
        if (!waiters.size) settleJob(job, () => undefined);
      };
      signal?.addEventListener('abort', leave, { signal: lifetime.signal });
    });

  function receive(
    { budgets: records, responses, failed }: TabMessage,
    credential: CacheKey['credential'],
  ): void {
    records?.forEach((record) => getOrCreateBudget(record.origin).merge(record));
    responses?.forEach(([url, response]) => {
      const key = { url, credential };
      const job = jobs.get(keyText(key));
      if (response.receivedAt > (cache.get(key)?.receivedAt ?? 0)) cache.set(key, response);
      if (job && response.receivedAt >= job.notBefore)
        settleJob(job, ({ resolve }) => resolve(response));
    });
    if (!failed) return;
    const [url, error] = failed;
    const job = jobs.get(keyText({ url, credential }));
    dropRejected({ url, credential }, error);
    if (job) rejectJob(job, new VtcError(error.code, error.message, error));
  }

  const budgetRecords = () => [...budgets.values()].map((budget) => budget.record());
  const stored = page.load();
  for (const [url, response] of stored.responses) cache.set({ url }, response);
  for (const record of stored.budgets) getOrCreateBudget(record.origin).merge(record);
  page.watch(({ type }) => {
    if (page.hidden()) page.save({ responses: cache.anonymous(), budgets: budgetRecords() });
    if (type === 'online') budgets.forEach((budget) => budget.online());
    schedule();
  });
  const tabs = options.openTabs({
    clock,
    receive,
    snapshot: (credential) => ({
      budgets: budgetRecords(),
      responses: cache.entriesOf(credential),
    }),
  });

  return {
    cached: (key) => cache.get(key),
    async request(request, signal) {
      signal?.throwIfAborted();
      const cached = cache.get(request);
      if (!cached) return join(request, signal);
      // A response from the future, after the clock of the machine was set back, is not fresh.
      const { receivedAt } = cached;
      const isFresh = receivedAt >= notBeforeOf(request) && receivedAt <= clock.now();
      return isFresh ? cached : join(request, signal);
    },
  };
}
