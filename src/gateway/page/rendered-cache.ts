import { LRUCache } from 'lru-cache';
import type { Clock } from '../../client/clock.js';
import type { UpstreamRequest } from '../upstream/api-request.js';
import { allAwaitable, type Awaitable, mapAwaitable } from '../upstream/awaitable.js';
import type { UpstreamQuery } from '../upstream/companies.js';
import type { Visitor } from '../upstream/response-cache.js';
import { isFailure, type Result } from '../upstream/result.js';

/** A text that is rendered from results of the API. */
export interface Rendered {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly UpstreamRequest[];
  /** Results of the requests, in their order. */
  readonly results: readonly Result[];
  /** When it shows something else for the same results, in ms since the epoch. */
  readonly expiresAt: number;
}

const versionOf = (result: Result | undefined): string | undefined =>
  result && (isFailure(result) ? result.code : result.etag);

/** A query that records its requests and their results. */
export function recordingQuery(query: UpstreamQuery) {
  const [requests, results]: [UpstreamRequest[], Result[]] = [[], []];
  const recorded: UpstreamQuery = (request, visitor) =>
    mapAwaitable(query(request, visitor), (result) => {
      requests.push(request);
      results.push(result);
      return result;
    });
  return { query: recorded, requests, results };
}

/** Rendered texts by URL, each while the results of its requests are those that it was rendered from. */
export function createRenderedCache(query: UpstreamQuery, clock: Clock, maxBytes: number) {
  const cache = new LRUCache<string, Rendered>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, url) => body.byteLength + 2 * url.length,
  });
  return {
    /** The text with the current results; undefined if it has to be rendered. */
    get: (url: string, visitor: Visitor): Awaitable<Rendered | undefined> => {
      const rendered = cache.get(url);
      if (!rendered || clock.now() >= rendered.expiresAt) return undefined;
      return mapAwaitable(
        allAwaitable(rendered.requests.map((request) => query(request, visitor))),
        (results) =>
          results.every((result, at) => versionOf(result) === versionOf(rendered.results[at]))
            ? { ...rendered, results }
            : undefined,
      );
    },
    set: (url: string, rendered: Rendered): void => void cache.set(url, rendered),
  };
}
