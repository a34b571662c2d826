import { calendarDay, clockTime, dayNumber, sameClock, zoneName } from './formats.js';

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
  const clock = `${clockTime(locale, secondZone, time)} ${zoneName(locale, secondZone, time)}`;
  return dayNumber(zone, time) === dayNumber(secondZone, time)
    ? clock
    : `${calendarDay(locale, secondZone, time, now)}, ${clock}`;
}

/** A moment as plain text, `Fri, 27 Nov, 18:30 CET`; it stays true when read later. */
export const momentText = ({ locale, zone }: Zones, time: number): string =>
  `${calendarDay(locale, zone, time)}, ${clockTime(locale, zone, time)} ${zoneName(locale, zone, time)}`;
