import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, sideList, nullableText } from './values.js';

/** A badge and its recipients; its fields are *not described by the API document*. */
export const badgeRecord = z.object({
  slug: z.string(),
  name: z.string(),
  description: nullableText,
  icon: z.string(),
  color: z.string(),
  recipients: sideList(
    z.object({
      webId: integer,
      name: z.string(),
      handle: nullableText,
      image: nullableText,
      steamId: nullableText,
      profileUrl: z.string(),
      reason: z.string(),
      grantedAt: z.string(),
      grantedBy: z.object({ name: z.string() }),
    }),
  ),
});

/** Reads a badge; its fields are *not described by the API document*. */
export const badge = endpoint({ path: '/programs/badges/{slug}', response: badgeRecord });

/** Reads the recognition programs; the fields are *not described by the API document*. */
export const recognition = endpoint({
  path: '/programs/recognition',
  response: z.object({ programs: z.array(badgeRecord) }),
});
