import * as z from 'zod/mini';
import { integerWithin, textWithin } from './bounds.js';
import { endpoint } from './endpoint.js';
import { dateTime, nullableText } from './values.js';

const number = z.number();

/** Reads the company that an API key may manage. */
export const managementSummary = endpoint({
  path: '/vtcs/{id}/management/summary',
  authentication: 'management',
  response: z.object({
    vtc: z.object({ id: number, name: z.string(), handle: nullableText, memberCount: number }),
    viaApiToken: z.boolean(),
  }),
});

/** A member as the company's managers see it. */
export const managedMember = z.object({
  userId: z.string(),
  role: z.string(),
  isOwner: z.boolean(),
  joinedAt: z.string(),
  name: nullableText,
  image: nullableText,
  webId: z.nullable(number),
});

/** Reads all members of a company, without pagination. */
export const managedMembers = endpoint({
  path: '/vtcs/{id}/management/members',
  authentication: 'management',
  response: z.array(managedMember),
});

/** A pending application. */
export const pendingApplication = z.object({
  id: number,
  applicationNumber: z.nullable(number),
  userId: z.string(),
  status: z.string(),
  appliedAt: z.string(),
});

/** Reads the pending applications, without pagination. */
export const pendingApplications = endpoint({
  path: '/vtcs/{id}/management/applications',
  authentication: 'management',
  response: z.array(pendingApplication),
});

/** Maximum lengths of a news post in characters, as JavaScript counts them. */
export const newsMaxLength = { title: 200, content: 10_000 } as const;

/** Creates a news post that is published immediately or at `publishAt`. */
export const createNews = endpoint({
  method: 'POST',
  path: '/vtcs/{id}/management/news',
  authentication: 'management',
  body: z.object({
    title: textWithin(1, newsMaxLength.title),
    content: textWithin(1, newsMaxLength.content),
    pinned: z.optional(z.boolean()),
    publishAt: z.optional(z.nullable(dateTime)),
  }),
  response: z.object({
    id: number,
    title: z.string(),
    createdAt: z.string(),
    publishAt: nullableText,
  }),
});

/** Values of a company's attendance of an event. */
export const attendanceStatuses = ['attending', 'not_attending'] as const;

/** Sets the company's attendance of an event. */
export const setAttendance = endpoint({
  method: 'POST',
  path: '/vtcs/{id}/management/events/{eventId}/attendance',
  authentication: 'management',
  params: z.object({ id: z.string(), eventId: integerWithin(1) }),
  body: z.object({ status: z.enum(attendanceStatuses) }),
  response: z.object({ success: z.literal(true) }),
});
