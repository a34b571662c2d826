import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { page, windowQuery } from './pagination.js';
import { integer, sideList, text } from './values.js';

/** An album of a company's gallery. */
export const galleryAlbum = z.object({ id: integer, title: z.string(), description: text });

/** An image of a company's gallery. */
export const galleryImage = z.object({
  id: integer,
  albumId: z.nullable(integer),
  title: z.string(),
  caption: text,
  imageUrl: z.string(),
  thumbnailUrl: text,
  featured: z.boolean(),
  createdAt: z.string(),
});

/** Reads the gallery of a company; `images` and `items` are equal. */
export const vtcGallery = endpoint({
  path: '/vtcs/{id}/gallery',
  query: windowQuery(60, 30, { albumId: z.optional(integer) }),
  response: page(galleryImage, { albums: sideList(galleryAlbum), images: sideList(galleryImage) }),
});
