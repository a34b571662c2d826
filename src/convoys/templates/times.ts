import { nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { calendarDay, clockTime, nearDay, sameDay, zoneName } from '../../intl/formats.js';
import { secondTime } from '../../intl/zoned-text.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { separator } from './facts.js';

const dayMs = 86_400_000;

/** Label of a time, with its day if that differs from the day of the start. */
export function timeLabel(
  { zones, now }: Pick<ConvoyView, 'zones' | 'now'>,
  label: string,
  time: number,
  startMs: number,
): string {
  const { locale, zone } = zones;
  return sameDay(zone, time, startMs)
    ? label
    : `${label} ${nearDay(locale, zone, time, now) ?? calendarDay(locale, zone, time, now)}`;
}

/** Meet-up and start of a convoy, an element each. */
export function times(view: ConvoyView, { meetupMs, startMs }: Convoy): TemplateResult {
  const { translate, zones, now } = view;
  const namesZone = view.zoneName === undefined;
  const timeOf = (time: number, label: string) =>
    zonedTime(zones, time, { now, namesZone, label: timeLabel(view, label, time, startMs) });
  return html`${meetupMs === undefined ? nothing : timeOf(meetupMs, translate('meetup'))}
  ${timeOf(startMs, translate('start'))}`;
}

/** Start in the second zone, and end; neither wraps inside. */
export function endText(view: ConvoyView, { startMs, endMs, hasEnd }: Convoy): string {
  const { translate, zones, now } = view;
  const { locale, zone } = zones;
  const label = translate('end');
  // A convoy into the night ends "at 1:00"; a longer one names the day of its end.
  const end = endMs - startMs < dayMs ? label : timeLabel(view, label, endMs, startMs);
  const name = view.zoneName === undefined ? ` ${zoneName(locale, zone, endMs)}` : '';
  return [
    secondTime(zones, startMs, now),
    hasEnd && `${end} ${clockTime(locale, zone, endMs)}${name}`,
  ]
    .flatMap((text) => (text ? text.replaceAll(' ', '\u00a0') : []))
    .join(separator);
}
