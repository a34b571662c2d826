import { zoneName, zonePlace } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import type { Convoy } from './convoy.js';

/** The one name of the zone at all times of some convoys; undefined where the clocks change between them. */
export function commonZoneName(
  { locale, zone }: Zones,
  convoys: readonly Convoy[],
): string | undefined {
  const moments = convoys.flatMap(({ meetupMs, startMs, endMs }) => [
    meetupMs ?? startMs,
    startMs,
    endMs,
  ]);
  const names = new Set(moments.map((time) => zoneName(locale, zone, time)));
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

/** A zone as a header names it, `Berlin (GMT+1)`; the place alone where `name` does not hold for all times. */
export function zoneLabel(zone: string, name: string | undefined): string {
  const place = zonePlace(zone);
  return name === undefined || name === place ? place : `${place} (${name})`;
}
