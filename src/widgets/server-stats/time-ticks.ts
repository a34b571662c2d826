import { dateText } from '../../intl/formats.js';
import type { Label } from './chart.js';
import { hourMs } from './stats-data.js';
import { hourText, momentOf, offsetMs } from './wall-clock.js';

/** A little more than the average month has, so that none is begun too late. */
const monthHours = 731;
const months = [1, 3, 6, 12, 60, 600, 6000];
const steps = [1, 3, 6, 12, 24, 48, 168, ...months.map((count) => count * monthHours)];

/**
 * At most about `most` round hours, midnights, weeks or firsts of months by the clock of a zone; `x` gives
 * the place of a moment, in ms since the epoch.
 */
export function timeTicks(
  locale: string,
  zone: string,
  from: number,
  to: number,
  most: number,
  x: (time: number) => number,
): Label[] {
  const ticks: Label[] = [];
  const step = steps.find((hours) => (to - from) / hours <= most * hourMs) ?? Infinity;
  const stepMonths = Math.round(step / monthHours);
  const first = Math.floor((from + offsetMs(zone, from)) / hourMs / step);
  for (let turn = first; ; turn++) {
    const month = turn * stepMonths;
    const wall = stepMonths ? Date.UTC(1970, month) : turn * step * hourMs;
    const at = momentOf(zone, wall);
    if (at > to) return ticks;
    const words: Intl.DateTimeFormatOptions = stepMonths
      ? month % 12
        ? { month: 'short' }
        : { year: 'numeric' }
      : step > 24
        ? { month: 'short', day: 'numeric' }
        : { weekday: 'short' };
    const isHour = wall % (24 * hourMs);
    const label = isHour ? hourText(locale, wall) : dateText(locale, 'UTC', wall, words);
    if (at >= from) ticks.push([x(at), label, turn % 2 !== 0]);
  }
}
