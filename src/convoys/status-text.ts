import { duration, minuteMs, relativeDuration } from '../intl/formats.js';
import { type Convoy, isLive } from './convoy.js';
import type { ConvoyView } from './convoy-view.js';

const hourMs = 60 * minuteMs;

type StatusView = Pick<ConvoyView, 'translate' | 'zones' | 'now'>;

/** Step that a time span is rounded to: with larger steps for longer spans, the text changes rarely. */
const stepOf = (spanMs: number): number =>
  minuteMs * (spanMs < hourMs ? 1 : spanMs < 3 * hourMs ? 15 : spanMs < 72 * hourMs ? 60 : 24 * 60);

/** Rounds a time span (ms) down to whole steps; rounded up, it would make visitors late. */
export const wholeSteps = (spanMs: number): number => spanMs - (spanMs % stepOf(spanMs));

/** The next time that a convoy counts down to, before its start, and its text. */
const nextTime = ({ meetupMs = 0, startMs }: Convoy, now: number) =>
  now < meetupMs ? (['meetsIn', meetupMs] as const) : (['startsIn', startMs] as const);

/** When status or progress of a convoy changes, in ms since the epoch. */
export function statusChangesAt(convoy: Convoy, now: number): number {
  const { hasEnd, endMs } = convoy;
  if (endMs <= now) return Infinity;
  // The elapsed and the remaining time change with the minute.
  if (isLive(convoy, now))
    return hasEnd ? Math.min(endMs, now - (now % minuteMs) + minuteMs) : endMs;
  const [, next] = nextTime(convoy, now);
  return next - wholeSteps(next - now) + 1;
}

/** Status of a convoy: time until the meet-up (`Meets in 42 minutes`), time until the start, or "live". */
export function statusText({ translate, zones, now }: StatusView, convoy: Convoy): string {
  if (isLive(convoy, now)) return translate('liveHeading');
  const [key, next] = nextTime(convoy, now);
  const shownMs = wholeSteps(next - now);
  const relative = relativeDuration(zones.locale, shownMs);
  return relative === undefined
    ? translate(`${key}Duration`, { duration: duration(zones.locale, shownMs) })
    : translate(key, { relative });
}

/** From how long before the meet-up or the start the status says which of the two it is. */
const nearMs = 3 * hourMs;

/** Whether a convoy is live, or its meet-up, or the start after it, is less than three hours away. */
export const isNear = (convoy: Convoy, now: number): boolean =>
  isLive(convoy, now) || nextTime(convoy, now)[1] - now < nearMs;

/** Status of a convoy without emphasis: shorter, `in 5 days`, if it is not near and one unit says the time. */
export function laterStatusText(view: StatusView, convoy: Convoy): string {
  const { zones, now } = view;
  const [, next] = nextTime(convoy, now);
  const short = !isNear(convoy, now) && relativeDuration(zones.locale, wholeSteps(next - now));
  return short || statusText(view, convoy);
}
