import { clockTime, localTime } from '../../../intl/formats.js';

/** The hour of a local time (`wall`, in ms as if it were UTC): `18:00` or `6 PM`. */
export const hourText = (locale: string, wall: number): string =>
  clockTime(locale, 'UTC', wall).replace(/:00(?=\s)/, '');

/** Offset of a time zone from UTC at a time, in ms. */
export const offsetMs = (zone: string, time: number): number =>
  Math.round(localTime(zone, time) - time);

/**
 * The time of a local time of a zone (`wall`, in ms as if it were UTC): one of two if the clock is
 * set back, an hour off if it is set forward.
 */
export const timeOfClock = (zone: string, wall: number): number =>
  wall - offsetMs(zone, wall - offsetMs(zone, wall));
