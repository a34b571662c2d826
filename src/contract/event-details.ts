import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { eventRecord } from './events.js';
import { integer, nullableText } from './values.js';

/** Reads one event; that it has the same fields as in the list is *not described by the API document*. */
export const event = endpoint({ path: '/events/{eventId}', response: eventRecord });

/** An attendee of an event; *not described by the API document*. */
export const attendee = z.object({
  userId: z.string(),
  webId: integer,
  handle: nullableText,
  name: z.string(),
  image: nullableText,
  steamId: nullableText,
  status: z.string(),
});

/** Reads the attendees of an event; its fields are *not described by the API document*. */
export const eventAttendees = endpoint({
  path: '/events/{eventId}/attendees',
  response: z.object({ items: z.array(attendee), total: integer }),
});

/** Reads the slots of an event; its fields are *not described by the API document*. */
export const eventSlots = endpoint({
  path: '/events/{eventId}/slots',
  response: z.object({
    items: z.array(
      z.object({
        id: integer,
        label: z.string(),
        role: z.string(),
        position: integer,
        maxOccupants: integer,
        assignedUser: z.nullable(
          z.object({ id: z.string(), handle: nullableText, name: z.string(), image: nullableText }),
        ),
      }),
    ),
  }),
});
