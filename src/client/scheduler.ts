import { pause } from './clock.js';
import { requestError, VtcError } from './errors.js';
import {
  costOf,
  createJob,
  mayRetry,
  urgency,
  type Job,
  type ScheduledRequest,
  type Waiter,
} from './job.js';
import { RateBudget } from './rate-budget.js';
import { keyText, ResponseCache, type CachedResponse, type CacheKey } from './response-cache.js';
import type { RequestScheduler, SchedulerOptions } from './scheduler-options.js';
import type { TabMessage } from './tab-messages.js';
import { send } from './transport.js';

/** Makes a scheduler; the elements of a page share one. */
export function createScheduler(options: SchedulerOptions): RequestScheduler {
  const { clock, page, windows } = options;
  const cache = new ResponseCache(options.mostResponses ?? 100);
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

  /** Sends queued jobs, the most urgent first, as far as the budgets allow. */
  function dispatch(leastUrgent = Infinity): void {
    if (page.hidden()) return;
    const now = clock.now();
    const full = new Map<RateBudget, number>();
    const queued = [...jobs.values()]
      .filter(({ state }) => state === 'queued')
      .map((job) => ({ job, rank: urgency(job) }))
      .filter(({ rank }) => rank <= leastUrgent);
    for (const { job } of queued.sort((a, b) => a.rank - b.rank)) {
      const { budget, request } = job;
      const wait = full.get(budget) ?? budget.waitMs(costOf(job), now);
      const rest = budget.restsUntil - now;
      if (page.offline())
        refuse(job, requestError('NETWORK', request, { isUnsent: !job.failures }));
      else if (rest > 0 && job.isManual && budget.isProbing) continue;
      else if (rest > 0 && !(job.isManual && budget.hasRoom && !wait && budget.probe(now)))
        refuse(
          job,
          requestError(budget.reason, request, { retryAfterMs: rest, isUnsent: !job.failures }),
        );
      else if (wait) full.set(budget, wait);
      else if (budget.hasRoom) void attempt(job);
    }
    if (full.size) schedule(leastUrgent < Infinity ? 0 : Math.min(...full.values()));
  }

  const refuse = (job: Job, error: VtcError) => settle(job, ({ reject }) => reject(error));

  function enqueue(job: Job): void {
    if (job.controller.signal.aborted) return;
    job.state = 'queued';
    // What is less urgent waits until all who ask in this turn of the event loop have asked.
    if (urgency(job) > 0 || job.failures) schedule();
    else dispatch(0);
  }

  /** Sends a job once; what may pass is tried again after a pause. */
  async function attempt(job: Job): Promise<void> {
    const { budget, request, controller } = job;
    const over = budget.send(costOf(job), clock.now());
    job.state = 'sent';
    job.isManual = false;
    post(job, {});
    try {
      const json = await send(request, options, controller.signal);
      over(clock.now());
      succeed(job, { json, receivedAt: clock.now() });
    } catch (error) {
      over(clock.now());
      if (error instanceof VtcError) fail(job, error);
      // The signal's reason: nobody waits any more.
      else settle(job, ({ reject }) => reject(error));
    }
    schedule();
  }

  function succeed(job: Job, response: CachedResponse): void {
    job.budget.succeeded(response.receivedAt);
    cache.set(job.request, response);
    post(job, { responses: [[job.request.url, response]] });
    settle(job, ({ resolve }) => resolve(response));
  }

  function fail(job: Job, error: VtcError): void {
    const { request, budget, controller } = job;
    budget.failed(error, ++job.failures, clock.now());
    if (mayRetry(job, error)) {
      job.state = 'pausing';
      pause(500 * 2 ** job.failures * (1 + Math.random()), clock, controller.signal).then(
        () => enqueue(job),
        () => undefined,
      );
      return;
    }
    const { code, message, status, retryAfterMs } = error;
    dropRefused(request, status);
    post(job, { failed: [request.url, { code, message, status, retryAfterMs }] });
    refuse(job, error);
  }

  /** Drops what an API answered to a token that it refuses now. */
  function dropRefused({ url, token }: CacheKey, status: number): void {
    if (token && (status === 401 || status === 403)) cache.deleteToken(token, new URL(url).origin);
  }

  /** The budget goes to all tabs; the rest only to those that hold the same token. */
  function post({ budget, request }: Job, message: TabMessage): void {
    tabs.post({ budgets: [budget.record()] });
    if (message.responses ?? message.failed) tabs.post(message, request.token);
  }

  function settle(job: Job, call: (waiter: Waiter) => void): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key);
    job.waiters.forEach(call);
    job.waiters.clear();
    job.controller.abort();
  }

  function start(key: string, request: ScheduledRequest, waiter: Waiter): Job {
    const budget = budgetOf(new URL(request.url).origin);
    const job = createJob(key, request, budget, clock.now());
    job.waiters.add(waiter);
    jobs.set(key, job);
    // A tab that is alone asks at once, before anything else happens: that is the whole way to the network.
    if (tabs.isAlone(request.token)) enqueue(job);
    else {
      const { signal } = job.controller;
      tabs.claim(request, job.since - job.maxAgeMs, signal).then(
        () => enqueue(job),
        (error: unknown) => settle(job, ({ reject }) => reject(error)),
      );
    }
    return job;
  }

  /** Waits for a job; the last one to leave ends it. */
  const join = (request: ScheduledRequest, signal?: AbortSignal) =>
    new Promise<CachedResponse>((resolve, reject) => {
      const key = keyText(request);
      const waiter = { resolve, reject, priority: request.priority };
      let job = jobs.get(key);
      if (job) {
        job.maxAgeMs = Math.min(job.maxAgeMs, request.maxAgeMs);
        job.waiters.add(waiter);
        if (request.isManual) job.isManual = true;
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

  function receive({ budgets: records, responses, failed }: TabMessage, token?: string): void {
    records?.forEach((record) => budgetOf(record.origin).merge(record));
    responses?.forEach(([url, response]) => {
      const key = { url, token };
      const job = jobs.get(keyText(key));
      if (response.receivedAt > (cache.get(key)?.receivedAt ?? 0)) cache.set(key, response);
      if (job && response.receivedAt >= job.since - job.maxAgeMs)
        settle(job, ({ resolve }) => resolve(response));
    });
    if (!failed) return;
    const [url, error] = failed;
    const job = jobs.get(keyText({ url, token }));
    dropRefused({ url, token }, error.status);
    if (job) refuse(job, new VtcError(error.code, error.message, error));
  }

  const stored = page.load();
  for (const [url, response] of stored.responses) cache.set({ url }, response);
  for (const record of stored.budgets) budgetOf(record.origin).merge(record);
  page.watch(({ type }) => {
    if (page.hidden()) page.save({ responses: cache.anonymous(), budgets: records() });
    if (type === 'online') budgets.forEach((budget) => budget.online());
    schedule();
  });
  const records = () => [...budgets.values()].map((budget) => budget.record());
  const tabs = options.openTabs({
    clock,
    receive,
    budgets: records,
    cached: (key) => cache.get(key),
    isAsking(key) {
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
