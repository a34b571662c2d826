import { VtcError } from '../client/errors.js';
import { cachedResponse, fetchEndpoint } from '../client/fetch-endpoint.js';
import { backgroundPriority } from '../client/scheduler.js';
import type { Token } from '../client/token.js';
import type { ElementEndpoint } from '../contract/endpoint.js';

/** Options of one query. */
export interface QueryOptions {
  /** For the two embed endpoints, as `parseToken` returns it. */
  readonly token?: Token | undefined;
  /** Maximum age in ms of a cached response that changes more slowly than the other data; a manual refresh ignores it. */
  readonly maxAgeMs?: number;
  /** Sent after other requests, and only while half of the page's rate budget is free. */
  readonly isBackground?: boolean;
}

/** Requests one endpoint of the API; rejects with a `VtcError`. */
export type Query = <Input, Output>(
  endpoint: ElementEndpoint<Input, Output>,
  input: NoInfer<Input>,
  options?: QueryOptions,
) => Promise<Output>;

/** Where requests go, and how urgent they are. */
export interface QueryContext {
  /** Base of the API. */
  readonly apiBase: string;
  /** Lower goes first; 0 = in view. */
  readonly priority: () => number;
}

/** How a load uses the cache of responses. */
export interface CacheOptions {
  /** As in `fetch()`: `reload` bypasses the cache, `only-if-cached` sends nothing and accepts any age. */
  readonly cache?: 'default' | 'reload' | 'only-if-cached';
  /** Maximum age of a cached response in ms; default: 0. */
  readonly maxAgeMs?: number;
}

/** Options of all queries of one load. */
export interface LoadOptions extends QueryContext, CacheOptions {
  /** Whether the visitor requested it. */
  readonly isManual?: boolean;
  readonly signal: AbortSignal;
}

/** The queries of one load, and the age of their responses. */
export class QueryBatch {
  /** Whether there is a cached response that is too old for this load. */
  hasOutdated = false;
  readonly options: LoadOptions;
  #oldest = Infinity;
  #oldestSlow = Infinity;

  constructor(options: LoadOptions) {
    this.options = options;
  }

  readonly query: Query = async (endpoint, input, { token, maxAgeMs = 0, isBackground } = {}) => {
    const { cache, maxAgeMs: loadMaxAgeMs = 0, ...context } = this.options;
    const priority = isBackground ? () => backgroundPriority : context.priority;
    const options = { ...context, priority, token };
    let response = cachedResponse(endpoint, input, options);
    if (cache !== 'only-if-cached') {
      const maxAge = loadMaxAgeMs > 0 ? Math.max(loadMaxAgeMs, maxAgeMs) : 0;
      const isOutdated = (receivedAt: number) =>
        cache === 'reload' || Date.now() - receivedAt > maxAge;
      if (response && isOutdated(response.receivedAt)) this.hasOutdated = true;
      response = await fetchEndpoint(endpoint, input, { ...options, cache, maxAgeMs: maxAge });
    }
    if (!response) throw new VtcError('NETWORK', 'There is no cached response', { isUnsent: true });
    const { value, receivedAt } = response;
    if (maxAgeMs) this.#oldestSlow = Math.min(this.#oldestSlow, receivedAt);
    else this.#oldest = Math.min(this.#oldest, receivedAt);
    return value;
  };

  /** When the oldest response was received, in ms since the epoch; those with a `maxAgeMs` count only if there are no others. */
  get receivedAt(): number {
    return Math.min(this.#oldest === Infinity ? this.#oldestSlow : this.#oldest, Date.now());
  }

  /** When the next refresh counts from, in ms since the epoch. */
  get since(): number {
    return Math.min(this.#oldest, Date.now());
  }
}
