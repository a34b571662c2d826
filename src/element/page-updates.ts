import { documentProperty } from '../dom/document.js';
import { updateDeviceZone } from '../intl/time.js';

/** A part of an element that depends on something that all elements of the page share. */
interface PageDependent {
  /** Called when the language or zone, the configuration or the connection of the page may have changed. */
  pageChanged(): void;
}

const dependents = new Set<PageDependent>();

/** Updates all elements of the page, since something that they share has changed. */
export const updateAll = (): void => dependents.forEach((dependent) => dependent.pageChanged());

/** Follows the zone of the device: no event reports a change, so that it is read again when the visitor returns. */
function followZone(): void {
  if (!documentProperty('hidden') && updateDeviceZone()) updateAll();
}

function languageChanged(): void {
  updateDeviceZone();
  updateAll();
}

/** From now on, reports when something changes that all elements of the page share. */
export function addDependent(dependent: PageDependent): void {
  dependents.add(dependent);
  addEventListener('online', updateAll);
  addEventListener('offline', updateAll);
  addEventListener('languagechange', languageChanged);
  addEventListener('visibilitychange', followZone);
  addEventListener('pageshow', followZone);
  // Until then an element may not have its content. Later elements are not rendered again.
  if (documentProperty('readyState') === 'loading') addEventListener('DOMContentLoaded', updateAll);
}

/** Reports no longer. */
export const removeDependent = (dependent: PageDependent) => dependents.delete(dependent);

/** Whether the browser is online; true on a server. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;
