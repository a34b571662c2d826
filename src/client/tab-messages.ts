import type { Clock } from './clock.js';
import type { VtcError } from './errors.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CachedResponse, CacheEntry, CacheKey } from './response-cache.js';

/** What is shared of a VtcError. */
export type Failure = Pick<VtcError, 'code' | 'message' | 'status' | 'retryAfterMs'>;

/** What tabs of a site share; never a token. */
export interface TabMessage {
  readonly budgets?: readonly BudgetRecord[];
  readonly responses?: readonly CacheEntry[];
  readonly failed?: readonly [url: string, Failure];
}

/** The other tabs of the site, seen from this one. */
export interface Tabs {
  /** Whether no other tab could have or fetch what this token opens; answered at once. */
  isAlone(token?: string): boolean;
  /**
   * Resolves when it is this tab's turn to ask: no other has a response received after `notBefore`, or asks for one.
   * The turn lasts until the signal aborts.
   */
  claim(key: CacheKey, notBefore: number, signal: AbortSignal): Promise<void>;
  /** To all tabs, or to those that hold the same token. */
  post(message: TabMessage, token?: string): void;
}

/** What the tabs need of this one. */
export interface TabsOptions {
  readonly clock: Clock;
  readonly receive: (message: TabMessage, token?: string) => void;
  readonly budgets: () => readonly BudgetRecord[];
  readonly cached: (key: CacheKey) => CachedResponse | undefined;
  /** Whether this tab is asking for it now. */
  readonly isAsking: (key: CacheKey) => boolean;
}
