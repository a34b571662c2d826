import type { BudgetRecord } from './rate-budget.js';
import type { CacheEntry } from './response-cache.js';

/** What a page stores for the next page of its tab: anonymous responses only. */
export interface StoredPage {
  readonly responses: readonly CacheEntry[];
  readonly budgets: readonly BudgetRecord[];
}

/** The page around a scheduler. */
export interface Page {
  hidden(): boolean;
  offline(): boolean;
  /** Listens for changes of visibility and for the page to be online again. */
  watch(changed: (event: { readonly type: string }) => void): void;
  /** What the previous page of this tab stored. */
  load(): StoredPage;
  save(stored: StoredPage): void;
}

const storageKey = 'vtc-widgets.3';
const emptyPage: StoredPage = { responses: [], budgets: [] };

/** A server: never hidden, without storage. */
export const noPage: Page = {
  hidden: () => false,
  offline: () => false,
  watch: () => undefined,
  load: () => emptyPage,
  save: () => undefined,
};

/** The page in this browser tab; full, forbidden or corrupt storage counts as empty. */
export const browserPage: Page = {
  hidden: () => document.hidden,
  offline: () => !navigator.onLine,
  watch(changed) {
    document.addEventListener('visibilitychange', changed);
    addEventListener('online', changed);
  },
  load() {
    try {
      const { responses, budgets } = JSON.parse(
        sessionStorage.getItem(storageKey) ?? 'null',
      ) as StoredPage;
      return {
        responses: responses.filter(([url, response]) => URL.canParse(url) && response.receivedAt),
        budgets: budgets.filter(({ counts }) => counts.every(([, time]) => time > 0)),
      };
    } catch {
      return emptyPage;
    }
  },
  save(stored) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(stored));
    } catch {
      return;
    }
  },
};
