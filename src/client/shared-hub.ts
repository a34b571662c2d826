import { systemClock } from './clock.js';
import { createHub, type Hub } from './hub.js';
import { halfOf } from './ledger.js';
import { browserPage, noPage } from './page.js';
import { openAlone, openTabs } from './tabs.js';

/** Where the hub of a page is found; another shape of `Hub` needs another name. */
export const hubKey = Symbol.for('vtc-widgets.hub.1');

/** The hub of this page, made when it is first needed. */
export function sharedHub(): Hub {
  const holder = globalThis as { [hubKey]?: Hub };
  const inPage = typeof document === 'object';
  return (holder[hubKey] ??= createHub({
    // Looked up at each request: a page may put its own in place later.
    fetch: (request) => fetch(request),
    clock: systemClock,
    page: inPage ? browserPage : noPage,
    windows: halfOf('anonymous'),
    openTabs: inPage ? openTabs : openAlone,
  }));
}
