import { pause, type Clock } from '../../client/clock.js';
import type { RateLimitTier } from '../../contract/rate-limits.js';
import { vtcDetail } from '../../contract/vtc-detail.js';
import type { CacheEngine, CacheRecord } from '../cache/engine.js';
import { etagOf } from './etag.js';
import type { Outcome } from './exchange.js';
import { createFailures } from './failures.js';
import { readNote, writeNote } from './notes.js';
import { type ApiResponse, type Failure, isFailure, notFound, type Result } from './result.js';
import { type ApiRequest, nextPosition } from './api-request.js';
import { createRateLimit, type Share } from './rate-limit.js';
import { createRejectedTokens } from './rejected-tokens.js';
import { createCooldown } from './cooldown.js';

/** Dependencies of a source. */
export interface SourceOptions {
  readonly engine: CacheEngine;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly send: (request: ApiRequest) => Promise<Outcome>;
  readonly tier: () => Promise<RateLimitTier>;
  /** Called with each failure of the API, for the log. */
  readonly report: (request: ApiRequest, failure: Failure) => void;
}

/** On whose behalf data is requested. */
export interface Visitor {
  /** IP address, for rate limits; undefined where the platform does not provide it. */
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
  allowsStale = false,
): Failure => ({ status, code: 'RATE_LIMITED', detail, retryAfterSeconds, allowsStale });

const keyOf = ({ path }: ApiRequest) => `response:${path}`;

/** Key of the fact that a response contained a cursor or offset. */
const positionKey = ({ path }: ApiRequest, position = 0) =>
  `position:${path.split('?')[0]}:${position}`;

/** Serves responses from the cache; sends one request to the API for all who need a new one. */
export function createSource(options: SourceOptions) {
  const { engine, clock, timeoutMs } = options;
  const now = () => clock.now();
  const failures = createFailures(engine, now);
  const cooldown = createCooldown(engine, now);
  const rejectedTokens = createRejectedTokens(engine, now);
  const exceededLimit = createRateLimit(engine, now);
  const inFlight = new Map<string, Promise<Result>>();
  let isFailing = false;

  const isFresh = (record: CacheRecord): boolean => now() < record.freshUntil;
  const resultOf = (
    record: CacheRecord,
    { freshSeconds }: ApiRequest,
    cacheStatus: ApiResponse['cacheStatus'],
  ): Result => (record.status === 404 ? notFound : { ...record, freshSeconds, cacheStatus });

  /** The stored response, unless its token was rejected later. */
  async function stored(request: ApiRequest): Promise<CacheRecord | Failure | undefined> {
    const [record, rejection] = await Promise.all([
      engine.get(keyOf(request)),
      rejectedTokens.read(request.token),
    ]);
    const remainingMs = (rejection?.until ?? 0) - now();
    if (rejection?.failure && remainingMs > 0)
      return { ...rejection.failure, retryAfterSeconds: Math.ceil(remainingMs / 1000) };
    return record && record.storedAt > (rejection?.storedAt ?? 0) ? record : undefined;
  }

  async function store(request: ApiRequest, status: 200 | 404, body: string): Promise<Result> {
    const [storedAt, isFound] = [now(), status === 200];
    const seconds = isFound ? request.freshSeconds : notFoundSeconds;
    const etag = isFound ? await etagOf(body) : '';
    const record = { status, body, etag, storedAt, freshUntil: storedAt + seconds * 1000 };
    await engine.set(keyOf(request), record, isFound ? staleIfErrorSeconds : notFoundSeconds);
    const next = isFound ? nextPosition(request, body) : undefined;
    if (next !== undefined) {
      const note = { count: 0, until: 0 };
      await writeNote(engine, positionKey(request, next), note, now(), staleIfErrorSeconds * 1000);
    }
    await failures.clear(request.path);
    isFailing = false;
    return resultOf(record, request, 'miss');
  }

  async function shareOf(request: ApiRequest, wasFound: boolean): Promise<Share> {
    const { endpoint, isCommon, isConfigured, position } = request;
    const isKnown = wasFound || !!isConfigured || endpoint !== vtcDetail;
    if (position === undefined && isCommon && isKnown)
      return isConfigured ? 'reserved' : 'standard';
    if (wasFound) return 'standard';
    const wasIssued =
      position !== undefined && (await readNote(engine, positionKey(request, position)));
    return wasIssued ? 'standard' : 'custom';
  }

  async function rejected(request: ApiRequest, failure: Failure): Promise<Failure> {
    await engine.delete(keyOf(request));
    const isToken = failure.status === 401 || failure.status === 403;
    if (isToken && request.token !== undefined) return rejectedTokens.add(request.token, failure);
    return failure;
  }

  async function send(request: ApiRequest, wasFound: boolean, visitor: Visitor): Promise<Result> {
    const share = await shareOf(request, wasFound);
    const exceeded = await exceededLimit(await options.tier(), share, visitor.address);
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
      const failure = rateLimited(503, 'The API requires a pause.', seconds, true);
      options.report(request, failure);
      return failure;
    }
    const { failure, retryAfterMs } = outcome;
    isFailing = failure.status >= 500;
    options.report(request, failure);
    if (!failure.allowsStale) await rejected(request, failure);
    return failures.add(request.path, failure, retryAfterMs);
  }

  /** Requests a new response, or waits for that of another process. */
  async function revalidate(request: ApiRequest, visitor: Visitor): Promise<Result> {
    const key = keyOf(request);
    const deadline = now() + timeoutMs;
    for (;;) {
      const failure = await failures.current(request.path);
      if (failure) return failure;
      const pauseSeconds = await cooldown.remaining();
      if (pauseSeconds) return rateLimited(503, 'The API requires a pause.', pauseSeconds, true);
      const release = await engine.lock(key, timeoutMs + 1000);
      try {
        const record = await stored(request);
        if (record && isFailure(record)) return record;
        if (record && isFresh(record)) return resultOf(record, request, 'hit');
        if (release) return await send(request, record?.status === 200, visitor);
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

  function sharedRevalidation(request: ApiRequest, visitor: Visitor): Promise<Result> {
    const key = keyOf(request);
    const running = inFlight.get(key);
    if (running) return running;
    const started = revalidate(request, visitor).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  }

  return {
    /**
     * A fresh response; a stale one for `revalidateSeconds` while it is revalidated; then a revalidated one, or a
     * stale one while the API fails, for up to `daySeconds`.
     */
    lookup: async (request: ApiRequest, visitor: Visitor = {}): Promise<Result> => {
      const record = await stored(request);
      if (record && isFailure(record)) return record;
      if (record && isFresh(record)) return resultOf(record, request, 'hit');
      const revalidation = sharedRevalidation(request, visitor);
      visitor.waitUntil?.(revalidation);
      if (record?.status !== 200) return revalidation;
      const stale = resultOf(record, request, 'stale');
      if (now() < record.freshUntil + revalidateSeconds * 1000) {
        revalidation.catch(() => undefined);
        return stale;
      }
      const isUsable = now() < record.storedAt + staleIfErrorSeconds * 1000;
      const result = await revalidation;
      return isFailure(result) && result.allowsStale && isUsable ? stale : result;
    },
    /** State of the API at the last request. */
    health: (): 'ok' | 'failing' | 'resting' =>
      cooldown.isActive() ? 'resting' : isFailing ? 'failing' : 'ok',
  };
}

/** Serves responses of the API from the cache. */
export type Source = ReturnType<typeof createSource>;
