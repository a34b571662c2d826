import { type Clock, pause } from '../client/clock.js';
import type { UpstreamQuery } from '../gateway/upstream/companies.js';
import { isFailure, type Result } from '../gateway/upstream/result.js';

/** A run ends rather than waiting longer for the rate limit. */
const maxWaitMs = 900_000;

export interface PatienceOptions {
  readonly query: UpstreamQuery;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Called during a pause. */
  readonly waits: (seconds: number) => Promise<void>;
}

/** A query that waits while half of the rate limit is used up. */
export function patientQuery({ query, clock, signal, waits }: PatienceOptions): UpstreamQuery {
  const start = clock.now();
  const load: UpstreamQuery = async (request, visitor): Promise<Result> => {
    const result = await query(request, visitor);
    // From the cache it has the time of the run in which it was new.
    if (!isFailure(result)) return result.cacheStatus === 'miss' ? query(request, visitor) : result;
    if (result.code !== 'RATE_LIMITED') return result;
    const seconds = result.retryAfterSeconds ?? 60;
    if (clock.now() + seconds * 1000 > start + maxWaitMs) return result;
    await Promise.all([pause(seconds * 1000, clock, signal), waits(seconds)]);
    return load(request, visitor);
  };
  return load;
}
