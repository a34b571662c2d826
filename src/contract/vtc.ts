import * as z from 'zod/mini';
import { count, integer, sideList, nullableText } from './values.js';

/** Kind of company. */
export const companyType = z.enum(['trucking', 'coach']);

const optionalText = z.optional(nullableText);

const flag = z.boolean();

/** Fields of a company in lists; the detail has more. */
export const vtcFields = {
  id: integer,
  name: z.string(),
  handle: nullableText,
  description: z.string(),
  slogan: nullableText,
  profilePicture: nullableText,
  banner: nullableText,
  verified: flag,
  official: flag,
  partnered: flag,
  recruitmentOpen: flag,
  visibility: z.enum(['public', 'unlisted', 'private']),
  language: z.string(),
  memberCount: count,
  createdAt: z.string(),
  validated: z.optional(flag),
  tier: z.optional(z.string()),
  tierReviewNote: optionalText,
  activityScore: z.optional(integer),
  inGameTag: optionalText,
  games: z.optional(sideList(z.string())),
  country: optionalText,
  timezone: optionalText,
  youtube: optionalText,
  twitch: optionalText,
  tiktok: optionalText,
  companyType: z.optional(companyType),
};

/** A company in lists and batch responses. */
export const vtc = z.object(vtcFields);

/** A company in lists and batch responses. */
export type Vtc = z.infer<typeof vtc>;
