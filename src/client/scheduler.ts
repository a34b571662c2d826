import { pause } from './clock.js';
import { policyOf, requestError, VtcError } from './errors.js';
import { Job, type ScheduledRequest } from './job.js';
import type { Page } from './page.js';
import { RateBudget, type RateWindow } from './rate-budget.js';
import { keyText, ResponseCache, type CachedResponse, type CacheKey } from './response-cache.js';
import type { StoredPage } from './stored-page.js';
import { type ResponseBody, send, type Transport } from './transport.js';

/** Sends the requests of all elements of a page; shared if the page loads several copies of the bundle. */
export interface RequestScheduler {
  /** Rejects with a VtcError, or with the reason of the signal when that aborts. */
  request(request: ScheduledRequest, signal?: AbortSignal): Promise<CachedResponse>;
  /** The last response, at any age. */
  cached(key: CacheKey): CachedResponse | undefined;
}

export interface SchedulerOptions extends Transport {
  readonly page: Page;
  readonly windows: readonly RateWindow[];
  /** Capacity of the response cache. */
  readonly maxResponses?: number;
}

const maxAttempts = 3;
const backgroundShare = 0.5;
/** Browsers may round the clock of each page. */
const toleranceMs = 1_000;

/** Priority of a request that must not take the rate budget of others. */
export const backgroundPriority = 10;

/** Priority of a first load that is sent at once. */
const urgentPriority = 1;

/** Order of the queue. */
const ranks = { firstLoad: 0, refresh: 1, background: 2 } as const;

interface QueuedJob {
  readonly job: Job;
  readonly rank: number;
  readonly priority: number;
}

const isUrgent = ({ rank, priority }: QueuedJob) =>
  rank === ranks.firstLoad && priority < urgentPriority;

class Scheduler implements RequestScheduler {
  readonly #options: SchedulerOptions;
  readonly #cache: ResponseCache;
  readonly #jobs = new Map<string, Job>();
  readonly #budgets = new Map<string, RateBudget>();
  #timer: unknown;

  constructor(options: SchedulerOptions) {
    const { page } = (this.#options = options);
    this.#cache = new ResponseCache(options.maxResponses ?? 100);
    this.#restore(page.load());
    page.watch(({ type }) => this.#pageChanged(type));
    page.save(() => ({
      budgets: [...this.#budgets.values()].map((budget) => budget.record()),
      responses: this.#cache.anonymous(),
    }));
  }

  cached(key: CacheKey): CachedResponse | undefined {
    return this.#cache.get(key);
  }

  request(request: ScheduledRequest, signal?: AbortSignal): Promise<CachedResponse> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const { cache, maxAgeMs = 0, outdated } = request;
    // `reload` accepts no response that is already there.
    const notBefore = this.#now + (cache === 'reload' ? 1 : -maxAgeMs);
    const cached = this.#cache.get(request);
    if (cached && this.#isFresh(cached, notBefore)) return Promise.resolve(cached);
    if (cached) outdated?.();
    const job = this.#jobs.get(keyText(request));
    if (job?.isQueued) this.#schedule();
    if (job) return job.join(request, signal);
    const started = this.#createJob(request);
    const response = started.join(request, signal);
    this.#enqueue(started);
    return response;
  }

  get #now(): number {
    return this.#options.clock.now();
  }

  /** Whether a response is complete and new enough. */
  #isFresh(response: CachedResponse, notBefore: number): boolean {
    return !response.isPartial && response.receivedAt >= notBefore && this.#isPast(response);
  }

  /** False for a response from the future, after the clock of the machine was set back. */
  #isPast({ receivedAt }: CachedResponse): boolean {
    return receivedAt <= this.#now + toleranceMs;
  }

