import type { Entry } from './answers.js';

/** The page around a hub. */
export interface Page {
  hidden(): boolean;
  offline(): boolean;
  /** Calls back when the page is shown or hidden, and when it is online again. */
  watch(changed: (event: { readonly type: string }) => void): void;
  /** Answers kept by the pages that this tab showed before. */
  load(): readonly Entry[];
  save(entries: readonly Entry[]): void;
}

const storageKey = 'vtc-widgets.1';

/** No page around: a server, which is never hidden and keeps nothing. */
export const noPage: Page = {
  hidden: () => false,
  offline: () => false,
  watch: () => undefined,
  load: () => [],
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
      const entries = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Entry[];
      return entries.filter(([, answer]) => answer.receivedAt);
    } catch {
      return [];
    }
  },
  save(entries) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(entries));
    } catch {
      return;
    }
  },
};
