import { rateLimits, type RateLimitTier } from '../../contract/rate-limits.js';
import { clientInfo } from '../../contract/session-and-client.js';
import { tolerant } from '../../contract/tolerant.js';
import type { CacheEngine } from '../cache/engine.js';
import { exchange, type ExchangeOptions } from './exchange.js';

const windows = [
  ['minute', 60],
  ['fiveMinutes', 300],
] as const;

/** A request, as far as its limit depends on it. */
export interface LimitedRequest {
  /**
   * `first`: the first page of a default request of the elements, for a configured company or the platform; `later`: a
   * later page of one, by a cursor or offset that the API returned; `other`: any other request.
   */
  readonly share: 'first' | 'later' | 'other';
  readonly address: string | undefined;
}

/** Parts of the limit: of all later pages, of all other requests, and of one visitor's address in either. */
const parts = { share: 1 / 4, address: 1 / 8 } as const;

/** Names of the counters of a request and their limits, the lowest limit first. */
function countersOf({ share, address }: LimitedRequest, total: number) {
  const counters: [name: string, limit: number][] = [];
  if (share !== 'first' && address)
    counters.push([`address:${share}:${address}`, total * parts.address]);
  if (share !== 'first') counters.push([share, total * parts.share]);
  counters.push(['all', total]);
  return counters;
}

/** A rate limit that is used up. */
export interface ExceededLimit {
  readonly retryAfterSeconds: number;
  /** Whether it is the limit of this visitor rather than the gateway's. */
  readonly isOfVisitor: boolean;
}

/**
 * Counts requests to the API against half of its rate limit. Half of that is reserved for first pages; later pages and
 * other requests have a quarter each, of which one visitor's address has at most half.
 */
export function createRateLimit(engine: CacheEngine, now: () => number) {
  return async (
    tier: RateLimitTier,
    request: LimitedRequest,
  ): Promise<ExceededLimit | undefined> => {
    for (const [window, seconds] of windows) {
      const total = Math.floor(rateLimits[tier][window] / 2);
      const index = Math.floor(now() / 1000 / seconds);
      for (const [name, limit] of countersOf(request, total)) {
        const count = await engine.increment(`count:${name}:${window}:${index}`, seconds * 2);
        if (count > limit)
          return {
            retryAfterSeconds: Math.ceil((index + 1) * seconds - now() / 1000),
            isOfVisitor: name.startsWith('address:'),
          };
      }
    }
    return undefined;
  };
}

const tierRefreshMs = 600_000;
const parse = tolerant(clientInfo.response);

const isTier = (name: string): name is RateLimitTier => Object.hasOwn(rateLimits, name);

async function requestTier(options: ExchangeOptions): Promise<RateLimitTier> {
  const outcome = await exchange({ endpoint: clientInfo, path: clientInfo.path }, options);
  if (outcome.kind !== 'success') return 'anonymous';
  const tier = parse(JSON.parse(outcome.body)).apiToken?.rateLimitTier ?? '';
  return isTier(tier) ? tier : 'anonymous';
}

/** Rate limit tier of the developer key; an unknown key counts as anonymous, as it does for the API. */
export function createTier(options: ExchangeOptions): () => Promise<RateLimitTier> {
  let tier: Promise<RateLimitTier> | undefined;
  let requestedAt = 0;
  return () => {
    if (options.apiKey === undefined) return Promise.resolve('anonymous');
    if (!tier || options.clock.now() - requestedAt > tierRefreshMs) {
      requestedAt = options.clock.now();
      tier = requestTier(options);
    }
    return tier;
  };
}
