const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Parses a timestamp to ms since the epoch; undefined for an invalid one.
 * A timestamp without a time zone is UTC: *not described by the API document*.
 */
export function parseTimestamp(timestamp: string | null | undefined): number | undefined {
  const [, day, clock, zone = 'Z'] = pattern.exec(timestamp?.trim() ?? '') ?? [];
  const time = Date.parse(clock ? `${day}T${clock}${zone}` : `${day}`);
  return Number.isNaN(time) ? undefined : time;
}
