import {
  dayAndClock,
  dayNumber,
  foreignDayAndTime,
  foreignTime,
  hasSameLocalTime,
  zoneName,
} from './formats.js';

/** Locale and time zones of displayed times. */
export interface Zones {
  locale: string;
  /** IANA zone. */
  zone: string;
  /** IANA zone of the second time; undefined for none. */
  secondZone: string | undefined;
}

/** Formats a time in the second zone, with the day if it differs; undefined if the local time is the same. */
export function secondTime({ locale, zone, secondZone }: Zones, time: number): string | undefined {
  if (secondZone === undefined || hasSameLocalTime(zone, secondZone, time)) return undefined;
  const isSameDay = dayNumber(zone, time) === dayNumber(secondZone, time);
  const text = (isSameDay ? foreignTime : foreignDayAndTime)(locale, secondZone, time);
  return `${text} ${zoneName(locale, secondZone, time)}`;
}

/** Formats a time with day and zone, without relative words, `Fri, 27 Nov, 18:30 CET`, with the year if it is not that of `now`. */
export const dateTimeText = ({ locale, zone }: Zones, time: number, now: number): string =>
  `${dayAndClock(locale, zone, time, now)} ${zoneName(locale, zone, time)}`;
