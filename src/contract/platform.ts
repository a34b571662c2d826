import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, nullableText } from './values.js';

const flag = z.boolean();

/** Reads the status of the platform. */
export const platformStatus = endpoint({
  path: '/status',
  response: z.object({
    status: z.enum(['ok', 'maintenance']),
    version: z.string(),
    modules: z.object({ events: flag, forum: flag, recruitment: flag, notifications: flag }),
  }),
});

/** Reads whether staff recruitment is open. */
export const staffRecruitment = endpoint({
  path: '/recruitment/open',
  response: z.object({ open: flag, count: integer, soonestDeadline: nullableText }),
});

/** Reads the versions of the API, the application and its build. */
export const version = endpoint({
  path: '/version',
  response: z.object({ api: z.string(), app: z.string(), build: z.optional(z.string()) }),
});

/** Reads the URL of the rules. */
export const rules = endpoint({ path: '/rules', response: z.object({ url: z.string() }) });

/** A partner of the platform. */
export const partner = z.object({
  id: integer,
  name: z.string(),
  logo: z.string(),
  url: nullableText,
  description: nullableText,
  promoCode: nullableText,
  logoScale: z.nullable(z.number()),
});

/** Reads the partners of the platform. */
export const partners = endpoint({
  path: '/partners',
  response: z.object({ items: z.array(partner) }),
});

/** Reads the times of the last moderation actions. */
export const moderationStats = endpoint({
  path: '/stats',
  response: z.object({
    lastBanAt: nullableText,
    lastKickAt: nullableText,
    lastReportCompletedAt: nullableText,
    activeBanCount: integer,
  }),
});
