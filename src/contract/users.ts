import * as z from 'zod/mini';
import { integerWithin, listWithin } from './bounds.js';
import { endpoint } from './endpoint.js';
import { eventRecord } from './events.js';
import { windowQuery } from './pagination.js';
import { integer, sideList, nullableText } from './values.js';

/** A user; all fields but `steamId` are *not described by the API document*. */
export const userProfile = z.object({
  id: z.string(),
  webId: integer,
  handle: nullableText,
  name: z.string(),
  image: nullableText,
  steamId: nullableText,
  createdAt: z.string(),
  vtc: z.nullable(
    z.object({
      id: integer,
      name: z.string(),
      handle: nullableText,
      role: z.string(),
      joinedAt: z.string(),
    }),
  ),
  staffRoles: sideList(z.object({ name: z.string(), color: nullableText })),
  social: z.nullable(
    z.object({
      discord: nullableText,
      twitch: nullableText,
      youtube: nullableText,
      steam: nullableText,
    }),
  ),
  gameStatus: z.nullable(
    z.object({ server: nullableText, gameId: z.nullable(integer), near: nullableText }),
  ),
});

/** A user; all fields but `steamId` are *not described by the API document*. */
export type UserProfile = z.infer<typeof userProfile>;

/** A user in search results, with company and role; *not described by the API document*. */
export const foundUser = z.extend(userProfile, {
  vtcId: z.nullable(integer),
  vtcName: nullableText,
  role: nullableText,
});

const response = z.object({ user: userProfile });

/** Searches users by name; parameters and fields are *not described by the API document*. */
export const userSearch = endpoint({
  path: '/users/search',
  query: z.object({
    q: z.optional(z.string()),
    page: z._default(integerWithin(1), 1),
    limit: z._default(integerWithin(1, 100), 20),
  }),
  response: z.object({
    users: z.array(foundUser),
    pagination: z.object({ totalPages: integer, total: integer }),
  }),
});

/** Reads a user by id, handle or SteamID64; the fields are *not described by the API document*. */
export const user = endpoint({ path: '/users/{handleOrId}', response });

/** Reads a user by SteamID64; the fields are *not described by the API document*. */
export const userBySteamId = endpoint({ path: '/users/steam/{steamId}', response });

/** Reads up to 50 users by id; parameters and fields are *not described by the API document*. */
export const userBatch = endpoint({
  path: '/users/batch',
  query: z.object({ ids: listWithin(z.string(), 1, 50) }),
  response: z.object({ users: z.array(userProfile) }),
});

/** Reads the events that a user attends; parameters and fields are *not described by the API document*. */
export const userEvents = endpoint({
  path: '/users/{id}/events',
  query: windowQuery(100, 20, {
    tab: z._default(z.enum(['upcoming', 'live', 'past']), 'upcoming'),
  }),
  response: z.object({ items: z.array(eventRecord), total: integer }),
});
