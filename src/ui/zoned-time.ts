import { html, nothing, type TemplateResult } from 'lit';
import {
  calendarDay,
  clockTime,
  dayNumber,
  nearDay,
  sameClock,
  zoneName,
} from '../intl/formats.js';

/** In which language and zones times are shown. */
export interface Zones {
  locale: string;
  /** IANA zone. */
  zone: string;
  /** IANA zone shown beside when its clock differs; undefined for none. */
  secondZone: string | undefined;
}

/** The same moment in the second zone, with its day where that differs; undefined when its clock shows the same. */
function secondTime({ locale, zone, secondZone }: Zones, time: number): string | undefined {
  if (secondZone === undefined || sameClock(zone, secondZone, time)) return undefined;
  const clock = `${clockTime(locale, secondZone, time)} ${zoneName(locale, secondZone, time)}`;
  return dayNumber(zone, time) === dayNumber(secondZone, time)
    ? clock
    : `${calendarDay(locale, secondZone, time)}, ${clock}`;
}

/** A moment as plain text, `Fri, 27 Nov, 18:30 CET`; it stays true when read later. */
export const momentText = ({ locale, zone }: Zones, time: number): string =>
  `${calendarDay(locale, zone, time)}, ${clockTime(locale, zone, time)} ${zoneName(locale, zone, time)}`;

/**
 * A moment with its day, said as today or tomorrow where it is, its zone, and the second zone.
 * `said` is a moment whose day the reader knows already: that day is not said again.
 */
export function zonedTime(
  zones: Zones,
  time: number,
  now = Date.now(),
  said?: number,
): TemplateResult {
  const { locale, zone } = zones;
  const known = said !== undefined && dayNumber(zone, said) === dayNumber(zone, time);
  const day = nearDay(locale, zone, time, now) ?? calendarDay(locale, zone, time, now);
  const second = secondTime(zones, time);
  return html`<time datetime=${new Date(time).toISOString()}
      >${known ? '' : `${day}, `}${clockTime(locale, zone, time)}
      ${zoneName(locale, zone, time)}</time
    >${second ? html`${' '}<span class="muted">(${second})</span>` : nothing}`;
}
