import { anonymousLimits } from '../contract/rate-limits.js';
import { systemClock } from './clock.js';
import { browserPage } from './page.js';
import { halfOf } from './rate-budget.js';
import { createScheduler, type RequestScheduler } from './scheduler.js';
import type { Tabs, TabsOptions } from './tab-message.js';
import { hasOtherTabs, noTabs, openTabs } from './tabs.js';

/** Global key of the page's scheduler; an incompatible `RequestScheduler` needs another name. */
export const schedulerKey = Symbol.for('vtc-widgets.scheduler.4');

/** Requested when the file is evaluated, since no request waits for it. */
const isShared = hasOtherTabs();

/** None where the browser forbids channels, as in some sandboxed frames. */
function openBrowserTabs(options: TabsOptions): Tabs {
  try {
    return openTabs(options, isShared);
  } catch {
    return noTabs();
  }
}

/** The scheduler of this page, created at its first use. */
export function sharedScheduler(): RequestScheduler {
  const holder = globalThis as { [schedulerKey]?: RequestScheduler };
  return (holder[schedulerKey] ??= createScheduler({
    // Read at each request, as the page may replace it later.
    fetch: (url, options) => fetch(url, options),
    clock: systemClock,
    page: browserPage,
    windows: halfOf(anonymousLimits),
    openTabs: openBrowserTabs,
  }));
}
