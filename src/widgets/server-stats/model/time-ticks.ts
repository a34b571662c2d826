import { formats } from '../../../base.js';
import { hourMs } from '../data.js';

/** The hour of a local time (in ms, as if it were UTC): `18:00` or `6 PM`. */
export const hourText = (locale: string, localMs: number): string =>
  formats.clockTime(locale, 'UTC', localMs).replace(/:00(?=\s)/, '');

/** Offset of a time zone from UTC at a time, in ms. */
export const offsetMs = (zone: string, time: number): number =>
  Math.round(formats.localTime(zone, time) - time);

/**
 * The time, in ms since the epoch, of a local time of a zone (in ms, as if it were UTC): one of two if the clock is set
 * back, an hour off if it is set forward.
 */
export const timeOfClock = (zone: string, localMs: number): number =>
  localMs - offsetMs(zone, localMs - offsetMs(zone, localMs));

export interface AxisLabel {
  /** In percent of the axis. */
  readonly place: number;
  readonly text: string;
  /** Hidden in narrow charts. */
  readonly isMinor?: boolean;
}

/** Time span and layout of an axis. */
export interface TickOptions {
  readonly locale: string;
  readonly zone: string;
  /** In ms since the epoch. */
  readonly from: number;
  readonly to: number;
  /** Approximate maximum number of labels. */
  readonly maxTicks: number;
  /** Position of a time, in percent. */
  readonly place: (time: number) => number;
}

const dayMs = 24 * hourMs;

/** Slightly more than an average month, so that the first one starts early enough. */
const monthHours = 731;
const months = [1, 3, 6, 12, 60, 600, 6000];
const steps = [1, 3, 6, 12, 24, 48, 168, ...months.map((count) => count * monthHours)];

function dayFields(step: number, month: number): Intl.DateTimeFormatOptions {
  if (step >= monthHours) return month % 12 ? { month: 'short' } : { year: 'numeric' };
  return step > 24 ? { month: 'short', day: 'numeric' } : { weekday: 'short' };
}

/** Labels at full hours, midnights, weeks or months of a time zone. */
export function timeTicks({ locale, zone, from, to, maxTicks, place }: TickOptions): AxisLabel[] {
  const ticks: AxisLabel[] = [];
  const step = steps.find((hours) => (to - from) / hours <= maxTicks * hourMs) ?? Infinity;
  const stepMonths = Math.round(step / monthHours);
  const first = Math.floor((from + offsetMs(zone, from)) / hourMs / step);
  for (let turn = first; ; turn++) {
    const month = turn * stepMonths;
    const localMs = stepMonths ? Date.UTC(1970, month) : turn * step * hourMs;
    const isHour = localMs % dayMs;
    // The name of a day is at its noon.
    const isDay = !isHour && step >= 24 && !stepMonths;
    const at = timeOfClock(zone, isDay ? localMs + dayMs / 2 : localMs);
    if (at > to) return ticks;
    const text = isHour
      ? hourText(locale, localMs)
      : formats.dateText(locale, 'UTC', localMs, dayFields(step, month));
    if (at >= from) ticks.push({ place: place(at), text, isMinor: turn % 2 !== 0 });
  }
}
