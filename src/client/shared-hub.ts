import { anonymousLimits } from '../contract/rate-limits.js';
import { systemClock } from './clock.js';
import { createHub, type Hub } from './hub.js';
import { halfOf } from './ledger.js';
import { browserPage } from './page.js';
import { openTabs } from './tabs.js';

/** Where the hub of a page is found; another shape of `Hub` needs another name. */
export const hubKey = Symbol.for('vtc-widgets.hub.1');

/** The hub of this page, made when it is first needed; servers have none. */
export function sharedHub(): Hub {
  const holder = globalThis as { [hubKey]?: Hub };
  return (holder[hubKey] ??= createHub({
    // Looked up at each request: a page may put its own in place later.
    fetch: (request) => fetch(request),
    clock: systemClock,
    page: browserPage,
    windows: halfOf(anonymousLimits),
    openTabs,
  }));
}
