import { nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import {
  calendarDay,
  clockTimes,
  nearDay,
  nowText,
  sameDay,
  shortClock,
  zoneName,
} from '../../intl/formats.js';
import { secondTime } from '../../intl/zoned-text.js';
import { timeTitle } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { unbroken } from './facts.js';
import { items } from './items.js';

const dayMs = 86_400_000;

type TimesView = Pick<ConvoyView, 'translate' | 'zones' | 'now' | 'zoneName'>;

/** The day of a time before it, if it differs from the day of the start; else empty. */
const otherDay = (
  { zones: { locale, zone }, now }: Pick<TimesView, 'zones' | 'now'>,
  time: number,
  startMs: number,
): string =>
  sameDay(zone, time, startMs)
    ? ''
    : ` ${nearDay(locale, zone, time, now) ?? calendarDay(locale, zone, time, now)}`;

/** Label of a time, with its day if that differs from the day of the start. */
export const timeLabel = (
  view: Pick<TimesView, 'zones' | 'now'>,
  label: string,
  time: number,
  startMs: number,
): string => label + otherDay(view, time, startMs);

/** Formats times of one line, each with its zone unless something around or the next time names it. */
function clockTexts({ zones: { locale, zone }, zoneName: common }: TimesView, times: number[]) {
  const names = times.map((time) => (common === undefined ? zoneName(locale, zone, time) : ''));
  return clockTimes(locale, zone, times).map((text, index) =>
    names[index] === (names[index + 1] ?? '') ? text : `${text} ${names[index]}`,
  );
}

/** The start as a `<time>`, with both zones in its title. */
function startTime(view: TimesView, startMs: number, text: string, hidden = ''): TemplateResult {
  return html`<time
    datetime=${new Date(startMs).toISOString()}
    title=${timeTitle(view.zones, startMs, view.now)}
    data-hidden-text=${hidden ? ` ${hidden}` : nothing}
    >${text}</time
  >`;
}

/** The times of a convoy in one line, `8:00 – 9:40 PM · Meet-up 7:15 · 19:00 UTC`. It wraps between them. */
export function times(view: TimesView, convoy: Convoy): TemplateResult | typeof nothing {
  const { translate, zones } = view;
  const { meetupMs, startMs, endMs, hasEnd } = convoy;
  const all = [startMs, ...(hasEnd ? [endMs] : [])];
  const texts = clockTexts(view, meetupMs === undefined ? all : [meetupMs, ...all]);
  const meetup =
    meetupMs !== undefined &&
    `${timeLabel(view, translate('meetup'), meetupMs, startMs)} ${texts.shift()}`;
  const [start = '', end] = texts;
  // A convoy into the night ends "at 1:00"; a longer one names the day of its end.
  const endDay = endMs - startMs < dayMs ? '' : otherDay(view, endMs, startMs);
  const range = end === undefined ? '' : `\u00a0– ${unbroken(`${endDay} ${end}`.trim())}`;
  const name = view.zoneName && zoneName(zones.locale, zones.zone, startMs);
  const second = secondTime(zones, startMs);
  return items('when', [
    startTime(view, startMs, unbroken(start) + range, name),
    ...(meetup ? [unbroken(meetup)] : []),
    ...(second ? [html`<span class="second">${unbroken(second)}</span>`] : []),
  ]);
}

/** The start alone; that a convoy is live instead. */
export function shortTime(view: TimesView, { startMs }: Convoy, isLive: boolean): TemplateResult {
  const { translate, zones } = view;
  if (isLive)
    return html`<span class="at now" data-hidden-text=${` (${translate('liveHeading')})`}
      >${nowText(zones.locale)}</span
    >`;
  const { locale, zone } = zones;
  const clock = shortClock(locale, zone, startMs);
  const zoneText = zoneName(locale, zone, startMs);
  const text = view.zoneName === undefined ? `${clock} ${zoneText}` : clock;
  const second = secondTime(zones, startMs);
  const hidden = [view.zoneName && zoneText, second && `(${second})`].filter(Boolean).join(' ');
  return html`<span class="at">${startTime(view, startMs, unbroken(text), hidden)}</span>`;
}
