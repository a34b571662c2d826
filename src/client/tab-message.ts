import type { Clock } from './clock.js';
import { isRequestErrorCode, type VtcError } from './errors.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CacheEntry, CacheKey } from './response-cache.js';
import type { Credential } from './token.js';

/** A failed request, as tabs broadcast it. */
export type FailedRequest = readonly [
  url: string,
  error: Pick<VtcError, 'code' | 'message' | 'status' | 'retryAfterMs'> & {
    readonly isBlocked?: boolean;
  },
];

/** A number that an element hands on to the next page, by its key. */
type Count = readonly [key: string, count: number];

/** What tabs of a site broadcast and a page stores for the next one; never contains a token. */
export interface TabMessage {
  readonly budgets?: readonly BudgetRecord[];
  readonly responses?: readonly CacheEntry[];
  /** Numbers of elements by their keys; stored only. */
  readonly counts?: readonly Count[];
  readonly failed?: FailedRequest | undefined;
  /** `joined`: the sender has opened the channel; `snapshot`: the reply of the tab that holds the channel's lock. */
  readonly type?: 'joined' | 'snapshot' | undefined;
}

/** The other tabs of the site. */
export interface Tabs {
  /**
   * Locks a request until the signal aborts; tabs that claim it later wait for its response. Returns undefined if no
   * other tab is known: the request may be sent now. Otherwise resolves when it may be sent.
   */
  claim(key: CacheKey, signal: AbortSignal): Promise<void> | undefined;
  /** Broadcasts to all tabs, or to those with the same credential. */
  post(message: TabMessage, credential?: Credential): void;
}

/** Callbacks of this tab's scheduler. */
export interface TabsOptions {
  readonly clock: Clock;
  readonly receive: (message: ParsedMessage, credential?: Credential) => void;
  /** The rate budgets, and the cached responses to a credential. */
  readonly snapshot: (credential?: Credential) => TabMessage;
}

/** A message whose parts are valid. */
export type ParsedMessage = Required<TabMessage>;

type Unknown<T> = { readonly [K in keyof T]?: unknown };

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);
const fieldsOf = <T>(value: unknown) => Object(value) as Unknown<T>;
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function isBudgetRecord(value: unknown): value is BudgetRecord {
  const { origin, counts, cooldownUntil, reason, cooldowns } = fieldsOf<BudgetRecord>(value);
  return (
    [isText(origin), isNumber(cooldownUntil), isRequestErrorCode(reason)].every(Boolean) &&
    Array.isArray(counts) &&
    itemsOf(counts).every(isPair) &&
    isPair(cooldowns)
  );
}

function isCacheEntry(value: unknown): value is CacheEntry {
  const [url, response] = itemsOf(value);
  const { json, receivedAt } = fieldsOf<CacheEntry[1]>(response);
  return isText(url) && URL.canParse(url) && json !== undefined && isNumber(receivedAt);
}

function isFailedRequest(value: unknown): value is FailedRequest {
  const [url, error] = itemsOf(value);
  const { code, message, status, retryAfterMs = 0 } = fieldsOf<FailedRequest[1]>(error);
  return (
    isText(url) &&
    URL.canParse(url) &&
    isRequestErrorCode(code) &&
    isText(message) &&
    isNumber(status) &&
    isNumber(retryAfterMs)
  );
}

function isCount(value: unknown): value is Count {
  const [key, count] = itemsOf(value);
  return isText(key) && isNumber(count);
}

/** The valid parts of a message or of stored text; another version, or another script of the site, may have written it. */
export function parseTabMessage(value: unknown): ParsedMessage {
  const { budgets, responses, counts, failed, type } = fieldsOf<TabMessage>(value);
  return {
    budgets: itemsOf(budgets).filter(isBudgetRecord),
    responses: itemsOf(responses).filter(isCacheEntry),
    counts: itemsOf(counts).filter(isCount),
    failed: isFailedRequest(failed) ? failed : undefined,
    type: type === 'joined' || type === 'snapshot' ? type : undefined,
  };
}
