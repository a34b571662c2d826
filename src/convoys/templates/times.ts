import { nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { calendarDay, clockTimes, nearDay, sameDay, zoneName } from '../../intl/formats.js';
import { secondTime } from '../../intl/zoned-text.js';
import { timeTitle } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { separator, unbroken } from './facts.js';

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

/**
 * The times of a convoy in one line, `Meet-up 7:15 · Start 8:00 – 9:40 PM`, then the start in the second zone. It wraps
 * between them only. `isShort`: start and end without labels.
 */
export function times(view: TimesView, convoy: Convoy, isShort = false): TemplateResult {
  const { translate, zones, now } = view;
  const { startMs, endMs, hasEnd } = convoy;
  const meetupMs = isShort ? undefined : convoy.meetupMs;
  const all = [startMs, ...(hasEnd ? [endMs] : [])];
  const texts = clockTexts(view, meetupMs === undefined ? all : [meetupMs, ...all]);
  const meetup =
    meetupMs !== undefined &&
    `${timeLabel(view, translate('meetup'), meetupMs, startMs)} ${texts.shift()}`;
  const [start, end] = texts;
  // A convoy into the night ends "at 1:00"; a longer one names the day of its end.
  const endDay = endMs - startMs < dayMs ? '' : otherDay(view, endMs, startMs);
  const second = secondTime(zones, startMs);
  const name = view.zoneName && zoneName(zones.locale, zones.zone, startMs);
  // Start and end wrap between each other, unless they are short.
  const dash = isShort ? '\u00a0–\u2060\u00a0' : '\u00a0– ';
  const last = end === undefined ? '' : dash + unbroken(`${endDay} ${end}`.trim());
  const after = isShort || !second ? '' : separator + unbroken(second);
  // The second zone is beside the end, not alone in a line, if the narrowest element has room for both.
  const isOneLine = last && (last + after).length < 26;
  const hidden = [name, isShort && second && `(${second})`].filter(Boolean).join(' ');
  return html`<p class="when">
    ${meetup ? unbroken(meetup) + separator : nothing}<time
      datetime=${new Date(startMs).toISOString()}
      title=${timeTitle(zones, startMs, now)}
      data-hidden-text=${hidden ? ` ${hidden}` : nothing}
      >${unbroken(isShort ? start : `${translate('start')} ${start}`)}</time
    >${last}${isOneLine ? unbroken(after) : after}
  </p>`;
}
