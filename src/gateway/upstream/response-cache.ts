import { pause, type Clock } from '../../client/clock.js';
import type { RateLimitTier } from '../../contract/rate-limits.js';
import { mapAwaitable, type Awaitable } from './awaitable.js';
import type { CacheEngine, CacheRecord } from '../cache/engine.js';
import { createCooldown, createFailures, createRejectedTokens } from './back-off.js';
import type { ExchangeOutcome } from './exchange.js';
import { type UpstreamFailure, isFailure, type Result } from './result.js';
import type { UpstreamRequest } from './api-request.js';
import { createRateLimit, type LimitedRequest } from './rate-limit.js';
import { keyOf, ResponseRecords, resultOf, staleIfErrorSeconds } from './response-records.js';

export interface UpstreamCacheOptions {
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

const timedOut: UpstreamFailure = {
  status: 504,
  code: 'TIMEOUT',
  detail: 'The API did not respond in time.',
  allowsStale: true,
};

/** Read-through cache in front of the API; concurrent requests for one path share one request to the API. */
export class UpstreamCache {
  readonly #options: UpstreamCacheOptions;
  readonly #now = () => this.#options.clock.now();
  readonly #records;
  readonly #failures;
  readonly #cooldown;
  readonly #rejectedTokens;
  readonly #countRequest;
  readonly #inFlight = new Map<string, Promise<Result>>();
  #isFailing = false;

  constructor(options: UpstreamCacheOptions) {
    this.#options = options;
    const { engine } = options;
    this.#records = new ResponseRecords(engine, this.#now);
    this.#failures = createFailures(engine, this.#now);
    this.#cooldown = createCooldown(engine, this.#now);
    this.#rejectedTokens = createRejectedTokens(engine, this.#now);
    this.#countRequest = createRateLimit(engine, this.#now);
  }

  /** State of the API at the last request. */
  get health(): 'ok' | 'failing' | 'rate-limited' {
    if (this.#cooldown.isActive()) return 'rate-limited';
    return this.#isFailing ? 'failing' : 'ok';
  }

  /**
   * Returns the cached response while it is fresh. For `revalidateSeconds` after that, returns the stale response and
   * revalidates it in the background; later, waits for the revalidation. If that fails, the stale response is
   * returned until `staleIfErrorSeconds` after it was stored. A response of an endpoint with `mustRevalidate` is never
   * returned when it is stale.
   */
  lookup(request: UpstreamRequest, visitor: Visitor = {}): Awaitable<Result> {
    return mapAwaitable(this.#read(request), (record) => {
      if (record && isFailure(record)) return record;
      if (record && this.#records.isFresh(record)) return resultOf(record, request, 'hit');
      return this.#revalidateOrStale(request, visitor, record);
    });
  }

  /**
   * Returns the failure while the token is known to be rejected; otherwise the cached response, unless it is older than
   * the last rejection of its token.
   */
  #read(request: UpstreamRequest): Awaitable<CacheRecord | UpstreamFailure | undefined> {
    // Both are read at once.
    const [cached, rejected] = [this.#records.read(request), this.#rejectedTokens.read(request)];
    return mapAwaitable(cached, (record) =>
      mapAwaitable(rejected, (rejection) => {
        const remainingMs = (rejection?.until ?? 0) - this.#now();
        if (rejection?.failure && remainingMs > 0)
          return { ...rejection.failure, retryAfterSeconds: Math.ceil(remainingMs / 1000) };
        return record && record.storedAt > (rejection?.storedAt ?? 0) ? record : undefined;
      }),
    );
  }

  /** Revalidates a response that is missing or stale. */
  async #revalidateOrStale(
    request: UpstreamRequest,
    visitor: Visitor,
    record: CacheRecord | undefined,
  ): Promise<Result> {
    const revalidation = this.#revalidateOnce(request, visitor);
    visitor.waitUntil?.(revalidation);
    if (record?.status !== 200 || request.endpoint.mustRevalidate) return revalidation;
    const stale = resultOf(record, request, 'stale');
    if (this.#records.isYoungerThan(record, record.freshUntil + revalidateSeconds * 1000)) {
      revalidation.catch(() => undefined);
      return stale;
    }
    const end = record.storedAt + staleIfErrorSeconds * 1000;
    const isUsable = this.#records.isYoungerThan(record, end);
    const result = await revalidation;
    return isFailure(result) && result.allowsStale && isUsable ? stale : result;
  }

