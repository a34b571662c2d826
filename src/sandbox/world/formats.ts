import { imagePath, type ImageKind } from './images.js';

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
export const pictureOrNull = (base: Base, exists: boolean, kind: ImageKind, number: number) =>
  exists ? pictureUrl(base, kind, number) : null;

/** URL of a user's image, or null. */
export const avatarOrNull = (base: Base, { index, hasImage, image }: Avatar) =>
  image ?? pictureOrNull(base, hasImage, 'avatar', index);

/** Formats milliseconds since 1970 as ISO 8601 in UTC. */
export const iso = (time: number) => new Date(time).toISOString();

/** Like `iso`, with null for null. */
export const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

/** The ASCII letters and digits of a name in lower case, joined by `glue`. */
export const plainWords = (name: string, glue: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(glue);
