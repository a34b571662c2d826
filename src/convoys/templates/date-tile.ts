import { html, type TemplateResult } from 'lit';
import { dateParts, capitalized, nearDay, sameDay } from '../../intl/formats.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyText } from '../convoy-view.js';

/** The date of a convoy: styles show weekday, or today or tomorrow, and month as generated text around the day. */
export function dateTile(
  { zones: { locale, zone }, now }: Pick<ConvoyText, 'zones' | 'now'>,
  { startMs }: Convoy,
): TemplateResult {
  const { weekday, day, month } = dateParts(locale, zone, startMs, now);
  const near = nearDay(locale, zone, startMs, now);
  const isToday = near !== undefined && sameDay(zone, startMs, now);
  return html`<div
    class="date-tile ${isToday ? 'today' : ''}"
    part="day"
    data-weekday=${capitalized(locale, near ?? weekday)}
    data-month=${month}
  >
    ${day}
  </div>`;
}
