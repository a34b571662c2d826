import { html, type TemplateResult } from 'lit';
import { calendarDay, clockTime, dayNumber, sameClock, zoneName } from '../intl/formats.js';

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

/** How a moment is shown. */
export interface TimeOptions {
  /** When it is shown, in ms since the epoch. */
  now?: number;
  /** What happens then, said before the time. */
  label?: string;
  /** The zone is shown beside the time, as nothing around says which one it is. */
  namesZone?: boolean;
}

/**
 * A moment by the clock, `18:30`, and in its title with its zones. Screen readers hear them too:
 * styles draw `data-zones` where nobody sees it, which saves a long list an element for each time.
 */
export function zonedTime(
  zones: Zones,
  time: number,
  { now = Date.now(), label, namesZone = false }: TimeOptions = {},
): TemplateResult {
  const clock = clockTime(zones.locale, zones.zone, time);
  const zone = zoneName(zones.locale, zones.zone, time);
  const second = secondTime(zones, time, now);
  const shown = namesZone ? `${clock} ${zone}` : clock;
  const all = `${clock} ${zone}${second ? ` (${second})` : ''}`;
  return html`<time
    datetime=${new Date(time).toISOString()}
    title=${all}
    data-zones=${all.slice(shown.length)}
    >${label} ${shown}</time
  >`;
}
