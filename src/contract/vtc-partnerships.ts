import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, nullableText } from './values.js';

const flag = z.boolean();

/** A partner of a company. */
export const partnership = z.object({
  id: integer,
  name: z.string(),
  handle: nullableText,
  profilePicture: nullableText,
  banner: nullableText,
  verified: flag,
  partnered: flag,
  partnershipCreatedAt: z.string(),
});

/** Reads the public partners of a company. */
export const vtcPartnerships = endpoint({
  path: '/vtcs/{id}/partnerships',
  response: z.object({ items: z.array(partnership) }),
});
