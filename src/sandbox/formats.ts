import { imagePath, type ImageKind } from './images.js';
import type { Scene } from './call.js';

/** Address of a picture, or null when there is none. */
export const picture = (
  { baseUrl }: Pick<Scene, 'baseUrl'>,
  exists: boolean,
  kind: ImageKind,
  number: number,
) => (exists ? `${baseUrl}${imagePath(kind, number)}` : null);

/** A time as an ISO 8601 date-time in UTC. */
export const iso = (time: number) => new Date(time).toISOString();
