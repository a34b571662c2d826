/** The time in ms since the epoch, also where a library of the page lets `Date.now()` return a `Date`. */
export const currentTime = (): number => Number(Date.now());

/** The extended and the basic format of ISO 8601, and what databases print, such as `2026-12-04 18:30:00+00`. */
const pattern =
  /^(\d{4}|\+\d{6})(-?)(\d\d)\2(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d(?:[.,]\d+)?))? ?(Z|UTC|GMT|[-+\u2212]\d\d(?::?\d\d)?)?)?$/i;

/** The form that APIs usually send; `Date` parses it as it is, several times faster than after taking it apart. */
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The end of the year 9999: the last time that ISO 8601 and iCalendar write with four digits for the year. */
export const maxTime = 253_402_300_799_999;

/** A time zone in the form that `Date` parses: `+01:00`, or `Z` for UTC and for none. */
function offsetOf(zone: string): string {
  const [, sign, hours, minutes = '00'] = /^(.)(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return sign ? `${sign === '+' ? '+' : '-'}${hours}:${minutes}` : 'Z';
}

function rewritten(timestamp: string): string {
  const [, year, , month, day, hours, minutes, seconds = '00', zone = ''] =
    pattern.exec(timestamp.trim()) ?? [];
  const clock = `${hours ?? '00'}:${minutes ?? '00'}:${seconds.replace(',', '.')}`;
  return `${year}-${month}-${day}T${clock}${offsetOf(zone)}`;
}

/** Whether the date of a timestamp exists: Chromium parses 31 February as 3 March. */
function hasDate(timestamp: string): boolean {
  const date = timestamp.replace(/T.*/, '');
  return new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2));
}

/**
 * Parses a timestamp to ms since the epoch, at most `maxTime`; undefined for an invalid one.
 * A timestamp without a time zone is UTC: *not described by the API document*.
 */
export function parseTimestamp(timestamp: string | null | undefined): number | undefined {
  if (!timestamp) return undefined;
  const text = utc.test(timestamp) ? timestamp : rewritten(timestamp);
  const time = new Date(text).getTime();
  return Number.isNaN(time) || !hasDate(text) ? undefined : Math.min(time, maxTime);
}
