import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { page, windowQuery } from './pagination.js';
import { integer, sideList, nullableText } from './values.js';

/** An album of a company's gallery. */
export const galleryAlbum = z.object({ id: integer, title: z.string(), description: nullableText });

/** An image of a company's gallery. */
export const galleryImage = z.object({
  id: integer,
  albumId: z.nullable(integer),
  title: z.string(),
  caption: nullableText,
  imageUrl: z.string(),
  thumbnailUrl: nullableText,
  featured: z.boolean(),
  createdAt: z.string(),
});

/** Reads the gallery of a company; `images` and `items` are equal. */
export const vtcGallery = endpoint({
  path: '/vtcs/{id}/gallery',
  query: windowQuery(60, 30, { albumId: z.optional(integer) }),
  response: page(galleryImage, { albums: sideList(galleryAlbum), images: sideList(galleryImage) }),
});
