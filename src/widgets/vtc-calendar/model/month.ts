import { type attributes, formats } from '../../../base.js';

const dayMs = 86_400_000;

/** A month of the locale's calendar; days are numbers as of `formats.dayNumber`. */
export interface Month {
  /** Its first day. */
  readonly first: number;
  /** Its last day. */
  readonly last: number;
}

/** Formats a day. */
export const dayText = (locale: string, day: number, options: Intl.DateTimeFormatOptions): string =>
  formats.dateText(locale, 'UTC', day * dayMs, options);

/** Formats a month with its year, `November 2026`. */
export const monthText = (locale: string, { first }: Month): string =>
  formats.monthYear(locale, first * dayMs);

/** The date of a day in ISO 8601, `2026-11-27`. */
export const isoDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The position of a day in its month, from 1, in the locale's calendar. */
export const dayOfMonth = (locale: string, day: number): number =>
  Number(/\d+/.exec(dayText(locale, day, { day: 'numeric', numberingSystem: 'latn' }))?.[0]);

const firstOfMonth = (locale: string, day: number): number => day - dayOfMonth(locale, day) + 1;

/** The month that contains a day. */
export function monthOf(locale: string, day: number): Month {
  const first = firstOfMonth(locale, day);
  // No month has more than 31 days or fewer than 29 in two.
  return { first, last: firstOfMonth(locale, first + 32) - 1 };
}

/** The same position in the next month (1) or the previous one (-1); its last day where it is shorter. */
export function dayInOtherMonth(locale: string, day: number, step: 1 | -1): number {
  const { first, last } = monthOf(locale, day);
  const other = monthOf(locale, step > 0 ? last + 1 : first - 1);
  return Math.min(other.first + day - first, other.last);
}

/** The same position twelve months later (1) or earlier (-1); the last day of that month where it is shorter. */
export function dayInOtherYear(locale: string, day: number, step: 1 | -1): number {
  const { first } = monthOf(locale, day);
  let other = first;
  for (let months = 0; months < 12; months++) other = dayInOtherMonth(locale, other, step);
  return Math.min(other + day - first, monthOf(locale, other).last);
}

/** Day of the week, 0 = Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The days of a month by week; the first and the last week may be shorter than seven days. */
export function weeksOf({ first, last }: Month, firstWeekday: number): number[][] {
  const weeks: number[][] = [];
  for (let day = first; day <= last; day++) {
    if (day === first || weekdayOf(day) === firstWeekday) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks;
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A month of the Gregorian calendar, such as `2026-11`; parsed to its first day. */
export const monthType: attributes.AttributeType<number | undefined> = {
  parse(value) {
    const text = textOf(value);
    return monthPattern.test(text) ? new Date(`${text}-01`).getTime() / dayMs : undefined;
  },
  invalid: (value) => [textOf(value)].filter((text) => text && !monthPattern.test(text)),
  remedy: 'use a month such as 2026-11',
};
