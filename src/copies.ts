import { apiBaseOf } from './element/configure.js';

declare const __VTC_VERSION__: string;

/** The version of this copy; `source` where it was not built. */
export const version = typeof __VTC_VERSION__ === 'string' ? __VTC_VERSION__ : 'source';

const key = Symbol.for('vtc-widgets.copies');

/** Tells the page which copy this is and where its elements ask, so that two can be told apart. */
export function announceCopy(): void {
  const page = globalThis as { [key]?: object[] };
  (page[key] ??= []).push({ version, url: import.meta.url, apiBase: () => apiBaseOf(undefined) });
}
