import { html, nothing, type TemplateResult } from 'lit';
import { calendarDay, clockTime, nearDay, sameDay, zoneName } from '../../intl/formats.js';
import { dateTimeText, secondTime } from '../../intl/zoned-text.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { separator } from './facts.js';

const dayMs = 86_400_000;

/** Label of a time, with its day if that differs from the day of the start. */
function labelOf({ zones, now }: ConvoyView, label: string, time: number, startMs: number): string {
  const { locale, zone } = zones;
  return sameDay(zone, time, startMs)
    ? label
    : `${label} ${nearDay(locale, zone, time, now) ?? calendarDay(locale, zone, time, now)}`;
}

/** A time of day, with its zone if the header names none. */
function clock({ zones: { locale, zone }, zoneName: common }: ConvoyView, time: number): string {
  const text = clockTime(locale, zone, time);
  return common === undefined ? `${text} ${zoneName(locale, zone, time)}` : text;
}

function meetupTime(view: ConvoyView, meetupMs: number, startMs: number): TemplateResult {
  const { translate, zones } = view;
  const label = labelOf(view, translate('meetup'), meetupMs, startMs);
  return html`<time
    datetime=${new Date(meetupMs).toISOString()}
    title=${dateTimeText(zones, meetupMs)}
    >${label} ${clock(view, meetupMs)}</time
  >`;
}

/** Meet-up and start of a convoy, an element each. */
export function times(view: ConvoyView, { meetupMs, startMs }: Convoy): TemplateResult {
  const { translate, zones, now, zoneName: common } = view;
  const label = translate('start');
  return html`${meetupMs === undefined ? nothing : meetupTime(view, meetupMs, startMs)}
  ${zonedTime(zones, startMs, { now, label, namesZone: common === undefined })}`;
}

/** Start in the second zone, and end; neither wraps inside. */
export function endText(view: ConvoyView, { startMs, endMs, hasEnd }: Convoy): string {
  const { translate, zones, now } = view;
  const label = translate('end');
  // A convoy into the night ends "at 1:00"; a longer one names the day of its end.
  const end = endMs - startMs < dayMs ? label : labelOf(view, label, endMs, startMs);
  return [secondTime(zones, startMs, now), hasEnd ? `${end} ${clock(view, endMs)}` : '']
    .flatMap((text) => (text ? text.replaceAll(' ', '\u00a0') : []))
    .join(separator);
}
