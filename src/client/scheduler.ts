import { pause } from './clock.js';
import { type FailureKind, policyOf, requestError, VtcError } from './errors.js';
import { Job, type ScheduledRequest } from './job.js';
import type { Page, StoredPage } from './page.js';
import { RateBudget, type RateWindow } from './rate-budget.js';
import { keyText, ResponseCache, type CachedResponse, type CacheKey } from './response-cache.js';
import type { TabMessage, Tabs, TabsOptions } from './tab-message.js';
import { send, type Transport } from './transport.js';

/** Sends the requests of all elements of a page; shared if the page loads several copies of the bundle. */
export interface RequestScheduler {
  /** Rejects with a VtcError, or with the reason of the signal when that aborts. */
  request(request: ScheduledRequest, signal?: AbortSignal): Promise<CachedResponse>;
  /** The last response, at any age. */
  cached(key: CacheKey): CachedResponse | undefined;
  /** Numbers that elements hand on to the next page of the tab, such as that of live convoys. */
  readonly counts: Map<string, number>;
}

export interface SchedulerOptions extends Transport {
  readonly page: Page;
  readonly windows: readonly RateWindow[];
  readonly openTabs: (options: TabsOptions) => Tabs;
  /** Capacity of the response cache. */
  readonly maxResponses?: number;
}

