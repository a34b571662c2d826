import { findApiBase } from './configure.js';
import { warnOfCopies } from './register.js';

declare const __VTC_VERSION__: string;

/** The version of this copy; `source` if it was not built. */
export const buildVersion = typeof __VTC_VERSION__ === 'string' ? __VTC_VERSION__ : 'source';

const key = Symbol.for('vtc-widgets.copies');

/** Adds this copy to those of the page, and warns of a second one. */
export function registerCopy(): void {
  const page = globalThis as { [key]?: object[] };
  const copies = (page[key] ??= []);
  copies.push({
    version: buildVersion,
    url: import.meta.url,
    apiBase: () => findApiBase(undefined),
  });
  if (copies.length > 1) warnOfCopies();
}
