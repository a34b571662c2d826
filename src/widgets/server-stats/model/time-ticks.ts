import { dateText } from '../../../intl/formats.js';
import { hourMs } from './stats-data.js';
import { hourText, momentOf, offsetMs } from './wall-clock.js';

/** A text at a place of an axis, in percent of its length. */
export interface AxisLabel {
  readonly place: number;
  readonly text: string;
  /** Left out where there is little room. */
  readonly isMinor?: boolean;
}

/** What of the time is marked. */
export interface TickOptions {
  readonly locale: string;
  readonly zone: string;
  /** In ms since the epoch. */
  readonly from: number;
  readonly to: number;
  /** About how many at most. */
  readonly most: number;
  /** The place of a moment. */
  readonly place: (time: number) => number;
}

/** A little more than the average month has, so that none is begun too late. */
const monthHours = 731;
const months = [1, 3, 6, 12, 60, 600, 6000];
const steps = [1, 3, 6, 12, 24, 48, 168, ...months.map((count) => count * monthHours)];

function dayFields(step: number, month: number): Intl.DateTimeFormatOptions {
  if (step >= monthHours) return month % 12 ? { month: 'short' } : { year: 'numeric' };
  return step > 24 ? { month: 'short', day: 'numeric' } : { weekday: 'short' };
}

/** Round hours, midnights, weeks or firsts of months by the clock of a zone. */
export function timeTicks({ locale, zone, from, to, most, place }: TickOptions): AxisLabel[] {
  const ticks: AxisLabel[] = [];
  const step = steps.find((hours) => (to - from) / hours <= most * hourMs) ?? Infinity;
  const stepMonths = Math.round(step / monthHours);
  const first = Math.floor((from + offsetMs(zone, from)) / hourMs / step);
  for (let turn = first; ; turn++) {
    const month = turn * stepMonths;
    const wall = stepMonths ? Date.UTC(1970, month) : turn * step * hourMs;
    const at = momentOf(zone, wall);
    if (at > to) return ticks;
    const isHour = wall % (24 * hourMs);
    const text = isHour
      ? hourText(locale, wall)
      : dateText(locale, 'UTC', wall, dayFields(step, month));
    if (at >= from) ticks.push({ place: place(at), text, isMinor: turn % 2 !== 0 });
  }
}
