import { html, nothing, type TemplateResult } from 'lit';
import { calendarDay, nearDay, sameDay } from '../../intl/formats.js';
import { secondTime } from '../../intl/zoned-text.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

const dayMs = 86_400_000;

/** The day of a moment, where it is not that of the start. */
function otherDay({ zones, now }: ConvoyView, time: number, startMs: number): string {
  const { locale, zone } = zones;
  return sameDay(zone, time, startMs)
    ? ''
    : (nearDay(locale, zone, time, now) ?? calendarDay(locale, zone, time, now));
}

/** The start of a convoy in the second zone. */
function secondStart({ zones, now }: ConvoyView, { startMs }: Convoy) {
  const second = secondTime(zones, startMs, now);
  return second ? html`<span class="second muted">(${second})</span>` : nothing;
}

/** Meet-up, start and end of a convoy whose day is shown already, in one line. */
export function times(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { translate, zones, now, zoneName } = view;
  const namesZone = zoneName === undefined;
  const { meetupMs, startMs, endMs, lengthMs } = convoy;
  const time = (label: string, at: number) => zonedTime(zones, at, { now, label, namesZone });
  const meetup = meetupMs && `${translate('meetup')} ${otherDay(view, meetupMs, startMs)}`.trim();
  // A convoy into the night ends "at 1:00"; the day is said of one that takes longer.
  const endDay = lengthMs < dayMs ? '' : otherDay(view, endMs, startMs);
  return html`<div class="times">
    ${meetupMs && meetup ? time(meetup, meetupMs) : nothing} ${time(translate('start'), startMs)}
    ${lengthMs ? time(`${translate('end')} ${endDay}`.trim(), endMs) : nothing}
    ${secondStart(view, convoy)}
  </div>`;
}
