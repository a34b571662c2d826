import { cached } from './intl-cache.js';

/** A minute in ms. */
export const minuteMs = 60_000;
const dayMs = 86_400_000;

const dateFormat = (locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  cached(Intl.DateTimeFormat, locale, { ...options, timeZone });

/** What `options` ask for of a moment, as the clock and calendar of a zone show it. */
export const dateText = (
  locale: string,
  zone: string,
  time: number,
  options: Intl.DateTimeFormatOptions,
): string => dateFormat(locale, zone, options).format(time);

const timeFields = { hour: 'numeric', minute: '2-digit' } as const;

/** A moment as the clock shows it, `18:30`. */
export const clockTime = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, timeFields);

function isSameYear(zone: string, a: number, b: number): boolean {
  const year = (time: number) => dateText('en', zone, time, { year: 'numeric' });
  return year(a) === year(b);
}

const dayFields = (zone: string, time: number, now: number): Intl.DateTimeFormatOptions => ({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: isSameYear(zone, time, now) ? undefined : 'numeric',
});

/** A moment with its day, `Fri, 27 Nov`, and the year when it is not this one. */
export const calendarDay = (locale: string, zone: string, time: number, now = Date.now()): string =>
  dateText(locale, zone, time, dayFields(zone, time, now));

/** A moment with its day and as the clock shows it, `Fri, 27 Nov, 18:30`, and the year when it is not this one. */
export const dayAndClock = (locale: string, zone: string, time: number, now = Date.now()): string =>
  dateText(locale, zone, time, { ...dayFields(zone, time, now), ...timeFields });

/** A month with its year, `March 2021`. */
export const monthYear = (locale: string, time: number): string =>
  dateText(locale, 'UTC', time, { month: 'long', year: 'numeric' });

/** A day with its year, `27 Nov 2025`. */
export const date = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, { dateStyle: 'medium' });

const clockFields = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** What the calendar and clock of a zone show at a moment, as if it were UTC, in ms since the epoch. */
export function wallClock(zone: string, time: number): number {
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of dateFormat('en', zone, clockFields).formatToParts(time))
    fields[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = fields;
  const milliseconds = ((time % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
}

/** The day number of a moment in a zone: equal for two moments of one calendar day, one more for the next day. */
export const dayNumber = (zone: string, time: number): number =>
  Math.floor(wallClock(zone, time) / dayMs);

/** Whether two moments are on one calendar day of a zone. */
export const sameDay = (zone: string, a: number, b: number): boolean =>
  dayNumber(zone, a) === dayNumber(zone, b);

/** `now` in the language. */
export const nowWord = (locale: string): string =>
  cached(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(0, 'second');

/** `today`, `tomorrow`, `yesterday` in the language; undefined for other days. */
export function nearDay(
  locale: string,
  zone: string,
  time: number,
  now: number,
): string | undefined {
  const days = dayNumber(zone, time) - dayNumber(zone, now);
  if (Math.abs(days) > 1) return undefined;
  return cached(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(days, 'day');
}

/** When the next calendar day of a zone begins, in ms since the epoch. */
export function nextMidnight(zone: string, now: number): number {
  const clock = wallClock(zone, now);
  const sameOffset = now + dayMs - (clock - Math.floor(clock / dayMs) * dayMs);
  const moved = wallClock(zone, sameOffset) - sameOffset - (clock - now);
  const midnight = sameOffset - moved;
  // Where the clocks go forward at midnight, the day begins at the moment when they do.
  return dayNumber(zone, midnight) > Math.floor(clock / dayMs) ? midnight : sameOffset;
}

/** A day as a leaf of a calendar shows it. */
export interface CalendarLeaf {
  /** In short, `Fri`. */
  readonly weekday: string;
  readonly day: string;
  /** In short, `Nov`, with the year where that is not the present one. */
  readonly month: string;
}

/** The day of a moment, in parts; each in the form that stands alone. */
export function calendarLeaf(
  locale: string,
  zone: string,
  time: number,
  now: number,
): CalendarLeaf {
  const month = dateText(locale, zone, time, { month: 'short' });
  const dayParts = dateFormat(locale, zone, { day: 'numeric' }).formatToParts(time);
  return {
    weekday: dateText(locale, zone, time, { weekday: 'short' }),
    day: dayParts.find(({ type }) => type === 'day')?.value ?? '',
    month: isSameYear(zone, time, now)
      ? month
      : `${month} ${dateText(locale, zone, time, { year: 'numeric' })}`,
  };
}

/** A day in the shortest form that leaves no doubt: in a word, `Fri` within a week, `27 Nov`, `2 Jan 2027`. */
export function shortDay(locale: string, zone: string, time: number, now: number): string {
  const days = dayNumber(zone, time) - dayNumber(zone, now);
  const isNear = days >= 0 && days < 7;
  return (
    nearDay(locale, zone, time, now) ??
    dateText(locale, zone, time, {
      weekday: isNear ? 'short' : undefined,
      day: isNear ? undefined : 'numeric',
      month: isNear ? undefined : 'short',
      year: isNear || isSameYear(zone, time, now) ? undefined : 'numeric',
    })
  );
}

/** A word as it begins a line. */
export const capitalized = (locale: string, word: string): string =>
  word.replace(/^./u, (first) => first.toLocaleUpperCase(locale));

/** The place that a zone is named after, `New York`; `UTC` is its own. */
export const zonePlace = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Name of a zone at a moment, `CET` or `GMT+1`. */
export function zoneName(locale: string, zone: string, time: number): string {
  const parts = dateFormat(locale, zone, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Whether the clocks of two zones show the same at a moment. */
export const sameClock = (a: string, b: string, time: number): boolean =>
  a === b || wallClock(a, time) === wallClock(b, time);

/** A span in its two largest units, `2 h 5 min`; at least one minute. */
export function duration(locale: string, spanMs: number): string {
  const minutes = Math.max(1, Math.ceil(spanMs / minuteMs));
  const amounts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const first = amounts.findIndex(([amount]) => amount > 0);
  return amounts
    .slice(first, first + 2)
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => measure(locale, amount, unit))
    .join(' ');
}

/** A number with a unit of `Intl`, `42 min`. */
export const measure = (locale: string, amount: number, unit: string): string =>
  cached(Intl.NumberFormat, locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);

/** A number as the language writes it. */
export const count = (
  locale: string,
  amount: number,
  options: Intl.NumberFormatOptions = {},
): string => cached(Intl.NumberFormat, locale, options).format(amount);

/** Several texts as one, `a, b and c`. */
export const list = (locale: string, texts: readonly string[]): string =>
  cached(Intl.ListFormat, locale, { type: 'conjunction' }).format(texts);

/** The name of a language or country code; the code itself where it has none. */
export function displayName(locale: string, type: 'language' | 'region', code: string): string {
  try {
    return cached(Intl.DisplayNames, locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
