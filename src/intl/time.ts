import { memoized } from './intl-cache.js';

export { moment } from '../contract/moment.js';

/** The name of a zone as `Intl` has it; empty where it knows none of that name. */
function resolvedZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** A time zone as `Intl` names it, the visitor's where none is given; undefined where it knows none of that name. */
export const zoneOf = (timeZone?: string): string | undefined =>
  memoized(`zone ${timeZone}`, () => resolvedZone(timeZone)) || undefined;
