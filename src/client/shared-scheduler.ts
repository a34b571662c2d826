import { anonymousLimits } from '../contract/rate-limits.js';
import { systemClock } from './clock.js';
import { browserPage } from './page.js';
import { halfOf } from './rate-budget.js';
import { createScheduler, type RequestScheduler } from './scheduler.js';

/** Global key of the page's scheduler; an incompatible `RequestScheduler` needs another name. */
export const schedulerKey = Symbol.for('vtc-widgets.scheduler.5');

/** The scheduler of this page, also of other copies of the bundle; created at its first use. */
export function sharedScheduler(): RequestScheduler {
  const holder = globalThis as { [schedulerKey]?: RequestScheduler };
  return (holder[schedulerKey] ??= createScheduler({
    // Read at each request, as the page may replace it later.
    fetch: (url, options) => fetch(url, options),
    clock: systemClock,
    page: browserPage,
    windows: halfOf(anonymousLimits),
  }));
}
