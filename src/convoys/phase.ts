import { duration, minuteMs } from '../intl/formats.js';
import { type Convoy, isLive } from './convoy.js';
import type { ConvoyView } from './convoy-view.js';

const hourMs = 60 * minuteMs;

/** How finely a span is told: it is off by a quarter at most, and a page wakes up seldom. */
const stepOf = (spanMs: number): number =>
  minuteMs * (spanMs < hourMs ? 1 : spanMs < 3 * hourMs ? 15 : spanMs < 72 * hourMs ? 60 : 24 * 60);

/** The whole steps (ms) of a span until a moment that lies ahead; never more than the span, so that nobody comes late by it. */
export const wholeSteps = (spanMs: number): number => spanMs - (spanMs % stepOf(spanMs));

/** What a convoy that is not over is heading for, and how soon, in words: `Meets in 42 min`. */
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
