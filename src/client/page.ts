import { documentProperty } from '../dom/document.js';
import { parseTabMessage, type ParsedMessage } from './tab-message.js';

/** What a hidden page stores for the next page of its tab: anonymous responses only. */
export type StoredPage = Pick<ParsedMessage, 'responses' | 'budgets' | 'counts'>;

/** The page around a scheduler. */
export interface Page {
  hidden(): boolean;
  offline(): boolean;
  /** Listens for changes of visibility and for the page to be online again. */
  watch(changed: (event: { readonly type: string }) => void): void;
  /** What the previous page of this tab stored. */
  load(): StoredPage;
  save(stored: StoredPage): void;
  /** Removes what is stored. */
  clear(): void;
}

const storageKey = 'vtc-widgets.4';
const emptyPage: StoredPage = { responses: [], budgets: [], counts: [] };

/** A server: never hidden, without storage. */
export const noPage: Page = {
  hidden: () => false,
  offline: () => false,
  watch: () => undefined,
  load: () => emptyPage,
  save: () => undefined,
  clear: () => undefined,
};

const rulesKey = Symbol.for('vtc-widgets.storage-rules');

/** Whether the site owner forbids storage, as each copy of the bundle in the page finds out. */
function storageRules(): Set<() => boolean> {
  const holder = globalThis as { [rulesKey]?: Set<() => boolean> };
  return (holder[rulesKey] ??= new Set());
}

/** Nothing is stored while `isForbidden` returns true. */
export function forbidStorageIf(isForbidden: () => boolean): void {
  storageRules().add(isForbidden);
}

const mayStore = () => ![...storageRules()].some((isForbidden) => isForbidden());

/** The page in this browser tab; full, forbidden or corrupt storage counts as empty. */
export const browserPage: Page = {
  hidden: () => documentProperty('hidden'),
  offline: () => !navigator.onLine,
  watch(changed) {
    for (const type of ['visibilitychange', 'pagehide', 'pageshow', 'online'])
      addEventListener(type, changed);
  },
  load() {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
      browserPage.clear();
      return mayStore() ? parseTabMessage(stored) : emptyPage;
    } catch {
      return emptyPage;
    }
  },
  save(stored) {
    try {
      if (mayStore()) sessionStorage.setItem(storageKey, JSON.stringify(stored));
      else browserPage.clear();
    } catch {
      return;
    }
  },
  clear() {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      return;
    }
  },
};
