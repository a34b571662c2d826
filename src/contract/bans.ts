import * as z from 'zod/mini';
import { integerWithin } from './bounds.js';
import { endpoint } from './endpoint.js';
import { dateTime, integer, sideList, nullableText } from './values.js';

const flag = z.boolean();

/** A summary of a ban; its fields are *not described by the API document*. */
export const banSummary = z.object({
  id: integer,
  scope: z.string(),
  severity: z.string(),
  reasonShort: z.string(),
  active: flag,
  createdAt: dateTime,
  expiresAt: z.nullable(dateTime),
});

/** A ban of the list; its fields are *not described by the API document*. */
export const listedBan = z.object({
  id: integer,
  userId: z.string(),
  userHandle: nullableText,
  userName: z.string(),
  userImage: nullableText,
  scope: z.string(),
  severity: z.string(),
  reason: z.string(),
  reasonShort: z.string(),
  issuedAt: dateTime,
  createdAt: dateTime,
  expiresAt: z.nullable(dateTime),
  active: flag,
});

/** A ban; its fields are *not described by the API document*. */
export const banRecord = z.object({
  id: integer,
  userId: z.string(),
  scope: z.string(),
  severity: z.string(),
  reason: z.string(),
  createdAt: dateTime,
  expiresAt: z.nullable(dateTime),
  active: flag,
  appealEligibleAt: z.nullable(dateTime),
  target: z.object({
    id: z.string(),
    handle: nullableText,
    name: z.string(),
    image: nullableText,
    steamId: nullableText,
  }),
  evidence: sideList(z.string()),
});

/** Reads the bans of all users; parameters and fields are *not described by the API document*. */
export const bans = endpoint({
  path: '/bans',
  query: z.object({
    q: z.optional(z.string()),
    scope: z.optional(z.string()),
    page: z._default(integerWithin(1), 1),
    pageSize: z._default(integerWithin(1, 100), 20),
  }),
  response: z.object({
    data: z.array(listedBan),
    total: integer,
    page: integer,
    pageSize: integer,
  }),
});

/** Reads one ban; its fields are *not described by the API document*. */
export const ban = endpoint({ path: '/bans/{id}', response: banRecord });

/** Reads the bans of one user; its fields are *not described by the API document*. */
export const userBans = endpoint({
  path: '/users/{id}/bans',
  response: z.object({
    active: z.nullable(banSummary),
    pastCount: integer,
    history: sideList(banSummary),
  }),
});
