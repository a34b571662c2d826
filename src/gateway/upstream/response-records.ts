import * as elementEndpoints from '../../contract/element-endpoints.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import { type CacheEngine, type CacheRecord, isFromFuture } from '../cache/engine.js';
import { nextPosition, type UpstreamRequest } from './api-request.js';
import { type Awaitable, mapAwaitable } from './awaitable.js';
import { etagOf } from './etag.js';
import { type ApiResponse, notFoundFailure, type Result } from './result.js';

/** Seconds for which a stale response is served while the API fails. */
export const staleIfErrorSeconds = 86_400;
/** Seconds for which a 404 is fresh. */
export const notFoundSeconds = 60;

/** Parsers of stored responses, which do not contain withheld fields, by the path of the endpoint. */
const parsers: ReadonlyMap<string, (json: unknown) => unknown> = new Map(
  Object.values(elementEndpoints).flatMap((endpoint) =>
    'path' in endpoint ? [[endpoint.path, lenientParser(endpoint.response)] as const] : [],
  ),
);

/** Key of the responses to a request, for records, locks and failures. */
export const keyOf = ({ key, path }: UpstreamRequest) => `response:${key ?? path}`;

/** Cache key that records that the API returned this cursor or offset for the next page. */
const issuedPositionKey = ({ key, path }: UpstreamRequest, position = 0) =>
  `position:${(key ?? path).split('?')[0]}:${position}`;

/** The result that a stored response stands for. */
export function resultOf(
  { status, body, etag, storedAt }: CacheRecord,
  { freshSeconds, endpoint: { mustRevalidate } }: UpstreamRequest,
  cacheStatus: ApiResponse['cacheStatus'],
): Result {
  if (status === 404) return notFoundFailure;
  return { body, etag, storedAt, freshSeconds, cacheStatus, mustRevalidate };
}

/** The responses of the API in a cache, and the positions of further pages that the API returned in them. */
export class ResponseRecords {
  readonly #engine: CacheEngine;
  readonly #now: () => number;
  /** Records that were parsed once: a cache that others share may contain anything. */
  readonly #readable = new WeakSet<CacheRecord>();

  constructor(engine: CacheEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  isFresh(record: CacheRecord): boolean {
    return this.isYoungerThan(record, record.freshUntil);
  }

  /** Whether it is before `end`, in ms since the epoch; false for a record from the future. */
  isYoungerThan(record: CacheRecord, end: number): boolean {
    return !isFromFuture(record, this.#now()) && this.#now() < end;
  }

  /** The stored response to a request; one that no parser can read is deleted. */
  read(request: UpstreamRequest): Awaitable<CacheRecord | undefined> {
    return mapAwaitable(this.#engine.get(keyOf(request)), (record) =>
      !record || this.#isReadable(request, record)
        ? record
        : this.delete(request).then(() => undefined),
    );
  }

  /** Stores a response of the API. */
  async write(request: UpstreamRequest, status: 200 | 404, body: string): Promise<CacheRecord> {
    const [storedAt, isFound] = [this.#now(), status === 200];
    const { freshSeconds, endpoint } = request;
    const seconds = isFound ? freshSeconds : notFoundSeconds;
    const isKept = isFound && !endpoint.mustRevalidate;
    const etag = isFound ? await etagOf(body) : '';
    const record = { status, body, etag, storedAt, freshUntil: storedAt + seconds * 1000 };
    await this.#engine.set(keyOf(request), record, isKept ? staleIfErrorSeconds : seconds);
    return record;
  }

  async delete(request: UpstreamRequest): Promise<void> {
    await this.#engine.delete(keyOf(request));
  }

  /** Records that the API returned the position of the next page in this response. */
  async markIssued(request: UpstreamRequest, body: string): Promise<void> {
    const position = nextPosition(request, body);
    if (position === undefined) return;
    const record = { status: 0, body: '', etag: '', storedAt: this.#now(), freshUntil: 0 };
    await this.#engine.set(issuedPositionKey(request, position), record, staleIfErrorSeconds);
  }

  /** Whether the API has returned a position for the next page. */
  async wasIssued(request: UpstreamRequest, position: number): Promise<boolean> {
    return Boolean(await this.#engine.get(issuedPositionKey(request, position)));
  }

  #isReadable({ endpoint }: UpstreamRequest, record: CacheRecord): boolean {
    if (record.status === 404 || this.#readable.has(record)) return true;
    try {
      parsers.get(endpoint.path)?.(JSON.parse(record.body));
      this.#readable.add(record);
      return true;
    } catch {
      return false;
    }
  }
}
