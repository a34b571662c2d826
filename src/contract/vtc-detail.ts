import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { joinRequirements } from './join-requirements.js';
import { member } from './member.js';
import { anyObject, count, integer, sideList, nullableText } from './values.js';
import { companyType, vtcFields } from './vtc.js';
import type { Shown } from './withheld-fields.js';

const optionalText = z.optional(nullableText);
const optionalFlag = z.optional(z.boolean());
const optionalInteger = z.optional(integer);

/** An event in the detail of a company. */
export const vtcDetailEvent = z.object({
  id: z.number(),
  name: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  server: nullableText,
  departure: nullableText,
  arrival: nullableText,
  banner: nullableText,
  attendeeCount: count,
});

/** Colours of a company, which may be invalid. All are optional, so that an invalid one does not affect the others. */
export const theme = z.object({
  background: z.optional(z.string()),
  surface: z.optional(z.string()),
  border: z.optional(z.string()),
  text: z.optional(z.string()),
  mutedText: z.optional(z.string()),
  primary: z.optional(z.string()),
  primaryText: z.optional(z.string()),
});

/** All public fields of a company. */
export const vtcDetailSchema = z.object({
  ...vtcFields,
  rules: nullableText,
  website: nullableText,
  email: nullableText,
  ownerId: z.string(),
  upcomingEvents: sideList(vtcDetailEvent),
  memberPreviews: sideList(member),
  styleTags: z.optional(sideList(z.string())),
  recruitmentLink: optionalText,
  linkedCompany: z.optional(
    z.nullable(
      z.object({
        id: integer,
        name: z.string(),
        handle: nullableText,
        profilePicture: nullableText,
        companyType,
      }),
    ),
  ),
  externalMembershipPolicy: z.optional(z.enum(['allowed', 'blocked'])),
  linkSharedStaffOut: optionalFlag,
  linkSharedStaffInBlocked: optionalFlag,
  instagram: optionalText,
  facebook: optionalText,
  twitter: optionalText,
  discord: optionalText,
  verifiedDiscordServer: z.optional(
    z.nullable(z.object({ guildId: z.string(), guildName: z.string(), verifiedAt: z.string() })),
  ),
  theme: z.optional(z.nullable(theme)),
  profileSections: z.optional(
    z.array(
      z.object({ type: z.string(), title: nullableText, config: anyObject, enabled: optionalFlag }),
    ),
  ),
  homeLayout: z.optional(
    z.nullable(
      z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          x: z.number(),
          y: z.number(),
          w: z.number(),
          h: z.number(),
        }),
      ),
    ),
  ),
  supportEnabled: optionalFlag,
  minAccountAge: optionalInteger,
  minPlaytime: optionalInteger,
  joinRequirements: z.optional(joinRequirements),
  requiredDlcs: z.optional(
    z.array(z.object({ appId: integer, name: z.string(), headerImage: nullableText })),
  ),
});

/** A company, as elements read it. */
export type VtcDetail = Shown<z.infer<typeof vtcDetailSchema>>;

/** Reads one company by id or handle. */
export const vtcDetail = endpoint({ path: '/vtcs/{idOrHandle}', response: vtcDetailSchema });
