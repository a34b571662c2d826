import type { Convoy, ConvoyRoute } from './events.js';
import { imagePath, type ImageKind } from './images.js';
import { hash } from './random.js';

interface Avatar {
  readonly index: number;
  readonly hasImage: boolean;
  readonly image?: string | null;
}

interface Base {
  readonly baseUrl: string;
}

/** Address of a picture. */
export const pictureUrl = ({ baseUrl }: Base, kind: ImageKind, number: number) =>
  `${baseUrl}${imagePath(kind, number)}`;

/** Address of a picture, or null when there is none. */
export const picture = (base: Base, exists: boolean, kind: ImageKind, number: number) =>
  exists ? pictureUrl(base, kind, number) : null;

/** Address of a user's picture, or null when there is none. */
export const avatar = (base: Base, { index, hasImage, image }: Avatar) =>
  image ?? picture(base, hasImage, 'avatar', index);

/** Address of an event's banner, or null when there is none; events on the same route share the generated one. */
export function eventBanner(base: Base, { id, game }: Convoy, route: ConvoyRoute) {
  const { banner, hasBanner, departureCity, arrivalCity } = route;
  const isKnown = departureCity !== null || arrivalCity !== null;
  const number = isKnown ? hash(`${departureCity} ${arrivalCity}`) : id;
  return banner ?? picture(base, hasBanner, game === 'ats' ? 'mesas' : 'hills', number);
}

/** A time in milliseconds since 1970 as an ISO 8601 date-time in UTC. */
export const iso = (time: number) => new Date(time).toISOString();

/** The same, null staying null. */
export const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

/** Lower-case letters and digits of a name in any script that has them, joined by `glue`. */
export const plainWords = (name: string, glue: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(glue);
