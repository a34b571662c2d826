import { html, type TemplateResult } from 'lit';
import { calendarLeaf, capitalized, nearDay, sameDay } from '../../intl/formats.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyText } from '../convoy-text.js';

/** The day of a convoy as a leaf of a calendar; today and tomorrow stand there in words. */
export function leaf(
  { zones: { locale, zone }, now }: Pick<ConvoyText, 'zones' | 'now'>,
  { startMs }: Convoy,
): TemplateResult {
  const { weekday, day, month } = calendarLeaf(locale, zone, startMs, now);
  const near = nearDay(locale, zone, startMs, now);
  const isToday = near !== undefined && sameDay(zone, startMs, now);
  return html`<div class="leaf ${isToday ? 'today' : ''}" part="day">
    ${capitalized(locale, near ?? weekday)} <b>${day}</b> ${month}
  </div>`;
}
