import * as z from 'zod/mini';
import { integer, sideList, nullableText } from './values.js';
import type { Shown } from './withheld-fields.js';

/** A member of a company, as everyone sees it. */
export const member = z.object({
  userId: z.string(),
  role: z.string(),
  joinedAt: z.string(),
  name: z.string(),
  image: nullableText,
  webId: z.number(),
  steamId: nullableText,
  isOwner: z.boolean(),
  roles: sideList(z.object({ id: integer, name: z.string(), color: nullableText })),
});

/** A member of a company, as elements read it. */
export type Member = Shown<z.infer<typeof member>>;
