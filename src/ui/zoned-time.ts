import type { TemplateResult } from 'lit';
import { html } from './html.js';
import { clockTime, dayAndClock, zoneName } from '../intl/formats.js';
import { dateTimeText, secondTime, type Zones } from '../intl/zoned-text.js';

export { dateTimeText, type Zones };

interface TimeOptions {
  /** When it is shown, in ms since the epoch. */
  now: number;
  /** Label before the time. */
  label?: string;
  /** Whether the zone is shown beside the time, as nothing around names it. */
  namesZone?: boolean;
}

/** Formats a time with its date in both zones, `Fri, 27 Nov, 18:30 CET (17:30 UTC)`. */
export function timeTitle(zones: Zones, time: number, now: number): string {
  const { locale, zone } = zones;
  const second = secondTime(zones, time);
  const shown = `${dayAndClock(locale, zone, time, now)} ${zoneName(locale, zone, time)}`;
  return second ? `${shown} (${second})` : shown;
}

/**
 * A time such as `18:30`, with date and zones in its title, and the zones as hidden text for screen readers.
 */
export function zonedTime(
  zones: Zones,
  time: number,
  { now, label, namesZone = false }: TimeOptions,
): TemplateResult {
  const { locale, zone } = zones;
  const name = zoneName(locale, zone, time);
  const second = secondTime(zones, time);
  const hidden = (namesZone ? '' : ` ${name}`) + (second ? ` (${second})` : '');
  const shown = clockTime(locale, zone, time) + (namesZone ? ` ${name}` : '');
  const text = label === undefined ? shown : `${label} ${shown}`;
  return html`<time
    datetime=${new Date(time).toISOString()}
    title=${timeTitle(zones, time, now)}
    data-hidden-text=${hidden}
    >${text}</time
  >`;
}
