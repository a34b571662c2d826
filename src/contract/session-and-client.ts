import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, sideList, nullableText } from './values.js';

const userFields = {
  username: nullableText,
  webid: z.nullable(z.number()),
  id: z.string(),
  steamid: nullableText,
  profilePicture: nullableText,
};

/** Reads the user of a session cookie. */
export const session = endpoint({
  path: '/session',
  response: z.object({ ...userFields, authenticated: z.boolean() }),
});

/** Reads who sent the request: the user of a session, the API key of a project, or neither. */
export const clientInfo = endpoint({
  path: '/me',
  response: z.object({
    authenticated: z.boolean(),
    user: z.nullable(z.object(userFields)),
    apiToken: z.nullable(
      z.object({
        id: z.string(),
        projectId: nullableText,
        permissions: sideList(z.string()),
        scopes: sideList(z.string()),
        rateLimitTier: z.string(),
      }),
    ),
  }),
});

const windows = z.object({ minute: integer, fiveMinutes: integer });

/** Reads the rate limits of anonymous clients and of each tier. */
export const rateLimitPolicy = endpoint({
  path: '/rate-limits',
  response: z.object({
    anonymous: windows,
    tiers: z.object({ free: windows, basic: windows, premium: windows, unlimited: windows }),
  }),
});
