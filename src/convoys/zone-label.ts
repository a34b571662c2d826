import { zoneName, zonePlace } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import type { Convoy } from './convoy.js';

/** Zone name that holds for all times of the convoys; undefined if the offset changes between them. */
export function commonZoneName(
  { locale, zone }: Zones,
  convoys: readonly Convoy[],
): string | undefined {
  const times = convoys.flatMap(({ meetupMs, startMs, endMs }) => [
    meetupMs ?? startMs,
    startMs,
    endMs,
  ]);
  const names = new Set(times.map((time) => zoneName(locale, zone, time)));
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

/** Label of a zone, `Berlin (GMT+1)`; the place alone if `name` is undefined. */
export function zoneLabel(zone: string, name: string | undefined): string {
  const place = zonePlace(zone);
  return name === undefined || name === place ? place : `${place} (${name})`;
}
