import { clockTime, dateText } from '../../intl/formats.js';

/** The hour of a clock that shows `wall` (written as if it were UTC), `18:00` or `6 PM`. */
export const hourText = (locale: string, wall: number): string =>
  clockTime(locale, 'UTC', wall).replace(/:00(?=\s)/, '');

/** How far the clock of a zone is ahead of UTC at a moment, in ms. */
export function offsetMs(zone: string, time: number): number {
  // Swedish writes dates as ISO 8601 does.
  const text = dateText('sv', zone, time, { dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${text}Z`) - Math.floor(time / 1000) * 1000;
}

/**
 * The moment at which the clock of a zone shows `wall` (written as if it were UTC): one of two
 * where it does twice, an hour off where it never does.
 */
export const momentOf = (zone: string, wall: number): number =>
  wall - offsetMs(zone, wall - offsetMs(zone, wall));
