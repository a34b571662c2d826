import type { RateBudget } from './rate-budget.js';
import type { CachedResponse, CacheKey } from './response-cache.js';

/** A GET request for the scheduler. */
export interface ScheduledRequest extends CacheKey {
  /** As in `fetch()`: `reload` bypasses the cache. */
  readonly cache?: 'default' | 'reload' | undefined;
  /** Maximum age of a cached response; default: 0. */
  readonly maxAgeMs?: number | undefined;
  /**
   * A lower number is sent earlier; default: 0. Below `urgentPriority` (an element near the viewport) a first load is
   * sent without waiting for others. From `backgroundPriority` on, it is sent only while half of the rate budget is free.
   */
  readonly priority?: (() => number) | undefined;
  /** Whether the response is not cached: each request is sent. */
  readonly noStore?: boolean | undefined;
  /** Called at once if there is a cached response that is too old, or not complete. */
  readonly outdated?: (() => void) | undefined;
  /** True for a click on refresh or retry: may be sent during the cooldown after a network error. */
  readonly isManual?: boolean | undefined;
}

/** A caller that waits for a response. */
interface Caller extends Pick<ScheduledRequest, 'priority'> {
  readonly resolve: (response: CachedResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** A request and all of its callers; ends with a response, an error, or when the last caller aborts. */
export class Job {
  readonly key: string;
  readonly request: ScheduledRequest;
  readonly budget: RateBudget;
  /** Whether it waits in the queue of the scheduler. */
  isQueued = false;
  isManual = false;
  failures = 0;
  readonly #callers = new Set<Caller>();
  readonly #lifetime = new AbortController();

  constructor(key: string, request: ScheduledRequest, budget: RateBudget) {
    this.key = key;
    this.request = request;
    this.budget = budget;
  }

  /** Aborts when the job has ended, also after a success: removes listeners and timers. */
  get signal(): AbortSignal {
    return this.#lifetime.signal;
  }

  /** The lowest number, which is the most urgent, of the callers. */
  get priority(): number {
    return Math.min(...[...this.#callers].map(({ priority }) => priority?.() ?? 0));
  }

  /** Number of requests that the API may count. */
  get cost(): number {
    return this.request.credential?.requestCost ?? 1;
  }

  /** Adds a caller, which may abort. */
  join(
    { priority, isManual = false }: ScheduledRequest,
    signal?: AbortSignal,
  ): Promise<CachedResponse> {
    this.isManual ||= isManual;
    return new Promise((resolve, reject) => {
      const caller = { resolve, reject, priority };
      this.#callers.add(caller);
      const leave = () => {
        this.#callers.delete(caller);
        reject(signal?.reason as Error);
        if (!this.#callers.size) this.#lifetime.abort();
      };
      signal?.addEventListener('abort', leave, { signal: this.signal });
    });
  }

  resolve(response: CachedResponse): void {
    for (const caller of this.#end()) caller.resolve(response);
  }

  reject(error: unknown): void {
    for (const caller of this.#end()) caller.reject(error);
  }

  /** Ends the job; returns the callers, which wait for the result. */
  #end(): readonly Caller[] {
    const callers = [...this.#callers];
    this.#callers.clear();
    this.#lifetime.abort();
    return callers;
  }
}
