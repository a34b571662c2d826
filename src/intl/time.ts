export { moment } from '../contract/moment.js';

/** A time zone as `Intl` names it, the visitor's where none is given; undefined where it knows none of that name. */
export function zoneOf(timeZone?: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
