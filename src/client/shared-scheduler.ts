import { anonymousLimits } from '../contract/rate-limits.js';
import { systemClock } from './clock.js';
import { browserPage } from './page.js';
import { halfOf } from './rate-budget.js';
import type { RequestScheduler } from './scheduler-options.js';
import { createScheduler } from './scheduler.js';
import { openTabs } from './tabs.js';

/** Where the scheduler of a page is found; another shape of `RequestScheduler` needs another name. */
export const schedulerKey = Symbol.for('vtc-widgets.scheduler.2');

/** The scheduler of this page, made when it is first needed; servers have none. */
export function sharedScheduler(): RequestScheduler {
  const holder = globalThis as { [schedulerKey]?: RequestScheduler };
  return (holder[schedulerKey] ??= createScheduler({
    // Looked up at each request: a page may put its own in place later.
    fetch: (request) => fetch(request),
    clock: systemClock,
    page: browserPage,
    windows: halfOf(anonymousLimits),
    openTabs,
  }));
}

// The look at other tabs begins here, so that a tab which is alone knows it when its elements are connected.
if (typeof document === 'object') sharedScheduler();
