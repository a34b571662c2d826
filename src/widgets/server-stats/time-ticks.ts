import { dateText } from '../../base/formats.js';
import { momentOf, offsetMs } from './wall-clock.js';

/** A moment on an axis, and what is written there. */
export interface TimeTick {
  /** Milliseconds since the epoch. */
  at: number;
  label: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const steps = [1, 3, 6, 12, 24, 48, 168, 336, 672, 2184, 8736, 43_680];

const words = (wall: number, stepMs: number): Intl.DateTimeFormatOptions =>
  wall % dayMs
    ? { hour: 'numeric', minute: '2-digit' }
    : stepMs > dayMs
      ? { month: 'short', [stepMs > 30 * dayMs ? 'year' : 'day']: 'numeric' }
      : { weekday: 'short' };

/** At most about `most` round hours or midnights of a time, evenly spaced by the clock of a zone. */
export function timeTicks(
  locale: string,
  zone: string,
  from: number,
  to: number,
  most: number,
): TimeTick[] {
  const ticks: TimeTick[] = [];
  const step = hourMs * (steps.find((hours) => (to - from) / hours <= most * hourMs) ?? Infinity);
  const start = from + offsetMs(zone, from);
  for (let wall = Math.ceil(start / step) * step; wall - start <= to - from; wall += step) {
    const at = momentOf(zone, wall);
    ticks.push({ at, label: dateText(locale, zone, at, words(wall, step)) });
  }
  return ticks.filter(({ at }) => at >= from && at <= to);
}
