import { currentTime } from '../contract/timestamp.js';
import { LruCache } from '../cache/lru-cache.js';
import { cached } from './intl-cache.js';

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 86_400_000;

type DateOptions = Readonly<Intl.DateTimeFormatOptions>;

const dateFormat = (locale: string, timeZone: string, options: DateOptions) =>
  cached(Intl.DateTimeFormat, locale, options, timeZone);

/** Formats a timestamp in a time zone with `Intl` options. */
export const dateText = (
  locale: string,
  zone: string,
  time: number,
  options: DateOptions,
): string => dateFormat(locale, zone, options).format(time);

const timeFields: DateOptions = { hour: 'numeric', minute: '2-digit' };
const time24: DateOptions = { ...timeFields, hourCycle: 'h23' };
const dayFields: DateOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const dayWithYear: DateOptions = { ...dayFields, year: 'numeric' };
const dayAndTime: DateOptions = { ...dayFields, ...timeFields };
const dayWithYearAndTime: DateOptions = { ...dayWithYear, ...timeFields };
const dayAndTime24: DateOptions = { ...dayFields, ...time24 };
const weekdayField: DateOptions = { weekday: 'short' };
const weekdayAndDay: DateOptions = { weekday: 'short', day: 'numeric' };
const dayField: DateOptions = { day: 'numeric' };
const monthField: DateOptions = { month: 'short' };
const yearField: DateOptions = { year: 'numeric' };
const dayAndMonth: DateOptions = { day: 'numeric', month: 'short' };
const dayMonthAndYear: DateOptions = { ...dayAndMonth, year: 'numeric' };
const monthAndYear: DateOptions = { month: 'long', year: 'numeric' };
const shortMonthAndYear: DateOptions = { month: 'short', year: 'numeric' };
const mediumDate: DateOptions = { dateStyle: 'medium' };
const zoneNameField: DateOptions = { timeZoneName: 'short' };
const longZoneNameField: DateOptions = { timeZoneName: 'longGeneric' };
const relativeWords: Intl.RelativeTimeFormatOptions = { numeric: 'auto' };

/** Formats the time of day, `18:30`. */
export const clockTime = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, timeFields);

/** Formats the time of day, a whole hour without minutes where a word follows them, `7 PM`. */
export function shortClock(locale: string, zone: string, time: number): string {
  const text = clockTime(locale, zone, time);
  return localTime(zone, time) % hourMs ? text : text.replace(/:\p{Nd}+(?=\s)/u, '');
}

/**
 * Formats times of day that are read in one line: `7:15`, `8:00`, `9:40 PM`. The day period of consecutive times of one day is
 * named once: by the last of them, or by the first in languages in which it precedes the time.
 */
export function clockTimes(locale: string, zone: string, times: readonly number[]): string[] {
  const all = times.map((time) => {
    const parts = dateFormat(locale, zone, timeFields).formatToParts(time);
    const period = parts.find(({ type }) => type === 'dayPeriod')?.value;
    return { parts, key: `${period} ${dayNumber(zone, time)}` };
  });
  return all.map(({ parts, key }, index) => {
    const neighbour = all[parts[0]?.type === 'dayPeriod' ? index - 1 : index + 1];
    return parts
      .map(({ type, value }) => (type === 'dayPeriod' && key === neighbour?.key ? '' : value))
      .join('')
      .trim();
  });
}

const localYear = (zone: string, time: number): number =>
  new Date(localTime(zone, time)).getUTCFullYear();

const isSameYear = (zone: string, a: number, b: number): boolean =>
  localYear(zone, a) === localYear(zone, b);

/** Formats a day, `Fri, 27 Nov`, with the year if it is not the current one. */
export const calendarDay = (locale: string, zone: string, time: number, now: number): string =>
  dateText(locale, zone, time, isSameYear(zone, time, now) ? dayFields : dayWithYear);

