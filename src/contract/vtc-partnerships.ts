import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, text } from './values.js';

const flag = z.boolean();

/** A partner of a company. */
export const partnership = z.object({
  id: integer,
  name: z.string(),
  handle: text,
  profilePicture: text,
  banner: text,
  verified: flag,
  partnered: flag,
  partnershipCreatedAt: z.string(),
});

/** Reads the public partners of a company. */
export const vtcPartnerships = endpoint({
  path: '/vtcs/{id}/partnerships',
  response: z.object({ items: z.array(partnership) }),
});