const maxAttempts = 3;
const backgroundShare = 0.5;
/** Browsers may round the clock of each tab. */
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
  readonly counts: Map<string, number>;
  readonly #options: SchedulerOptions;
  readonly #cache: ResponseCache;
  readonly #jobs = new Map<string, Job>();
  readonly #budgets = new Map<string, RateBudget>();
  readonly #tabs: Tabs;
  #timer: unknown;

  constructor(options: SchedulerOptions) {
    const { clock, page } = (this.#options = options);
    this.#cache = new ResponseCache(options.maxResponses ?? 100);
    const stored = page.load();
    this.counts = new Map(stored.counts);
    this.#receive(stored);
    page.watch((event) => this.#pageChanged(event));
    this.#tabs = options.openTabs({
      clock,
      receive: (message, credential) => this.#receive(message, credential),
      snapshot: (credential) => ({
        budgets: this.#budgetRecords(),
        responses: this.#cache.entriesOf(credential),
      }),
    });
  }

  cached(key: CacheKey): CachedResponse | undefined {
    return this.#cache.get(key);
  }

  async request(request: ScheduledRequest, signal?: AbortSignal): Promise<CachedResponse> {
    signal?.throwIfAborted();
    const { cache, maxAgeMs = 0 } = request;
    // `reload` accepts no response that is already there.
    const notBefore = this.#now + (cache === 'reload' ? 1 : -maxAgeMs);
    const cached = this.#cache.get(request);
    if (cached && this.#isFresh(cached, notBefore)) return cached;
    const job = this.#jobs.get(keyText(request));
    if (job?.isQueued) this.#schedule();
    if (job) return job.join(request, notBefore, signal);
    const started = this.#createJob(request);
    const response = started.join(request, notBefore, signal);
    this.#start(started);
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

  #budgetRecords() {
    return [...this.#budgets.values()].map((budget) => budget.record());
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

  /** Queues a job, synchronously if there are no other tabs. */
  #start(job: Job): void {
    const claimed = this.#tabs.claim(job.request, job.signal);
    if (!claimed) return this.#enqueue(job);
    claimed.then(
      () => this.#enqueue(job),
      (error: unknown) => job.reject(error),
    );
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
    this.#timer = clock.setTimeout(() => this.#dispatch(), Math.ceil(ms));
  }

  #queuedJob(job: Job): QueuedJob {
    const { priority } = job;
    const isRefresh = !job.isManual && this.#cache.get(job.request) !== undefined;
    const rank = isRefresh ? ranks.refresh : ranks.firstLoad;
    return { job, priority, rank: priority < backgroundPriority ? rank : ranks.background };
  }

  /** Sends queued jobs in order, as far as the budgets allow; with `onlyUrgent`, the urgent ones. */
  #dispatch({ onlyUrgent = false } = {}): void {
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
  }

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
    const sending = send(request, this.#options, signal);
    this.#broadcast(job);
    try {
      const json = await sending;
      recordEnd(this.#now);
      this.#succeed(job, { json, receivedAt: this.#now });
    } catch (error) {
      recordEnd(this.#now);
      if (error instanceof VtcError) this.#fail(job, error);
      // The signal's reason: all callers have aborted.
      else job.reject(error);
    }
    this.#schedule();
  }

  #succeed(job: Job, response: CachedResponse): void {
    const { budget, request } = job;
    budget.succeeded(response.receivedAt);
    this.#cache.set(request, response);
    this.#broadcast(job, { responses: [[request.url, response]] });
    job.resolve(response);
  }

  #fail(job: Job, failed: VtcError): void {
    const { request, budget } = job;
    const { code, message, status, cause, retryAfterMs, isBlocked } = failed;
    const error = { code, message, status, retryAfterMs, isBlocked };
    const cooldownMs = budget.failed(error, ++job.failures, this.#now);
    if (policyOf(error).isRetried && !cooldownMs && job.failures < maxAttempts)
      return this.#retry(job);
    const failure = { ...error, retryAfterMs: cooldownMs || undefined };
    this.#dropRejected(request, error);
    this.#broadcast(job, { failed: [request.url, failure] });
    job.reject(new VtcError(code, message, { ...failure, cause }));
  }

  #retry(job: Job): void {
    const ms = 500 * 2 ** job.failures * (1 + Math.random());
    pause(ms, this.#options.clock, job.signal).then(
      () => this.#enqueue(job),
      () => undefined,
    );
  }

  /** After a 401 or 403: deletes the cached responses to requests with this credential. */
  #dropRejected({ url, credential }: CacheKey, error: FailureKind): void {
    if (credential && !policyOf(error).keepsData)
      this.#cache.deleteCredential(credential, new URL(url).origin);
  }

  /** Broadcasts the rate budget to all tabs, and `message` to those with the same credential. */
  #broadcast({ budget, request }: Job, message?: TabMessage): void {
    this.#tabs.post({ budgets: [budget.record()] });
    if (message) this.#tabs.post(message, request.credential);
  }

  /** Uses what another tab has sent, or the previous page has stored. */
  #receive(
    { budgets, responses, failed }: StoredPage & Pick<TabMessage, 'failed'>,
    credential?: CacheKey['credential'],
  ): void {
    for (const record of budgets) this.#getOrCreateBudget(record.origin).merge(record);
    for (const [url, response] of responses) {
      const key = { url, credential };
      const cached = this.#cache.get(key);
      const isNewer = !cached || !this.#isFresh(cached, response.receivedAt);
      if (isNewer && this.#isPast(response)) this.#cache.set(key, response);
      const job = this.#jobs.get(keyText(key));
      if (job && this.#isFresh(response, job.notBefore)) job.resolve(response);
    }
    if (!failed) return;
    const [url, error] = failed;
    this.#dropRejected({ url, credential }, error);
    const job = this.#jobs.get(keyText({ url, credential }));
    job?.reject(new VtcError(error.code, error.message, error));
  }

  /** Stores what the next page of the tab needs while this one is hidden, and nothing while it is visible. */
  #pageChanged({ type }: { readonly type: string }): void {
    const { page } = this.#options;
    if (type === 'online') this.#budgets.forEach((budget) => budget.online());
    if (page.hidden() || type === 'pagehide')
      page.save({
        responses: this.#cache.anonymous(),
        budgets: this.#budgetRecords(),
        counts: [...this.counts],
      });
    else page.clear();
    this.#schedule();
  }
}

/** Creates a scheduler; the elements of a page share one. */
export const createScheduler = (options: SchedulerOptions): RequestScheduler =>
  new Scheduler(options);
