import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { page, paginationQuery } from './pagination.js';
import { dateTime, integer, nullableText } from './values.js';

/** An official news post; its fields are *not described by the API document*. */
export const newsPost = z.object({
  id: integer,
  authorId: z.string(),
  title: z.string(),
  content: z.string(),
  image: nullableText,
  pinned: z.boolean(),
  published: z.boolean(),
  createdAt: dateTime,
  updatedAt: dateTime,
  author: z.object({ name: z.string(), image: nullableText }),
});

/** Reads the official news; parameters and fields are *not described by the API document*. */
export const news = endpoint({
  path: '/news',
  query: paginationQuery({}),
  response: page(newsPost, {}),
});

/** Reads one official news post; its fields are *not described by the API document*. */
export const newsItem = endpoint({ path: '/news/{newsId}', response: newsPost });