/** Formats a day and time, `Fri, 27 Nov, 18:30`, with the year if it is not the current one. */
export const dayAndClock = (locale: string, zone: string, time: number, now: number): string =>
  dateText(locale, zone, time, isSameYear(zone, time, now) ? dayAndTime : dayWithYearAndTime);

/** Formats the time of day in another zone than the visitor's. UTC always has 24 hours, `18:30`. */
export const foreignTime = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, zone === 'UTC' ? time24 : timeFields);

/** Formats a day and time in another zone than the visitor's. UTC always has 24 hours, `Fri, 27 Nov, 18:30`. */
export const foreignDayAndTime = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, zone === 'UTC' ? dayAndTime24 : dayAndTime);

/** Formats a month, `March 2021`. */
export const monthYear = (locale: string, time: number): string =>
  dateText(locale, 'UTC', time, monthAndYear);

/** Formats a month in few letters, `Mar 2021`. */
export const shortMonthYear = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, shortMonthAndYear);

/** Formats a year, `2021`. */
export const year = (locale: string, time: number): string =>
  dateText(locale, 'UTC', time, yearField);

/** Formats a day with its year, `27 Nov 2025`. */
export const formatDate = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, mediumDate);

const offsetField: DateOptions = { timeZoneName: 'longOffset' };

