import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, nullableText } from './values.js';

const flag = z.boolean();

/** Reads the rating of a company. */
export const vtcTier = endpoint({
  path: '/vtcs/{id}/tier',
  response: z.object({
    tier: z.string(),
    validated: flag,
    verified: flag,
    partnered: flag,
    official: flag,
    activityScore: integer,
    reviewedAt: nullableText,
  }),
});
