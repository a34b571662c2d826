import { html, nothing, type TemplateResult } from 'lit';
import { capitalized, nowWord, sameDay, shortDay } from '../../intl/formats.js';
import { zonedTime } from '../../ui/zoned-time.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { phase } from '../phase.js';
import { name } from './name.js';
import { isSameDay } from './row.js';

function day({ zones: { locale, zone }, now }: ConvoyView, { startMs }: Convoy): TemplateResult {
  const isToday = sameDay(zone, startMs, now);
  const text = capitalized(locale, shortDay(locale, zone, startMs, now));
  return html`<span class="day ${isToday ? 'today' : ''}" part="day">${text}</span>`;
}

/** A convoy in one line: its day, its name, and when it starts. */
export function compactRow(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const { zones, now, zoneName } = view;
  const namesZone = zoneName === undefined;
  const text = phase(view, convoy);
  return html`${isSameDay(view, convoy, before) ? nothing : day(view, convoy)} ${name(view, convoy)}
  ${
    isLive(convoy, now)
      ? html`<span part="badge" class="badge soon" title=${text}>${nowWord(zones.locale)}</span>`
      : zonedTime(zones, convoy.startMs, { now, namesZone })
  }`;
}
