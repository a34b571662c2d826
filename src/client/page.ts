import { documentProperty } from '../dom/document.js';
import { parseStoredPage, type StoredPage } from './stored-page.js';
import { storeWhileHidden, takeStored } from './tab-storage.js';

/** The page around a scheduler. */
export interface Page {
  hidden(): boolean;
  offline(): boolean;
  /** Listens for changes of visibility and for the page to be online again. */
  watch(changed: (event: { readonly type: string }) => void): void;
  /** What the previous page of this tab stored. */
  load(): StoredPage;
  /** Stores `read()` for the next page of this tab while this page is hidden. */
  save(read: () => StoredPage): void;
}

const storageKey = 'vtc-widgets.5';

/** A server: never hidden, without storage. */
export const noPage: Page = {
  hidden: () => false,
  offline: () => false,
  watch: () => undefined,
  load: () => parseStoredPage(null),
  save: () => undefined,
};

/** The page in this browser tab. */
export const browserPage: Page = {
  hidden: () => documentProperty('hidden'),
  offline: () => !navigator.onLine,
  watch(changed) {
    for (const type of ['visibilitychange', 'pagehide', 'pageshow', 'online'])
      addEventListener(type, changed);
  },
  load: () => parseStoredPage(takeStored(storageKey)),
  save: (read) => storeWhileHidden(storageKey, read),
};
