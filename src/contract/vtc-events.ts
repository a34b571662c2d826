import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { page, windowQuery } from './pagination.js';
import { count, dateTime, integer, nullableText } from './values.js';

/** A summary of a company's event. */
export const vtcEvent = z.object({
  id: integer,
  vtcId: z.nullable(integer),
  name: z.string(),
  banner: nullableText,
  category: z.string(),
  startAt: dateTime,
  endAt: dateTime,
  attendeeCount: count,
});

/** A summary of a company's event. */
export type VtcEvent = z.infer<typeof vtcEvent>;

/** Reads summaries of a company's upcoming or past events. */
export const vtcEvents = endpoint({
  path: '/vtcs/{id}/events',
  query: windowQuery(30, 10, { tab: z._default(z.enum(['upcoming', 'past']), 'upcoming') }),
  response: page(vtcEvent, {}),
});
