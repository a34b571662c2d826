import { isRequestErrorCode } from './errors.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CacheEntry } from './response-cache.js';

/** What a hidden page stores for the next page of its tab: rate budgets and anonymous responses, never a token. */
export interface StoredPage {
  readonly budgets: readonly BudgetRecord[];
  readonly responses: readonly CacheEntry[];
}

type Unknown<T> = { readonly [K in keyof T]?: unknown };

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);
const fieldsOf = <T>(value: unknown) => Object(value) as Unknown<T>;
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function isBudgetRecord(value: unknown): value is BudgetRecord {
  const { origin, sent, cooldownUntil, reason, cooldowns } = fieldsOf<BudgetRecord>(value);
  return (
    [isText(origin), isNumber(cooldownUntil), isRequestErrorCode(reason)].every(Boolean) &&
    Array.isArray(sent) &&
    itemsOf(sent).every(isPair) &&
    isPair(cooldowns)
  );
}

function isCacheEntry(value: unknown): value is CacheEntry {
  const [url, response] = itemsOf(value);
  const { json, receivedAt } = fieldsOf<CacheEntry[1]>(response);
  return isText(url) && URL.canParse(url) && json !== undefined && isNumber(receivedAt);
}

/** The valid parts of what is stored; another version, or another script of the site, may have written it. */
export function parseStoredPage(value: unknown): StoredPage {
  const { budgets, responses } = fieldsOf<StoredPage>(value);
  return {
    budgets: itemsOf(budgets).filter(isBudgetRecord),
    responses: itemsOf(responses).filter(isCacheEntry),
  };
}
