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

/** A moment as the clock shows it, `18:30`. */
export const clockTime = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, { hour: 'numeric', minute: '2-digit' });

/** A moment with its day, `Fri, 27 Nov`, and the year when it is not this one. */
export function calendarDay(locale: string, zone: string, time: number, now = Date.now()): string {
  const year = (at: number) => dateText('en', zone, at, { year: 'numeric' });
  return dateText(locale, zone, time, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: year(time) === year(now) ? undefined : 'numeric',
  });
}

/** A month with its year, `March 2021`. */
export const monthYear = (locale: string, time: number): string =>
  dateText(locale, 'UTC', time, { month: 'long', year: 'numeric' });

/** A day with its year, `27 Nov 2025`. */
export const date = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, { dateStyle: 'medium' });

/** The day number of a moment in a zone: equal for two moments of one calendar day, one more for the next day. */
export function dayNumber(zone: string, time: number): number {
  // Swedish writes dates as ISO 8601 does.
  return Date.parse(dateText('sv', zone, time, { dateStyle: 'short' })) / dayMs;
}

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

/** The next midnight in a zone, in ms since the epoch; it is on a quarter of an hour everywhere. */
export function nextMidnight(zone: string, now: number): number {
  const quarter = 15 * minuteMs;
  const today = dayNumber(zone, now);
  let time = now - (now % quarter);
  while (dayNumber(zone, time) === today) time += quarter;
  return time;
}

/** Name of a zone at a moment, `CET` or `GMT+1`. */
export function zoneName(locale: string, zone: string, time: number): string {
  const parts = dateFormat(locale, zone, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Whether the clocks of two zones show the same at a moment. */
export function sameClock(a: string, b: string, time: number): boolean {
  const [clock, other] = [a, b].map((zone) =>
    dateText('sv', zone, time, { dateStyle: 'short', timeStyle: 'short' }),
  );
  return clock === other;
}

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
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