  #getOrCreateBudget(origin: string): RateBudget {
    const budget = this.#budgets.get(origin) ?? new RateBudget(origin, this.#options.windows);
    this.#budgets.set(origin, budget);
    return budget;
  }

  #createJob(request: ScheduledRequest): Job {
    const key = keyText(request);
    const job = new Job(key, request, this.#getOrCreateBudget(new URL(request.url).origin));
    this.#jobs.set(key, job);
    job.signal.addEventListener('abort', () => {
      if (this.#jobs.get(key) === job) this.#jobs.delete(key);
    });
    return job;
  }

  #enqueue(job: Job): void {
    if (job.signal.aborted) return;
    job.isQueued = true;
    // Other jobs are sent by a timer, so that the requests of all elements created in one task are sorted together.
    if (!job.failures && isUrgent(this.#queuedJob(job))) this.#dispatch({ onlyUrgent: true });
    else this.#schedule();
  }

  #schedule(ms = 0): void {
    const { clock } = this.#options;
    clock.clearTimeout(this.#timer);
    this.#timer = clock.setTimeout(this.#dispatch, Math.ceil(ms));
  }

  #queuedJob(job: Job): QueuedJob {
    const { priority } = job;
    const isRefresh = !job.isManual && this.#cache.get(job.request) !== undefined;
    const rank = isRefresh ? ranks.refresh : ranks.firstLoad;
    return { job, priority, rank: priority < backgroundPriority ? rank : ranks.background };
  }

  /** Sends queued jobs in order, as far as the budgets allow; with `onlyUrgent`, the urgent ones. */
  readonly #dispatch = ({ onlyUrgent = false } = {}): void => {
    if (this.#options.page.hidden()) return;
    const exhausted = new Map<RateBudget, number>();
    const queue = [...this.#jobs.values()]
      .filter(({ isQueued }) => isQueued)
      .map((job) => this.#queuedJob(job))
      .filter((queued) => !onlyUrgent || isUrgent(queued))
      .sort((a, b) => a.rank - b.rank || a.priority - b.priority);
    for (const { job, rank } of queue) {
      const { budget, cost } = job;
      const share = rank === ranks.background ? backgroundShare : 1;
      const waitMs = exhausted.get(budget) ?? budget.waitMs(cost, this.#now, share);
      const decision = this.#decide(job, waitMs);
      if (decision === 'send') void this.#send(job);
      else if (decision !== 'wait') job.reject(decision);
      else if (waitMs > 0) exhausted.set(budget, waitMs);
    }
    // Only the urgent jobs were examined: a timer examines all.
    if (exhausted.size) this.#schedule(onlyUrgent ? 0 : Math.min(...exhausted.values()));
  };

  /** Decides whether a queued job is sent now, stays in the queue, or is rejected with an error. */
  #decide({ budget, request, failures, isManual }: Job, waitMs: number) {
    const isUnsent = !failures;
    if (this.#options.page.offline()) return requestError('NETWORK', request, { isUnsent });
    const retryAfterMs = budget.cooldownMs(this.#now);
    if (!retryAfterMs) return waitMs === 0 && budget.hasFreeSlot ? 'send' : 'wait';
    // During the cooldown after a network error, one manual request at a time probes the connection.
    if (isManual && budget.isProbing) return 'wait';
    if (isManual && waitMs === 0 && budget.tryProbe(this.#now)) return 'send';
    return requestError(budget.reason, request, { retryAfterMs, isUnsent });
  }

  /** Sends a job once; after a temporary failure it is queued again. */
  async #send(job: Job): Promise<void> {
    const { budget, request, cost, signal } = job;
    const recordEnd = budget.recordStart(cost, this.#now);
    job.isQueued = false;
    job.isManual = false;
    try {
      const body = await send(request, this.#options, signal);
      recordEnd(this.#now);
      this.#succeed(job, body);
    } catch (error) {
      recordEnd(this.#now);
      if (error instanceof VtcError) this.#fail(job, error);
      // The signal's reason: all callers have aborted.
      else job.reject(error);
    }
    // A queued job gets the free slot, or a new cooldown rejects it.
    this.#schedule();
  }

  #succeed(job: Job, { json, text }: ResponseBody): void {
    const { budget, request } = job;
    const receivedAt = this.#now;
    budget.recordSuccess(receivedAt);
    const before = this.#cache.get(request);
    // The same object as before, so that elements do not parse it again.
    const response = { json: before?.text === text ? before.json : json, text, receivedAt };
    if (!request.noStore) this.#cache.set(request, response);
    job.resolve(response);
  }

  /** Retries a failed request or rejects it. The error has the cooldown as `retryAfterMs`, even if the response had no such header. */
  #fail(job: Job, error: VtcError): void {
    const { isRetried, keepsData } = policyOf(error);
    const cooldownMs = job.budget.recordFailure(error, ++job.failures, this.#now);
    if (isRetried && !cooldownMs && job.failures < maxAttempts) return this.#retry(job);
    // After a 401 or 403, earlier responses to this credential may no longer be shown.
    if (!keepsData) this.#cache.deleteCredential(job.request);
    job.reject(Object.assign(error, { retryAfterMs: cooldownMs || undefined }));
  }

  #retry(job: Job): void {
    const ms = 500 * 2 ** job.failures * (1 + Math.random());
    pause(ms, this.#options.clock, job.signal).then(
      () => this.#enqueue(job),
      () => undefined,
    );
  }

  /** Uses what the previous page of the tab stored. */
  #restore({ budgets, responses }: StoredPage): void {
    for (const record of budgets) this.#getOrCreateBudget(record.origin).merge(record);
    for (const [url, response] of responses)
      if (this.#isPast(response)) this.#cache.set({ url }, response);
  }

  #pageChanged(type: string): void {
    if (type === 'online') this.#budgets.forEach((budget) => budget.online());
    this.#schedule();
  }
}

/** Creates a scheduler; the elements of a page share one. */
export const createScheduler = (options: SchedulerOptions): RequestScheduler =>
  new Scheduler(options);
