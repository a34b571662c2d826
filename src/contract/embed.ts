import * as z from 'zod/mini';
import { integerWithin } from './bounds.js';
import { endpoint } from './endpoint.js';
import { count, dateTime, integer, nullableText } from './values.js';

/** An event as the embed endpoints return it. */
export const embedEvent = z.object({
  id: integer,
  name: z.string(),
  slug: z.string(),
  startAt: dateTime,
  endAt: dateTime,
  meetupAt: z.nullable(dateTime),
  banner: nullableText,
  category: z.string(),
  departure: nullableText,
  arrival: nullableText,
  server: nullableText,
  game: nullableText,
  attendeeCount: count,
  externalLink: nullableText,
});

/** An event as the embed endpoints return it. */
export type EmbedEvent = z.infer<typeof embedEvent>;

const response = z.object({ items: z.array(embedEvent) });

/** Reads a company's live events. */
export const liveEvents = endpoint({
  path: '/vtcs/{id}/events/live',
  authentication: 'embed',
  response,
});

/** Reads a company's upcoming events in order of start. */
export const upcomingEvents = endpoint({
  path: '/vtcs/{id}/events/upcoming',
  authentication: 'embed',
  query: z.object({ limit: z._default(integerWithin(1, 30), 10) }),
  response,
});
