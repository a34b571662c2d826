import { pause, type Clock } from '../../client/clock.js';
import type { RateLimitTier } from '../../contract/rate-limits.js';
import * as elementEndpoints from '../../contract/element-endpoints.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import { mapAwaitable, type Awaitable } from './awaitable.js';
import { type CacheEngine, type CacheRecord, isFromFuture } from '../cache/engine.js';
import { createCooldown, createFailures, createRejectedTokens } from './back-off.js';
import { etagOf } from './etag.js';
import type { ExchangeOutcome } from './exchange.js';
import {
  type ApiResponse,
  type UpstreamFailure,
  isFailure,
  notFoundFailure,
  type Result,
} from './result.js';
import { type UpstreamRequest, nextPosition } from './api-request.js';
import { createRateLimit, type LimitedRequest } from './rate-limit.js';

export interface ResponseCacheOptions {
  readonly engine: CacheEngine;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly send: (request: UpstreamRequest) => Promise<ExchangeOutcome>;
  readonly tier: () => Promise<RateLimitTier>;
  /** Called with each failure of the API, for the log. */
  readonly report: (request: UpstreamRequest, failure: UpstreamFailure) => void;
}

/** On whose behalf data is requested. */
export interface Visitor {
  /** IP address or network, for rate limits; undefined if the platform does not provide it. */
  readonly address?: string | undefined;
  /** Lets work continue after the response, on platforms that would end it. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

/** Seconds for which a stale response is served while it is revalidated. */
export const revalidateSeconds = 300;
/** Seconds for which a stale response is served while the API fails. */
export const staleIfErrorSeconds = 86_400;
/** Seconds for which a 404 is fresh. */
export const notFoundSeconds = 60;
const lockPollMs = 40;

const rateLimited = (
  status: 429 | 503,
  detail: string,
  retryAfterSeconds: number,
): UpstreamFailure => ({
  status,
  code: 'RATE_LIMITED',
  detail,
  retryAfterSeconds,
  allowsStale: true,
});

const inCooldown = (seconds: number): UpstreamFailure =>
  rateLimited(503, 'The API responded with 429 (too many requests).', seconds);

/** Parsers of stored responses, which do not contain withheld fields, by the path of the endpoint. */
const parsers: ReadonlyMap<string, (json: unknown) => unknown> = new Map(
  Object.values(elementEndpoints).flatMap((endpoint) =>
    'path' in endpoint ? [[endpoint.path, lenientParser(endpoint.response)] as const] : [],
  ),
);

const keyOf = ({ key, path }: UpstreamRequest) => `response:${key ?? path}`;

/** Cache key that records that the API returned this cursor or offset for the next page. */
const issuedPositionKey = ({ key, path }: UpstreamRequest, position = 0) =>
  `position:${(key ?? path).split('?')[0]}:${position}`;

/** Read-through cache in front of the API; concurrent requests for one path share one request to the API. */
export function createResponseCache(options: ResponseCacheOptions) {
  const { engine, clock, timeoutMs } = options;
  const now = () => clock.now();
  const failures = createFailures(engine, now);
  const cooldown = createCooldown(engine, now);
  const rejectedTokens = createRejectedTokens(engine, now);
  const countRequest = createRateLimit(engine, now);
  const inFlight = new Map<string, Promise<Result>>();
  let isFailing = false;

  const isYoungerThan = (record: CacheRecord, end: number): boolean =>
    !isFromFuture(record, now()) && now() < end;
  const isFresh = (record: CacheRecord): boolean => isYoungerThan(record, record.freshUntil);
  const resultOf = (
    record: CacheRecord,
    { freshSeconds }: UpstreamRequest,
    cacheStatus: ApiResponse['cacheStatus'],
  ): Result => {
    const { status, body, etag, storedAt } = record;
    return status === 404 ? notFoundFailure : { body, etag, storedAt, freshSeconds, cacheStatus };
  };

  // Records that were parsed once, as a shared cache may contain anything.
  const readable = new WeakSet<CacheRecord>();
  function isReadable({ endpoint }: UpstreamRequest, record: CacheRecord): boolean {
    if (record.status === 404 || readable.has(record)) return true;
    try {
      parsers.get(endpoint.path)?.(JSON.parse(record.body));
      readable.add(record);
      return true;
    } catch {
      return false;
    }
  }

  const readRecord = (request: UpstreamRequest): Awaitable<CacheRecord | undefined> =>
    mapAwaitable(engine.get(keyOf(request)), (record) =>
      !record || isReadable(request, record)
        ? record
        : engine.delete(keyOf(request)).then(() => undefined),
    );

  /**
   * Returns the failure while the token is known to be rejected; otherwise the cached response, unless it is older than
   * the last rejection of its token.
   */
  function readCache(
    request: UpstreamRequest,
  ): Awaitable<CacheRecord | UpstreamFailure | undefined> {
    // Both are read at once.
    const [cached, rejected] = [readRecord(request), rejectedTokens.read(request)];
    return mapAwaitable(cached, (record) =>
      mapAwaitable(rejected, (rejection) => {
        const remainingMs = (rejection?.until ?? 0) - now();
        if (rejection?.failure && remainingMs > 0)
          return { ...rejection.failure, retryAfterSeconds: Math.ceil(remainingMs / 1000) };
        return record && record.storedAt > (rejection?.storedAt ?? 0) ? record : undefined;
      }),
    );
  }

  async function markIssued(request: UpstreamRequest, position: number): Promise<void> {
    const record = { status: 0, body: '', etag: '', storedAt: now(), freshUntil: 0 };
    await engine.set(issuedPositionKey(request, position), record, staleIfErrorSeconds);
  }

  async function store(request: UpstreamRequest, status: 200 | 404, body: string): Promise<Result> {
    const [storedAt, isFound] = [now(), status === 200];
    const seconds = isFound ? request.freshSeconds : notFoundSeconds;
    const etag = isFound ? await etagOf(body) : '';
    const record = { status, body, etag, storedAt, freshUntil: storedAt + seconds * 1000 };
    await engine.set(keyOf(request), record, isFound ? staleIfErrorSeconds : notFoundSeconds);
    const next = isFound ? nextPosition(request, body) : undefined;
    // Custom requests lead to as many cursors as they have parameters.
    if (next !== undefined && (await shareOf(request)) !== 'other') await markIssued(request, next);
    await failures.clear(keyOf(request));
    isFailing = false;
    return resultOf(record, request, 'miss');
  }

  /** The share of the rate limit that the request belongs to; later pages are those whose cursor the API returned. */
  async function shareOf(request: UpstreamRequest): Promise<LimitedRequest['share']> {
    const { isCommon, isConfigured, position } = request;
    if (!isCommon || !isConfigured) return 'other';
    if (position === undefined) return 'first';
    // Pages of elements overlap by one item.
    const wasIssued = async (at: number) =>
      Boolean(await engine.get(issuedPositionKey(request, at)));
    return (await wasIssued(position)) || (await wasIssued(position + 1)) ? 'later' : 'other';
  }

  async function invalidate(request: UpstreamRequest, failure: UpstreamFailure): Promise<void> {
    await engine.delete(keyOf(request));
    const isAuthError = failure.status === 401 || failure.status === 403;
    if (isAuthError && request.token !== undefined) await rejectedTokens.add(request, failure);
  }

  async function send(request: UpstreamRequest, { address }: Visitor): Promise<Result> {
    const limited = { share: await shareOf(request), address };
    const exceeded = await countRequest(await options.tier(), limited);
    if (exceeded) {
      const { isOfVisitor, retryAfterSeconds } = exceeded;
      return isOfVisitor
        ? rateLimited(429, 'Too many requests from this address.', retryAfterSeconds)
        : rateLimited(503, "The gateway's rate limit is used up.", retryAfterSeconds);
    }
    const outcome = await options.send(request);
    if (outcome.kind === 'success') return store(request, 200, outcome.body);
    if (outcome.kind === 'not-found') return store(request, 404, '');
    if (outcome.kind === 'rate-limited') {
      const seconds = await cooldown.start(outcome.retryAfterMs);
      const failure = inCooldown(seconds);
      options.report(request, failure);
      return failure;
    }
    const { failure, retryAfterMs } = outcome;
    isFailing = failure.status >= 500;
    options.report(request, failure);
    if (!failure.allowsStale) await invalidate(request, failure);
    return failures.add(keyOf(request), failure, retryAfterMs);
  }

  /**
   * Requests a new response. Only the process that holds the lock sends the request; the others poll the shared cache
   * until its response is there or the timeout has passed.
   */
  async function revalidate(request: UpstreamRequest, visitor: Visitor): Promise<Result> {
    const key = keyOf(request);
    const deadline = now() + timeoutMs;
    for (;;) {
      const failure = await failures.current(keyOf(request));
      if (failure) return failure;
      const cooldownSeconds = await cooldown.remaining();
      if (cooldownSeconds) return inCooldown(cooldownSeconds);
      // Undefined if another process holds the lock.
      const release = await engine.lock(key, timeoutMs + 1000);
      try {
        const record = await readCache(request);
        if (record && isFailure(record)) return record;
        if (record && isFresh(record)) return resultOf(record, request, 'hit');
        if (release) return await send(request, visitor);
      } finally {
        await release?.();
      }
      if (now() >= deadline)
        return {
          status: 504,
          code: 'TIMEOUT',
          detail: 'The API did not respond in time.',
          allowsStale: true,
        };
      await pause(lockPollMs, clock);
    }
  }

  async function revalidateOnce(request: UpstreamRequest, visitor: Visitor): Promise<Result> {
    const key = keyOf(request);
    const running = inFlight.get(key);
    if (running) {
      const result = await running;
      // 429 is the limit of the visitor who was first.
      const isLimited = isFailure(result) && result.status === 429;
      return isLimited ? revalidateOnce(request, visitor) : result;
    }
    const started = revalidate(request, visitor).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  }

  /** Revalidates a response that is missing or stale. */
  async function revalidateOrStale(
    request: UpstreamRequest,
    visitor: Visitor,
    record: CacheRecord | undefined,
  ): Promise<Result> {
    const revalidation = revalidateOnce(request, visitor);
    visitor.waitUntil?.(revalidation);
    if (record?.status !== 200) return revalidation;
    const stale = resultOf(record, request, 'stale');
    if (isYoungerThan(record, record.freshUntil + revalidateSeconds * 1000)) {
      revalidation.catch(() => undefined);
      return stale;
    }
    const isUsable = isYoungerThan(record, record.storedAt + staleIfErrorSeconds * 1000);
    const result = await revalidation;
    return isFailure(result) && result.allowsStale && isUsable ? stale : result;
  }

  return {
    /**
     * Returns the cached response while it is fresh. For `revalidateSeconds` after that, returns the stale response and
     * revalidates it in the background; later, waits for the revalidation. If that fails, the stale response is
     * returned until `staleIfErrorSeconds` after it was stored.
     */
    lookup: (request: UpstreamRequest, visitor: Visitor = {}): Awaitable<Result> =>
      mapAwaitable(readCache(request), (record) => {
        if (record && isFailure(record)) return record;
        if (record && isFresh(record)) return resultOf(record, request, 'hit');
        return revalidateOrStale(request, visitor, record);
      }),
    /** State of the API at the last request. */
    health: (): 'ok' | 'failing' | 'rate-limited' =>
      cooldown.isActive() ? 'rate-limited' : isFailing ? 'failing' : 'ok',
  };
}

/** Read-through cache in front of the API. */
export type UpstreamCache = ReturnType<typeof createResponseCache>;
