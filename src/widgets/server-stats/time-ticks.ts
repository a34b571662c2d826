import { clockTime, dateText } from '../../base/formats.js';
import { momentOf, offsetMs } from './wall-clock.js';

/** A moment on an axis, and what is written there. */
export interface TimeTick {
  /** Milliseconds since the epoch. */
  at: number;
  label: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const stepsMs = [1, 3, 6, 12, 24, 48, 168, 336].map((hours) => hours * hourMs);
const monthSteps = [1, 2, 3, 6, 12];

const multiples = (from: number, to: number, step: number): number[] => {
  const start = Math.ceil(from / step);
  const length = Math.max(0, Math.floor(to / step) - start + 1);
  return Array.from({ length }, (_, index) => (start + index) * step);
};

const monthOf = (wall: number): number => {
  const date = new Date(wall);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Firsts of months; in a long time every year, or every few. */
function firsts(from: number, to: number, most: number): number[] {
  const perTick = (monthOf(to) - monthOf(from)) / most;
  const step = monthSteps.find((size) => size >= perTick) ?? 12 * Math.ceil(perTick / 12);
  return multiples(monthOf(from), monthOf(to), step).map((month) =>
    new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12, 1),
  );
}

function format(
  wall: number,
  stepMs: number,
  spanMs: number,
): Intl.DateTimeFormatOptions | undefined {
  if (stepMs < dayMs && wall % dayMs) return undefined;
  if (spanMs < 9 * dayMs) return { weekday: 'short' };
  if (stepMs < Infinity) return { day: 'numeric', month: 'short' };
  return monthOf(wall) % 12 ? { month: 'short' } : { year: 'numeric' };
}

/** At most about `most` round moments of a time: whole hours, midnights or firsts of months as the clock of a zone shows them. */
export function timeTicks(
  locale: string,
  zone: string,
  from: number,
  to: number,
  most: number,
): TimeTick[] {
  const stepMs = stepsMs.find((step) => (to - from) / step <= most) ?? Infinity;
  const [start, end] = [from + offsetMs(zone, from), to + offsetMs(zone, to)];
  const walls = stepMs < Infinity ? multiples(start, end, stepMs) : firsts(start, end, most);
  return walls
    .map((wall) => {
      const at = momentOf(zone, wall);
      const options = format(wall, stepMs, to - from);
      return {
        at,
        label: options ? dateText(locale, zone, at, options) : clockTime(locale, zone, at),
      };
    })
    .filter(({ at }) => at >= from && at <= to);
}
