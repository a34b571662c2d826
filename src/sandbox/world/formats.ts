import { imagePath, type ImageKind } from './images.js';

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