/** Offset of a zone from UTC in ms, from a text such as `11/27/2026, GMT+01:00`. */
function offsetMs(zone: string, time: number): number {
  const text = dateText('en', zone, time, offsetField);
  const [, sign, hours, minutes, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [
    '',
    '+',
    0,
    0,
  ];
  const amount = Number(hours) * 3_600_000 + Number(minutes) * minuteMs + Number(seconds) * 1000;
  return sign === '-' ? -amount : amount;
}

const localTimes = new LruCache<string, number>(200);

/** The local date and time in a zone, read as UTC, in ms since the epoch. */
export const localTime = (zone: string, time: number): number =>
  zone === 'UTC'
    ? time
    : localTimes.getOrCompute(`${zone} ${time}`, () => time + offsetMs(zone, time));

/** The number of the calendar day in a zone; consecutive days have consecutive numbers. */
export const dayNumber = (zone: string, time: number): number =>
  Math.floor(localTime(zone, time) / dayMs);

/** Whether two timestamps are on the same calendar day in a zone. */
export const sameDay = (zone: string, a: number, b: number): boolean =>
  dayNumber(zone, a) === dayNumber(zone, b);

/** The month of a timestamp in a zone, as a number that differs from that of any other month. */
export function monthOf(zone: string, time: number): number {
  const local = new Date(localTime(zone, time));
  return local.getUTCFullYear() * 12 + local.getUTCMonth();
}

/** Formats the time of day, with the day if it is not today. */
export const recentTime = (
  locale: string,
  zone: string,
  time: number,
  now = currentTime(),
): string =>
  sameDay(zone, time, now) ? clockTime(locale, zone, time) : dayAndClock(locale, zone, time, now);

/** The word for `now`. */
export const nowText = (locale: string): string =>
  cached(Intl.RelativeTimeFormat, locale, relativeWords).format(0, 'second');

/** The word for today, tomorrow or yesterday; undefined for other days. */
export function nearDay(
  locale: string,
  zone: string,
  time: number,
  now: number,
): string | undefined {
  const days = dayNumber(zone, time) - dayNumber(zone, now);
  if (Math.abs(days) > 1) return undefined;
  return cached(Intl.RelativeTimeFormat, locale, relativeWords).format(days, 'day');
}

/** Whole months from `now` to `time`, both local times read as UTC; negative for the past. */
function monthsBetween(now: number, time: number): number {
  const [from, to] = [new Date(now), new Date(time)];
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const days = to.getUTCDate() - from.getUTCDate();
  return months * days < 0 ? months - Math.sign(months) : months;
}

/** Formats a day relative to today, `yesterday`, `3 days ago`, `2 weeks ago`, `5 months ago`; valid until midnight. */
export function relativeDay(locale: string, zone: string, time: number, now: number): string {
  const days = dayNumber(zone, time) - dayNumber(zone, now);
  const months = monthsBetween(localTime(zone, now), localTime(zone, time));
  const amounts = [
    [Math.trunc(months / 12), 'year'],
    [months, 'month'],
    [Math.trunc(days / 7), 'week'],
  ] as const;
  const [amount, unit] = amounts.find(([count]) => count !== 0) ?? ([days, 'day'] as const);
  // "Last month" would be wrong for a day five weeks ago.
  const numeric = unit === 'day' ? 'auto' : 'always';
  return cached(Intl.RelativeTimeFormat, locale, { numeric }).format(amount, unit);
}

/** The start of the next calendar day in a zone, in ms since the epoch. */
export function nextMidnight(zone: string, now: number): number {
  const clock = localTime(zone, now);
  const sameOffset = now + dayMs - (clock - Math.floor(clock / dayMs) * dayMs);
  const moved = localTime(zone, sameOffset) - sameOffset - (clock - now);
  const midnight = sameOffset - moved;
  // Where DST starts at midnight, the day starts with the change.
  return dayNumber(zone, midnight) > Math.floor(clock / dayMs) ? midnight : sameOffset;
}

/** Texts of a date tile. */
export interface DateParts {
  /** Short, `Fri`. */
  readonly weekday: string;
  readonly day: string;
  /** Short, `Nov`, with the year if it is not the current one. */
  readonly month: string;
}

/** Formats a day as the texts of a date tile. */
export function dateParts(locale: string, zone: string, time: number, now: number): DateParts {
  const month = dateText(locale, zone, time, monthField);
  const dayParts = dateFormat(locale, zone, dayField).formatToParts(time);
  return {
    weekday: dateText(locale, zone, time, weekdayField),
    day: dayParts.find(({ type }) => type === 'day')?.value ?? '',
    month: isSameYear(zone, time, now)
      ? month
      : `${month} ${dateText(locale, zone, time, yearField)}`,
  };
}

/** Formats weekday and day in the order of a date tile, `Fri 27`; as the language has it if a word is part of it, `27日(金)`. */
export function dayOfWeek(locale: string, zone: string, time: number): string {
  const parts = dateFormat(locale, zone, weekdayAndDay).formatToParts(time);
  if (parts.some(({ type, value }) => type === 'literal' && /\p{L}/u.test(value)))
    return parts.map(({ value }) => value).join('');
  const day = parts.find(({ type }) => type === 'day')?.value;
  return `${dateText(locale, zone, time, weekdayField)} ${day}`;
}

/** Formats a day in the shortest unambiguous form: `today`, `Fri 27` within four weeks, `27 Nov`, `2 Jan 2027`. */
export function shortDay(locale: string, zone: string, time: number, now: number): string {
  const days = dayNumber(zone, time) - dayNumber(zone, now);
  const isNear = days >= 0 && days < 28;
  const date = isSameYear(zone, time, now) ? dayAndMonth : dayMonthAndYear;
  return (
    nearDay(locale, zone, time, now) ??
    (isNear ? dayOfWeek(locale, zone, time) : dateText(locale, zone, time, date))
  );
}

/** A text with its first letter in upper case. */
export const capitalized = (locale: string, word: string): string =>
  word.replace(/^./u, (first) => first.toLocaleUpperCase(locale));

function zoneNameOf(locale: string, zone: string, time: number, field: DateOptions): string {
  const parts = dateFormat(locale, zone, field).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const zoneNames = new LruCache<string, string>(50);

/** The short name of a zone at a time, `CET` or `GMT+1`; of all times with the same offset the same name. */
export const zoneName = (locale: string, zone: string, time: number): string =>
  zoneNames.getOrCompute(`${locale} ${zone} ${localTime(zone, time) - time}`, () =>
    zoneNameOf(locale, zone, time, zoneNameField),
  );

/** The name of a zone in all seasons, `Central European Time`; undefined if `Intl` knows only its offset. */
export function longZoneName(locale: string, zone: string, time: number): string | undefined {
  const name = zoneNameOf(locale, zone, time, longZoneNameField);
  // Instead of a name, "GMT+05:00" for one offset, and "GMT" or "GMT+00:00" for UTC.
  const isOffset =
    /\p{Nd}/u.test(name) ||
    (localTime(zone, time) === time && name === zoneNameOf(locale, zone, time, offsetField));
  return isOffset ? undefined : capitalized(locale, name);
}

/** Whether two zones have the same local time. */
export const hasSameLocalTime = (a: string, b: string, time: number): boolean =>
  a === b || localTime(a, time) === localTime(b, time);

type DurationUnit = readonly [amount: number, unit: 'day' | 'hour' | 'minute'];

/** The two largest units of a duration, without those that are 0; at least one minute. */
function largestUnits(durationMs: number): readonly DurationUnit[] {
  const minutes = Math.max(1, Math.ceil(durationMs / minuteMs));
  const units: readonly DurationUnit[] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  const first = units.findIndex(([amount]) => amount > 0);
  return units.slice(first, first + 2).filter(([amount]) => amount > 0);
}

const unitList: Intl.ListFormatOptions = { type: 'unit', style: 'narrow' };

/** Formats a duration in its two largest units, `2 hr 5 min`, or `2h 5m` if narrow; at least one minute. */
export const duration = (
  locale: string,
  durationMs: number,
  unitDisplay: 'short' | 'narrow' = 'short',
): string =>
  cached(Intl.ListFormat, locale, unitList).format(
    largestUnits(durationMs).map(([amount, unit]) => formatUnit(locale, amount, unit, unitDisplay)),
  );

const relativeAmount: Intl.RelativeTimeFormatOptions = { numeric: 'always' };

/** Formats a duration of one unit as a time from now, `in 3 days`; undefined for one of two units. */
export function relativeDuration(locale: string, durationMs: number): string | undefined {
  const [first, second] = largestUnits(durationMs);
  if (!first || second) return undefined;
  const [amount, unit] = first;
  const text = cached(Intl.RelativeTimeFormat, locale, relativeAmount).format(amount, unit);
  // Older data of ICU adds the number to the Hebrew words for one and two.
  return text.replace(/ \(\d\)$/, '');
}

const longUnit: Intl.NumberFormatOptions = { style: 'unit', unitDisplay: 'long' };

/** Formats a number with a unit of `Intl`, `42 min`. */
export const formatUnit = (
  locale: string,
  amount: number,
  unit: string,
  unitDisplay: 'short' | 'narrow' = 'short',
): string => cached(Intl.NumberFormat, locale, { style: 'unit', unitDisplay, unit }).format(amount);

/** Formats a number with the full name of a unit of `Intl`, `42 minutes`. */
export const formatLongUnit = (locale: string, amount: number, unit: string): string =>
  cached(Intl.NumberFormat, locale, { ...longUnit, unit }).format(amount);

const noOptions = {};

export const formatNumber = (
  locale: string,
  amount: number,
  options: Readonly<Intl.NumberFormatOptions> = noOptions,
): string => cached(Intl.NumberFormat, locale, options).format(amount);

const conjunction: Intl.ListFormatOptions = { type: 'conjunction' };

/** Joins texts to a list, `a, b and c`. */
export const formatList = (locale: string, texts: readonly string[]): string =>
  cached(Intl.ListFormat, locale, conjunction).format(texts);

const enumeration: Intl.ListFormatOptions = { type: 'conjunction', style: 'narrow' };

/** Joins texts to an enumeration, `a, b, c`, with `and` where the language has no other form. */
export const formatEnumeration = (locale: string, texts: readonly string[]): string =>
  cached(Intl.ListFormat, locale, enumeration).format(texts);

/** The name of a language or country code; the code itself if it is unknown. */
export function displayName(locale: string, type: 'language' | 'region', code: string): string {
  try {
    return cached(Intl.DisplayNames, locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
