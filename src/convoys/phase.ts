import { duration, minuteMs } from '../intl/formats.js';
import { type Convoy, isLive } from './convoy.js';
import type { ConvoyView } from './convoy-view.js';

const hourMs = 60 * minuteMs;

/** Step that a time span is rounded to: the error is a quarter at most, and updates are rare. */
const stepOf = (spanMs: number): number =>
  minuteMs * (spanMs < hourMs ? 1 : spanMs < 3 * hourMs ? 15 : spanMs < 72 * hourMs ? 60 : 24 * 60);

/** A time span (ms) rounded down to whole steps; never up, which would make visitors late. */
export const wholeSteps = (spanMs: number): number => spanMs - (spanMs % stepOf(spanMs));

/** Time until the meet-up or the start, `Meets in 42 min`, or that the convoy is live. */
export function phase({ translate, zones, now, until }: ConvoyView, convoy: Convoy): string {
  const { meetupMs = 0, startMs, endMs } = convoy;
  if (isLive(convoy, now)) {
    until(endMs);
    return translate('liveHeading');
  }
  const [key, next] =
    now < meetupMs ? (['meetsIn', meetupMs] as const) : (['startsIn', startMs] as const);
  const shownMs = wholeSteps(next - now);
  until(next - shownMs + 1);
  return translate(key, { duration: duration(zones.locale, shownMs) });
}
