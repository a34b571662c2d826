import { LruCache } from '../cache/lru-cache.js';

export { parseTimestamp } from '../contract/timestamp.js';

const zones = new LruCache<string | undefined, string>(50);

/** The canonical name of a time zone; empty for an unknown zone. */
function resolvedZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** The canonical name of a time zone, by default the visitor's; undefined for an unknown zone. */
export const zoneOf = (timeZone?: string): string | undefined =>
  timeZone === 'UTC'
    ? timeZone
    : zones.getOrCompute(timeZone, () => resolvedZone(timeZone)) || undefined;

/** Reads the zone of the device again, which the visitor may have changed; whether it differs from that of shown times. */
export function updateDeviceZone(): boolean {
  const shown = zones.get(undefined);
  zones.delete(undefined);
  return shown !== undefined && zoneOf() !== shown;
}
