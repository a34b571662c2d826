import { clockTime, wallClock } from '../../../intl/formats.js';

/** The hour of a clock that shows `wall` (written as if it were UTC), `18:00` or `6 PM`. */
export const hourText = (locale: string, wall: number): string =>
  clockTime(locale, 'UTC', wall).replace(/:00(?=\s)/, '');

/** How far the clock of a zone is ahead of UTC at a moment, in ms. */
export const offsetMs = (zone: string, time: number): number =>
  Math.round(wallClock(zone, time) - time);

/**
 * The moment at which the clock of a zone shows `wall` (written as if it were UTC): one of two
 * where it does twice, an hour off where it never does.
 */
export const momentOf = (zone: string, wall: number): number =>
  wall - offsetMs(zone, wall - offsetMs(zone, wall));
