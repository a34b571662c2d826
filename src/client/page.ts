import type { BudgetRecord } from './rate-budget.js';
import type { CacheEntry } from './response-cache.js';

/** What the pages of a tab leave for the next one; nothing that a token opened. */
export interface StoredPage {
  readonly responses: readonly CacheEntry[];
  readonly budgets: readonly BudgetRecord[];
}

/** The page around a scheduler. */
export interface Page {
  hidden(): boolean;
  offline(): boolean;
  /** Calls back when the page is shown or hidden, and when it is online again. */
  watch(changed: (event: { readonly type: string }) => void): void;
  /** What the pages that this tab showed before left. */
  load(): StoredPage;
  save(stored: StoredPage): void;
}

const storageKey = 'vtc-widgets.2';
const nothing: StoredPage = { responses: [], budgets: [] };

/** No page around: a server, which is never hidden and keeps nothing. */
export const noPage: Page = {
  hidden: () => false,
  offline: () => false,
  watch: () => undefined,
  load: () => nothing,
  save: () => undefined,
};

/** The page of this browser tab; storage that is full, forbidden or spoilt counts as empty. */
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
      return nothing;
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
