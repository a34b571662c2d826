import * as z from 'zod/mini';
import { integerWithin } from './bounds.js';
import { endpoint } from './endpoint.js';
import { page, paginationQuery } from './pagination.js';
import { anyObject, dateTime, count, integer, sideList, nullableText } from './values.js';

const optionalText = z.optional(z.string());
const optionalFlag = z.optional(z.boolean());
const optionalInteger = z.optional(integer);
const nullableInteger = z.nullable(integer);
const nullableFlag = z.optional(z.nullable(z.boolean()));

/** An event with all documented fields. */
export const eventRecord = z.object({
  id: integer,
  publicId: nullableText,
  vtcId: nullableInteger,
  organizerType: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  startAt: dateTime,
  endAt: dateTime,
  meetupAt: z.nullable(dateTime),
  server: nullableText,
  game: nullableText,
  departure: nullableText,
  arrival: nullableText,
  departureCity: nullableText,
  departureLocation: nullableText,
  arrivalCity: nullableText,
  arrivalLocation: nullableText,
  banner: nullableText,
  routeImage: nullableText,
  voiceLink: nullableText,
  externalLink: nullableText,
  language: nullableText,
  vtcRegistrationDeadline: z.nullable(dateTime),
  temporaryRules: nullableText,
  requiredDlcs: sideList(z.string()),
  tmpEventId: nullableInteger,
  tmpEventUrl: nullableText,
  seriesId: nullableInteger,
  editionNumber: nullableInteger,
  recapGalleryUrl: nullableText,
  postEventSummary: nullableText,
  maxAttendees: z.nullable(count),
  category: z.string(),
  accessMode: z.string(),
  membersOnly: z.boolean(),
  attendeeCount: count,
  lifecycleStatus: z.enum(['draft', 'published', 'cancelled', 'ended', 'archived']),
  safetyStatus: z.enum(['visible', 'temporarily_hidden', 'removed']),
  rosterVisibility: z.enum(['public', 'attendees', 'organizers']),
  configVersion: integer,
  eventConfig: anyObject,
  createdAt: dateTime,
  updatedAt: dateTime,
  vtcName: z.optional(nullableText),
  vtcHandle: z.optional(nullableText),
  vtcOfficial: nullableFlag,
  vtcPartnered: nullableFlag,
  vtcVerified: nullableFlag,
  priorityScore: optionalInteger,
  goingCount: optionalInteger,
  attendingVtcsCount: optionalInteger,
  depotSlotsAvailable: optionalInteger,
  coHostVtcs: z.optional(
    z.array(
      z.object({
        vtcId: z.number(),
        name: nullableText,
        profilePicture: nullableText,
        banner: nullableText,
      }),
    ),
  ),
});

/** An event with all documented fields. */
export type EventRecord = z.infer<typeof eventRecord>;

/** The fields of an event that are shown in full; those that are not in all responses are optional. */
export const eventDetails = z.extend(
  z.partial(
    z.pick(eventRecord, {
      description: true,
      departureCity: true,
      departureLocation: true,
      arrivalCity: true,
      arrivalLocation: true,
      server: true,
      game: true,
      routeImage: true,
      voiceLink: true,
      externalLink: true,
      tmpEventUrl: true,
      language: true,
      vtcRegistrationDeadline: true,
      temporaryRules: true,
      requiredDlcs: true,
      recapGalleryUrl: true,
      postEventSummary: true,
      maxAttendees: true,
      membersOnly: true,
      attendeeCount: true,
      updatedAt: true,
    }),
  ),
  z.pick(eventRecord, {
    id: true,
    lifecycleStatus: true,
    safetyStatus: true,
    vtcName: true,
    depotSlotsAvailable: true,
    coHostVtcs: true,
  }).shape,
);

/** Searches the events of all companies. */
export const events = endpoint({
  path: '/events',
  query: paginationQuery({
    tab: z._default(z.enum(['upcoming', 'past']), 'upcoming'),
    q: optionalText,
    category: optionalText,
    game: optionalText,
    language: optionalText,
    server: optionalText,
    requiredDlcs: z.optional(sideList(z.string())),
    official: optionalFlag,
    partnered: optionalFlag,
    verified: optionalFlag,
    organizerType: z.optional(z.enum(['personal', 'vtc'])),
    startingWithin: z.optional(integerWithin(1, 168)),
    startsFrom: z.optional(dateTime),
    startsBefore: z.optional(dateTime),
    featured: optionalFlag,
    minAttendees: z.optional(integerWithin(0)),
    maxAttendees: z.optional(integerWithin(1)),
    order: z._default(z.enum(['priority', 'start']), 'priority'),
  }),
  response: page(eventRecord, { featured: sideList(eventRecord) }),
  elementResponse: z.object({ items: z.array(eventDetails) }),
});
