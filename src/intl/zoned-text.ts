import { clockTime, dayAndClock, dayNumber, sameClock, zoneName } from './formats.js';

/** In which language and zones times are shown. */
export interface Zones {
  locale: string;
  /** IANA zone. */
  zone: string;
  /** IANA zone shown beside when its clock differs; undefined for none. */
  secondZone: string | undefined;
}

/** The same moment in the second zone, with its day where that differs; undefined when its clock shows the same. */
export function secondTime(
  { locale, zone, secondZone }: Zones,
  time: number,
  now = Date.now(),
): string | undefined {
  if (secondZone === undefined || sameClock(zone, secondZone, time)) return undefined;
  const isSameDay = dayNumber(zone, time) === dayNumber(secondZone, time);
  const shown = isSameDay
    ? clockTime(locale, secondZone, time)
    : dayAndClock(locale, secondZone, time, now);
  return `${shown} ${zoneName(locale, secondZone, time)}`;
}

/** A moment as plain text, `Fri, 27 Nov, 18:30 CET`; it stays true when read later. */
export const momentText = ({ locale, zone }: Zones, time: number): string =>
  `${dayAndClock(locale, zone, time)} ${zoneName(locale, zone, time)}`;
