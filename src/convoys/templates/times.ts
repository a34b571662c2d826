import { html, nothing, type TemplateResult } from 'lit';
import { calendarDay, clockTime, nearDay, sameDay, zoneName } from '../../intl/formats.js';
import { secondTime } from '../../intl/zoned-text.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

const dayMs = 86_400_000;

/** Label of a time, with its day where that differs from the day of the start. */
function labelOf({ zones, now }: ConvoyView, label: string, time: number, startMs: number): string {
  const { locale, zone } = zones;
  return sameDay(zone, time, startMs)
    ? label
    : `${label} ${nearDay(locale, zone, time, now) ?? calendarDay(locale, zone, time, now)}`;
}

/** Meet-up and start of a convoy; end and second zone are generated text, muted, and wrap together. */
export function times(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { translate, zones, now, zoneName: commonZone } = view;
  const { locale, zone } = zones;
  const { meetupMs, startMs, endMs, hasEnd } = convoy;
  const namesZone = commonZone === undefined;
  const clock = (time: number) =>
    clockTime(locale, zone, time) + (namesZone ? ` ${zoneName(locale, zone, time)}` : '');
  const meetup =
    meetupMs &&
    `${labelOf(view, translate('meetup'), meetupMs, startMs)} ${clock(meetupMs)}\u00a0· `;
  // A convoy into the night ends "at 1:00"; a longer one names the day of its end.
  const end = translate('end');
  const rest = [
    secondTime(zones, startMs, now),
    hasEnd
      ? `${endMs - startMs < dayMs ? end : labelOf(view, end, endMs, startMs)} ${clock(endMs)}`
      : '',
  ]
    .flatMap((text) => (text ? text.replaceAll(' ', '\u00a0') : []))
    .join(' · ');
  return html`<p class="times" data-rest=${rest || nothing}>
    ${meetup}${zonedTime(zones, startMs, { now, label: translate('start'), namesZone })}
  </p>`;
}
