import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.js';
import { eventDetails, eventRecord, events } from '../contract/events.js';
import { dateTime } from '../contract/values.js';

const details = z.extend(eventDetails, { createdAt: z.optional(dateTime) });

/** The full record of a convoy. */
export type EventDetails = z.infer<typeof details>;

const record = z.extend(
  details,
  z.pick(eventRecord, {
    vtcId: true,
    name: true,
    slug: true,
    startAt: true,
    endAt: true,
    meetupAt: true,
    banner: true,
    category: true,
    departure: true,
    arrival: true,
  }).shape,
);

/** The full record of a convoy, with the fields of the short one. */
export type ListedRecord = z.infer<typeof record>;

/** Searches the full records of the convoys of all companies; reads what is announced of them. */
export const eventRecords = endpoint({
  path: events.path,
  query: events.query,
  response: z.object({ items: z.array(record), nextCursor: z.nullable(z.number()) }),
});
