import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { page, windowQuery } from './pagination.js';
import { dateTime, integer, nullableText } from './values.js';

/** A news post of a company. */
export const vtcNewsPost = z.object({
  id: integer,
  title: z.string(),
  content: z.string(),
  image: nullableText,
  pinned: z.boolean(),
  createdAt: dateTime,
  authorName: z.string(),
  authorImage: nullableText,
});

/** Reads the news of a company. */
export const vtcNews = endpoint({
  path: '/vtcs/{id}/news',
  query: windowQuery(50, 20, {}),
  response: page(vtcNewsPost, {}),
});
