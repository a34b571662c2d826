import { currentTime } from '../contract/timestamp.js';
import { memoizeByIdentity } from '../cache/memoize.js';
import { requestError } from '../client/errors.js';
import { credentialFor, urlOf } from '../client/request.js';
import { backgroundPriority } from '../client/scheduler.js';
import { sharedScheduler } from '../client/shared-scheduler.js';
import { snapshotResponse } from '../client/snapshot.js';
import type { Token } from '../client/token.js';
import type { ElementEndpoint } from '../contract/endpoint.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { isPublishedFile } from '../contract/published-file.js';
import type { Shape } from '../contract/shape.js';

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
  readonly apiBase: string;
  /** Lower goes first; 0 = in view. */
  readonly priority: () => number;
}

/** How a load uses the cache of responses. */
export interface LoadMode {
  /** As in `fetch()`: `reload` bypasses the cache, `only-if-cached` sends nothing and accepts any age. */
  readonly cache?: 'default' | 'reload' | 'only-if-cached';
  /** Maximum age of a cached response in ms; default: 0. */
  readonly maxAgeMs?: number;
  /** Whether the visitor requested it. */
  readonly isManual?: boolean;
}

/** Options of all queries of one load. */
export interface LoadOptions extends QueryContext, LoadMode {
  readonly signal: AbortSignal;
}

/** Parsers that parse a response once for all elements that request it. */
const parserOf = memoizeByIdentity(<T>(shape: Shape<T>) => memoizeByIdentity(lenientParser(shape)));

/** The texts of the responses of a load, by URL; undefined for one that is awaited or has failed. */
export type Responses = ReadonlyMap<string, string | undefined>;

/** The requests of one load, their responses, and the age of these. */
export class LoadRequests {
  /** Whether there is a cached response that is too old for this load, or not complete. */
  hasOutdated = false;
  readonly options: LoadOptions;
  readonly #responses = new Map<string, string | undefined>();
  readonly #outdated = () => (this.hasOutdated = true);
  /** When the oldest response of a snapshot was published, in ms since the epoch. */
  #publishedAt = Infinity;
  #oldest = Infinity;
  #oldestSlow = Infinity;

  constructor(options: LoadOptions) {
    this.options = options;
  }

  /** Requests an endpoint through the scheduler that all elements of the page share. */
  readonly query: Query = async (endpoint, input, { token, maxAgeMs = 0, isBackground } = {}) => {
    const { apiBase, cache, maxAgeMs: loadMaxAgeMs = 0, isManual, priority, signal } = this.options;
    const maxAge = loadMaxAgeMs > 0 ? Math.max(loadMaxAgeMs, maxAgeMs) : 0;
    const isPublished = isPublishedFile(apiBase);
    const path = urlOf(isPublished ? '' : apiBase, endpoint, Object(input) as object);
    const request = {
      url: isPublished ? apiBase : path,
      credential: isPublished ? undefined : credentialFor(endpoint, token),
      priority: isBackground ? () => backgroundPriority : priority,
      maxAgeMs: maxAge,
      isManual,
      noStore: endpoint.mustRevalidate && !isPublished,
    };
    this.#responses.set(path, undefined);
    const scheduler = sharedScheduler();
    const response =
      cache === 'only-if-cached'
        ? scheduler.cached(request)
        : await scheduler.request({ ...request, cache, outdated: this.#outdated }, signal);
    if (!response) throw requestError('NETWORK', request, { isUnsent: true });
    const { receivedAt, text } = response;
    this.#responses.set(path, text);
    let { json } = response;
    if (isPublished) {
      const published = snapshotResponse(apiBase, json, path);
      json = published.json;
      this.#publishedAt = Math.min(this.#publishedAt, published.at || Infinity);
    }
    if (maxAgeMs) this.#oldestSlow = Math.min(this.#oldestSlow, receivedAt);
    else this.#oldest = Math.min(this.#oldest, receivedAt);
    try {
      if (typeof json !== 'object' || json === null)
        throw new TypeError('the response is not an object');
      return parserOf(endpoint.response)(json);
    } catch (cause) {
      throw requestError('BAD_RESPONSE', request, { status: 200, cause });
    }
  };

  get responses(): Responses {
    return this.#responses;
  }

  /**
   * When the oldest response was received, in ms since the epoch. Responses with a `maxAgeMs` change rarely, and count only
   * if there are no others.
   */
  get receivedAt(): number {
    const received = this.#oldest === Infinity ? this.#oldestSlow : this.#oldest;
    return Math.min(received, this.#publishedAt, currentTime());
  }

  /** Start of the polling interval, in ms since the epoch. */
  get refreshFrom(): number {
    return Math.min(this.#oldest, currentTime());
  }
}
