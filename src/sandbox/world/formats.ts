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

/** URL of an image. */
export const pictureUrl = ({ baseUrl }: Base, kind: ImageKind, number: number) =>
  `${baseUrl}${imagePath(kind, number)}`;

/** URL of an image, or null. */
export const picture = (base: Base, exists: boolean, kind: ImageKind, number: number) =>
  exists ? pictureUrl(base, kind, number) : null;

/** URL of a user's image, or null. */
export const avatar = (base: Base, { index, hasImage, image }: Avatar) =>
  image ?? picture(base, hasImage, 'avatar', index);

/** URL of an event's banner, or null; events with the same route share an image. */
export function eventBanner(base: Base, { id, game }: Convoy, route: ConvoyRoute) {
  const { banner, hasBanner, departureCity, arrivalCity } = route;
  const isKnown = departureCity !== null || arrivalCity !== null;
  const number = isKnown ? hash(`${departureCity} ${arrivalCity}`) : id;
  return banner ?? picture(base, hasBanner, game === 'ats' ? 'mesas' : 'hills', number);
}

/** Formats milliseconds since 1970 as ISO 8601 in UTC. */
export const iso = (time: number) => new Date(time).toISOString();

/** Like `iso`, with null for null. */
export const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

/** The ASCII letters and digits of a name in lower case, words joined by `glue`. */
export const plainWords = (name: string, glue: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(glue);
