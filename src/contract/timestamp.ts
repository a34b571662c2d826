/** The time in ms since the epoch, also where a library of the page lets `Date.now()` return a `Date`. */
export const currentTime = (): number => Number(Date.now());

const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** The form that APIs usually send; `Date` parses it as it is, several times faster than after taking it apart. */
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function rewritten(timestamp: string): string {
  const [, day, clock, zone = 'Z'] = pattern.exec(timestamp.trim()) ?? [];
  return clock ? `${day}T${clock}${zone}` : `${day}`;
}

/**
 * Parses a timestamp to ms since the epoch; undefined for an invalid one.
 * A timestamp without a time zone is UTC: *not described by the API document*.
 */
export function parseTimestamp(timestamp: string | null | undefined): number | undefined {
  if (!timestamp) return undefined;
  const time = new Date(utc.test(timestamp) ? timestamp : rewritten(timestamp)).getTime();
  return Number.isNaN(time) ? undefined : time;
}