  async #revalidateOnce(request: UpstreamRequest, visitor: Visitor): Promise<Result> {
    const key = keyOf(request);
    const running = this.#inFlight.get(key);
    if (running) {
      const result = await running;
      // 429 is the limit of the visitor who was first.
      const isLimited = isFailure(result) && result.status === 429;
      return isLimited ? this.#revalidateOnce(request, visitor) : result;
    }
    const started = this.#revalidate(request, visitor).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, started);
    return started;
  }

  /**
   * Requests a new response. Only the process that holds the lock sends the request; the others poll the shared cache
   * until its response is there or the timeout has passed.
   */
  async #revalidate(request: UpstreamRequest, visitor: Visitor): Promise<Result> {
    const { engine, clock, timeoutMs } = this.#options;
    const deadline = this.#now() + timeoutMs;
    for (;;) {
      const failure = await this.#currentFailure(request);
      if (failure) return failure;
      // Undefined if another process holds the lock.
      const release = await engine.lock(keyOf(request), timeoutMs + 1000);
      try {
        const record = await this.#read(request);
        if (record && isFailure(record)) return record;
        if (record && this.#records.isFresh(record)) return resultOf(record, request, 'hit');
        if (release) return await this.#send(request, visitor);
      } finally {
        await release?.();
      }
      if (this.#now() >= deadline) return timedOut;
      await pause(lockPollMs, clock);
    }
  }

  /** Why no request may be sent now, if so. */
  async #currentFailure(request: UpstreamRequest): Promise<UpstreamFailure | undefined> {
    const failure = await this.#failures.current(keyOf(request));
    if (failure) return failure;
    const seconds = await this.#cooldown.remaining();
    return seconds ? inCooldown(seconds) : undefined;
  }

  async #send(request: UpstreamRequest, visitor: Visitor): Promise<Result> {
    const limit = await this.#exceededLimit(request, visitor);
    if (limit) return limit;
    const outcome = await this.#options.send(request);
    if (outcome.kind === 'success') return this.#store(request, 200, outcome.body);
    if (outcome.kind === 'not-found') return this.#store(request, 404, '');
    if (outcome.kind === 'rate-limited') {
      const failure = inCooldown(await this.#cooldown.start(outcome.retryAfterMs));
      this.#options.report(request, failure);
      return failure;
    }
    return this.#fail(request, outcome.failure, outcome.retryAfterMs);
  }

  /** Counts a request; returns the failure if that exceeds the limit of its visitor or of the gateway. */
  async #exceededLimit(
    request: UpstreamRequest,
    { address }: Visitor,
  ): Promise<UpstreamFailure | undefined> {
    const limited = { share: await this.#shareOf(request), address };
    const exceeded = await this.#countRequest(await this.#options.tier(), limited);
    if (!exceeded) return undefined;
    const { isOfVisitor, retryAfterSeconds } = exceeded;
    return isOfVisitor
      ? rateLimited(429, 'Too many requests from this address.', retryAfterSeconds)
      : rateLimited(503, "The gateway's rate limit is used up.", retryAfterSeconds);
  }

  /** The share of the rate limit that the request belongs to; later pages are those whose cursor the API returned. */
  async #shareOf(request: UpstreamRequest): Promise<LimitedRequest['share']> {
    const { isCommon, isConfigured, position } = request;
    if (!isCommon || !isConfigured) return 'other';
    if (position === undefined) return 'first';
    // Pages of elements overlap by one item.
    const isLater =
      (await this.#records.wasIssued(request, position)) ||
      (await this.#records.wasIssued(request, position + 1));
    return isLater ? 'later' : 'other';
  }

  async #store(request: UpstreamRequest, status: 200 | 404, body: string): Promise<Result> {
    const record = await this.#records.write(request, status, body);
    // Custom requests lead to as many cursors as they have parameters.
    if (status === 200 && (await this.#shareOf(request)) !== 'other')
      await this.#records.markIssued(request, body);
    await this.#failures.clear(keyOf(request));
    this.#isFailing = false;
    return resultOf(record, request, 'miss');
  }

  async #fail(
    request: UpstreamRequest,
    failure: UpstreamFailure,
    retryAfterMs: number | undefined,
  ): Promise<Result> {
    this.#isFailing = failure.status >= 500;
    this.#options.report(request, failure);
    if (!failure.allowsStale) await this.#invalidate(request, failure);
    return this.#failures.add(keyOf(request), failure, retryAfterMs);
  }

  async #invalidate(request: UpstreamRequest, failure: UpstreamFailure): Promise<void> {
    await this.#records.delete(request);
    const isAuthError = failure.status === 401 || failure.status === 403;
    if (isAuthError && request.token !== undefined)
      await this.#rejectedTokens.add(request, failure);
  }
}
