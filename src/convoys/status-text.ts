import { duration, minuteMs, relativeDuration } from '../intl/formats.js';
import { type Convoy, isLive } from './convoy.js';
import type { ConvoyView } from './convoy-view.js';

const hourMs = 60 * minuteMs;

/** Step that a time span is rounded to: with larger steps for longer spans, the text changes rarely. */
const stepOf = (spanMs: number): number =>
  minuteMs * (spanMs < hourMs ? 1 : spanMs < 3 * hourMs ? 15 : spanMs < 72 * hourMs ? 60 : 24 * 60);

/** Rounds a time span (ms) down to whole steps; rounded up, it would make visitors late. */
export const wholeSteps = (spanMs: number): number => spanMs - (spanMs % stepOf(spanMs));

/** Status of a convoy: time until the meet-up (`Meets in 42 minutes`), time until the start, or "live". */
export function statusText(
  { translate, zones, now, rerenderAt }: ConvoyView,
  convoy: Convoy,
): string {
  const { meetupMs = 0, startMs, endMs } = convoy;
  if (isLive(convoy, now)) {
    rerenderAt(endMs);
    return translate('liveHeading');
  }
  const [key, next] =
    now < meetupMs ? (['meetsIn', meetupMs] as const) : (['startsIn', startMs] as const);
  const shownMs = wholeSteps(next - now);
  rerenderAt(next - shownMs + 1);
  const relative = relativeDuration(zones.locale, shownMs);
  return relative === undefined
    ? translate(`${key}Duration`, { duration: duration(zones.locale, shownMs) })
    : translate(key, { relative });
}
