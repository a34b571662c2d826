import { html, nothing, type TemplateResult } from 'lit';
import { capitalized, nowText, sameDay, shortDay } from '../../intl/formats.js';
import { zonedTime } from '../../ui/zoned-time.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { statusText } from '../status-text.js';
import { isSameDay } from './row.js';
import { title } from './title.js';

function day({ zones: { locale, zone }, now }: ConvoyView, { startMs }: Convoy): TemplateResult {
  const isToday = sameDay(zone, startMs, now);
  const text = capitalized(locale, shortDay(locale, zone, startMs, now));
  return html`<span class="day ${isToday ? 'today' : ''}" part="day">${text}</span>`;
}

/** A convoy as one line: day, start and name; two lines if it is narrow. */
export function compactRow(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const { zones, now, zoneName } = view;
  const text = statusText(view, convoy);
  return html`${isSameDay(view, convoy, before) ? nothing : day(view, convoy)}
  ${
    isLive(convoy, now)
      ? html`<span part="badge" class="badge soon" title=${text}>${nowText(zones.locale)}</span>`
      : zonedTime(zones, convoy.startMs, { now, namesZone: zoneName === undefined })
  }
  ${title(view, convoy)}`;
}
