import { documentProperty } from '../dom/document.js';

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

/** Removes what is stored under a key. */
function clear(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/** What the previous page of this tab stored, which is removed; full, forbidden or corrupt storage counts as empty. */
export function takeStored(key: string): unknown {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    clear(key);
    return mayStore() ? stored : null;
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    if (mayStore()) sessionStorage.setItem(key, JSON.stringify(value));
    else clear(key);
  } catch {
    return;
  }
}

/** Stores `read()` for the next page of this tab while this page is hidden, and nothing while it is visible. */
export function storeWhileHidden(key: string, read: () => unknown): void {
  const changed = ({ type }: Pick<Event, 'type'>) => {
    if (documentProperty('hidden') || type === 'pagehide') store(key, read());
    else clear(key);
  };
  for (const type of ['visibilitychange', 'pagehide', 'pageshow']) addEventListener(type, changed);
}
