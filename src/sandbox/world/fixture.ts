import * as z from 'zod/mini';
import { integerWithin } from '../../contract/bounds.js';
import { eventRecord } from '../../contract/events.js';
import { member } from '../../contract/member.js';
import { nullableText } from '../../contract/values.js';
import { vtcDetailSchema } from '../../contract/vtc-detail.js';
import { role } from '../../contract/vtc-roles.js';
import { vtcNewsPost } from '../../contract/vtc-news.js';

const ownMember = z.extend(z.partial(member), {
  name: z.string(),
  handle: z.optional(nullableText),
});

const ownEvent = z.extend(z.partial(eventRecord), {
  name: z.string(),
  startAt: eventRecord.shape.startAt,
});

const ownPost = z.extend(z.partial(vtcNewsPost), { title: z.string(), content: z.string() });

/** The largest company id: embed tokens encode it in four base-36 digits. */
const maxCompanyId = 1_000_000;

/** A company in a fixture: the fields of its detail, optional except `name`, with roles, members, events and news. */
export const fixtureCompany = z.extend(z.partial(vtcDetailSchema), {
  id: z.optional(integerWithin(1, maxCompanyId)),
  name: z.string(),
  roles: z.optional(z.array(role)),
  members: z.optional(z.array(ownMember)),
  events: z.optional(z.array(ownEvent)),
  news: z.optional(z.array(ownPost)),
});

/** Companies added to the generated ones; one with the id of a generated company replaces it. */
export const fixtureSchema = z.object({ companies: z.array(fixtureCompany) });

/** Companies added to the generated ones; one with the id of a generated company replaces it. */
export type Fixture = z.infer<typeof fixtureSchema>;

/** A fixture before validation. */
export type FixtureInput = z.input<typeof fixtureSchema>;

/** A validated company of a fixture. */
export type FixtureCompany = z.infer<typeof fixtureCompany>;

/** A member of a fixture's company. */
export type FixtureMember = z.infer<typeof ownMember>;

/** An event of a fixture's company. */
export type FixtureEvent = z.infer<typeof ownEvent>;

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The fields of a record of a fixture that are set. */
export const definedFields = <T extends object>(record: T) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
