import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, nullableText } from './values.js';

/** A role of a company; the lowest position is the highest rank. */
export const role = z.object({
  id: integer,
  name: z.string(),
  color: nullableText,
  position: integer,
});

/** A role of a company; the lowest position is the highest rank. */
export type Role = z.infer<typeof role>;

/** Reads the roles of a company. */
export const vtcRoles = endpoint({
  path: '/vtcs/{id}/roles',
  response: z.object({ items: z.array(role) }),
});
