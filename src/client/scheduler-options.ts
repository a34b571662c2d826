import type { Clock } from './clock.js';
import type { ScheduledRequest } from './job.js';
import type { Page } from './page.js';
import type { RateWindow } from './rate-budget.js';
import type { CachedResponse, CacheKey } from './response-cache.js';
import type { Tabs, TabsOptions } from './tab-messages.js';
import type { Fetch } from './transport.js';

/** What all elements of a page ask through, those of another copy of the bundle too. */
export interface RequestScheduler {
  /** Rejects with a VtcError, or with the reason of the signal when that aborts. */
  request(request: ScheduledRequest, signal?: AbortSignal): Promise<CachedResponse>;
  /** The last known response, however old. */
  cached(key: CacheKey): CachedResponse | undefined;
}

/** What a scheduler is made of. */
export interface SchedulerOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly page: Page;
  readonly windows: readonly RateWindow[];
  readonly openTabs: (options: TabsOptions) => Tabs;
  /** Responses cached at most. */
  readonly mostResponses?: number;
}
