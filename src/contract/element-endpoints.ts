// Generated from the schemas by `npm run generate -- shapes`.
import type * as z from 'zod/mini';
import type { ElementEndpointOf } from './endpoint.js';
import type * as contract from './index.js';
import type { RecordShape, Shape } from './shape.js';
import type { Shown } from './withheld-fields.js';
import {
  anyRecord,
  boolean,
  count,
  dateTime,
  integer,
  list,
  nullable,
  number,
  oneOf,
  optional,
  record,
  text,
  withDefault,
} from './shape.js';

/** Shape of `embedEvent`. */
export const embedEventShape: RecordShape<Shown<z.infer<typeof contract.embedEvent>>> = record({
  id: integer,
  name: text,
  slug: text,
  startAt: dateTime,
  endAt: dateTime,
  meetupAt: nullable(dateTime),
  banner: nullable(text),
  category: text,
  departure: nullable(text),
  arrival: nullable(text),
  server: nullable(text),
  game: nullable(text),
  attendeeCount: count,
  externalLink: nullable(text),
});

/** Shape of `vtcEvent`. */
export const vtcEventShape: RecordShape<Shown<z.infer<typeof contract.vtcEvent>>> = record({
  id: integer,
  vtcId: nullable(integer),
  name: text,
  banner: nullable(text),
  category: text,
  startAt: dateTime,
  endAt: dateTime,
  attendeeCount: count,
});

/** Shape of `eventDetails`. */
export const eventDetailsShape: RecordShape<Shown<z.infer<typeof contract.eventDetails>>> = record({
  description: optional(text),
  departureCity: optional(nullable(text)),
  departureLocation: optional(nullable(text)),
  arrivalCity: optional(nullable(text)),
  arrivalLocation: optional(nullable(text)),
  server: optional(nullable(text)),
  game: optional(nullable(text)),
  routeImage: optional(nullable(text)),
  voiceLink: optional(nullable(text)),
  externalLink: optional(nullable(text)),
  tmpEventUrl: optional(nullable(text)),
  language: optional(nullable(text)),
  vtcRegistrationDeadline: optional(nullable(dateTime)),
  temporaryRules: optional(nullable(text)),
  requiredDlcs: optional(list(text, { mayBeEmpty: true })),
  recapGalleryUrl: optional(nullable(text)),
  postEventSummary: optional(nullable(text)),
  maxAttendees: optional(nullable(count)),
  membersOnly: optional(boolean),
  attendeeCount: optional(count),
  updatedAt: optional(dateTime),
  id: integer,
  lifecycleStatus: oneOf('draft', 'published', 'cancelled', 'ended', 'archived'),
  safetyStatus: oneOf('visible', 'temporarily_hidden', 'removed'),
  vtcName: optional(nullable(text)),
  depotSlotsAvailable: optional(integer),
  coHostVtcs: optional(
    list(
      record({
        vtcId: number,
        name: nullable(text),
        profilePicture: nullable(text),
        banner: nullable(text),
      }),
    ),
  ),
});

/** Shape of `companyType`. */
export const companyTypeShape: Shape<Shown<z.infer<typeof contract.companyType>>> = oneOf(
  'trucking',
  'coach',
);

/** Shape of `vtcDetailEvent`. */
export const vtcDetailEventShape: RecordShape<Shown<z.infer<typeof contract.vtcDetailEvent>>> =
  record({
    id: number,
    name: text,
    startAt: text,
    endAt: text,
    server: nullable(text),
    departure: nullable(text),
    arrival: nullable(text),
    banner: nullable(text),
    attendeeCount: count,
  });

/** Shape of `member`. */
export const memberShape: RecordShape<Shown<z.infer<typeof contract.member>>> = record({
  role: text,
  joinedAt: text,
  name: text,
  image: nullable(text),
  webId: number,
  isOwner: boolean,
  roles: list(record({ id: integer, name: text, color: nullable(text) }), { mayBeEmpty: true }),
});

/** Shape of `theme`. */
export const themeShape: RecordShape<Shown<z.infer<typeof contract.theme>>> = record({
  background: optional(text),
  surface: optional(text),
  border: optional(text),
  text: optional(text),
  mutedText: optional(text),
  primary: optional(text),
  primaryText: optional(text),
});

/** Shape of `joinRequirements`. */
export const joinRequirementsShape: RecordShape<Shown<z.infer<typeof contract.joinRequirements>>> =
  record({
    requiredDlcAppIds: list(integer, { mayBeEmpty: true }),
    enforceAccountAge: boolean,
    enforcePlaytime: boolean,
    enforceDlcOwnership: boolean,
    writtenRequirements: list(
      record({ id: text, text: text, enabled: withDefault(boolean, true) }),
      { mayBeEmpty: true },
    ),
  });

/** Shape of `vtcDetailSchema`. */
export const vtcDetailShape: RecordShape<Shown<z.infer<typeof contract.vtcDetailSchema>>> = record({
  id: integer,
  name: text,
  handle: nullable(text),
  description: text,
  slogan: nullable(text),
  profilePicture: nullable(text),
  banner: nullable(text),
  verified: boolean,
  official: boolean,
  partnered: boolean,
  recruitmentOpen: boolean,
  visibility: oneOf('public', 'unlisted', 'private'),
  language: text,
  memberCount: count,
  createdAt: text,
  validated: optional(boolean),
  tier: optional(text),
  tierReviewNote: optional(nullable(text)),
  activityScore: optional(integer),
  inGameTag: optional(nullable(text)),
  games: optional(list(text, { mayBeEmpty: true })),
  country: optional(nullable(text)),
  timezone: optional(nullable(text)),
  youtube: optional(nullable(text)),
  twitch: optional(nullable(text)),
  tiktok: optional(nullable(text)),
  companyType: optional(companyTypeShape),
  rules: nullable(text),
  website: nullable(text),
  email: nullable(text),
  upcomingEvents: list(vtcDetailEventShape, { mayBeEmpty: true }),
  memberPreviews: list(memberShape, { mayBeEmpty: true }),
  styleTags: optional(list(text, { mayBeEmpty: true })),
  recruitmentLink: optional(nullable(text)),
  linkedCompany: optional(
    nullable(
      record({
        id: integer,
        name: text,
        handle: nullable(text),
        profilePicture: nullable(text),
        companyType: companyTypeShape,
      }),
    ),
  ),
  externalMembershipPolicy: optional(oneOf('allowed', 'blocked')),
  linkSharedStaffOut: optional(boolean),
  linkSharedStaffInBlocked: optional(boolean),
  instagram: optional(nullable(text)),
  facebook: optional(nullable(text)),
  twitter: optional(nullable(text)),
  discord: optional(nullable(text)),
  verifiedDiscordServer: optional(nullable(record({ guildName: text, verifiedAt: text }))),
  theme: optional(nullable(themeShape)),
  profileSections: optional(
    list(
      record({ type: text, title: nullable(text), config: anyRecord, enabled: optional(boolean) }),
    ),
  ),
  homeLayout: optional(
    nullable(list(record({ id: text, type: text, x: number, y: number, w: number, h: number }))),
  ),
  supportEnabled: optional(boolean),
  minAccountAge: optional(integer),
  minPlaytime: optional(integer),
  joinRequirements: optional(joinRequirementsShape),
  requiredDlcs: optional(list(record({ appId: integer, name: text, headerImage: nullable(text) }))),
});

/** Shape of `role`. */
export const roleShape: RecordShape<Shown<z.infer<typeof contract.role>>> = record({
  id: integer,
  name: text,
  color: nullable(text),
  position: integer,
});

/** Shape of `vtcNewsPost`. */
export const vtcNewsPostShape: RecordShape<Shown<z.infer<typeof contract.vtcNewsPost>>> = record({
  id: integer,
  title: text,
  content: text,
  image: nullable(text),
  pinned: boolean,
  createdAt: dateTime,
  authorName: text,
  authorImage: nullable(text),
});

/** Shape of `galleryImage`. */
export const galleryImageShape: RecordShape<Shown<z.infer<typeof contract.galleryImage>>> = record({
  id: integer,
  albumId: nullable(integer),
  title: text,
  caption: nullable(text),
  imageUrl: text,
  thumbnailUrl: nullable(text),
  featured: boolean,
  createdAt: text,
});

/** Shape of `galleryAlbum`. */
export const galleryAlbumShape: RecordShape<Shown<z.infer<typeof contract.galleryAlbum>>> = record({
  id: integer,
  title: text,
  description: nullable(text),
});

/** Shape of `partnership`. */
export const partnershipShape: RecordShape<Shown<z.infer<typeof contract.partnership>>> = record({
  id: integer,
  name: text,
  handle: nullable(text),
  profilePicture: nullable(text),
  banner: nullable(text),
  verified: boolean,
  partnered: boolean,
  partnershipCreatedAt: text,
});

/** Shape of `recruitmentQuestion`. */
export const recruitmentQuestionShape: RecordShape<
  Shown<z.infer<typeof contract.recruitmentQuestion>>
> = record({
  id: integer,
  displayId: integer,
  question: text,
  questionType: oneOf('text', 'textarea', 'select', 'radio'),
  options: list(text, { mayBeEmpty: true }),
  required: boolean,
});

/** Shape of `recruitmentForm`. */
export const recruitmentFormShape: RecordShape<Shown<z.infer<typeof contract.recruitmentForm>>> =
  record({
    title: text,
    description: nullable(text),
    questions: list(recruitmentQuestionShape, { mayBeEmpty: true }),
  });

/** GET /vtcs/{id}/events/live */
export const liveEvents: ElementEndpointOf<typeof contract.endpoints.liveEvents> = {
  path: '/vtcs/{id}/events/live',
  authentication: 'embed',
  response: record({ items: list(embedEventShape) }),
};

/** GET /vtcs/{id}/events/upcoming */
export const upcomingEvents: ElementEndpointOf<typeof contract.endpoints.upcomingEvents> = {
  path: '/vtcs/{id}/events/upcoming',
  authentication: 'embed',
  query: ['limit'],
  response: record({ items: list(embedEventShape) }),
};

/** GET /vtcs/{id}/events */
export const vtcEvents: ElementEndpointOf<typeof contract.endpoints.vtcEvents> = {
  path: '/vtcs/{id}/events',
  query: ['limit', 'offset', 'tab'],
  response: record({ items: list(vtcEventShape), nextCursor: nullable(number), total: count }),
};

/** GET /events */
export const events: ElementEndpointOf<typeof contract.endpoints.events> = {
  path: '/events',
  query: [
    'limit',
    'cursor',
    'offset',
    'page',
    'pageSize',
    'tab',
    'q',
    'category',
    'game',
    'language',
    'server',
    'requiredDlcs',
    'official',
    'partnered',
    'verified',
    'organizerType',
    'startingWithin',
    'startsFrom',
    'startsBefore',
    'featured',
    'minAttendees',
    'maxAttendees',
    'order',
  ],
  response: record({ items: list(eventDetailsShape) }),
};

/** GET /vtcs/batch */
export const vtcBatch: ElementEndpointOf<typeof contract.endpoints.vtcBatch> = {
  path: '/vtcs/batch',
  query: ['ids'],
  response: record({
    items: list(
      record({
        id: integer,
        name: text,
        handle: nullable(text),
        profilePicture: nullable(text),
        companyType: optional(companyTypeShape),
      }),
      { mayBeEmpty: true },
    ),
  }),
};

/** GET /vtcs/{idOrHandle} */
export const vtcDetail: ElementEndpointOf<typeof contract.endpoints.vtcDetail> = {
  path: '/vtcs/{idOrHandle}',
  response: vtcDetailShape,
};

/** GET /vtcs/{idOrHandle}/members */
export const vtcMembers: ElementEndpointOf<typeof contract.endpoints.vtcMembers> = {
  path: '/vtcs/{idOrHandle}/members',
  query: ['limit', 'cursor', 'offset', 'page', 'pageSize'],
  response: record({ items: list(memberShape), nextCursor: nullable(number), total: count }),
};

/** GET /vtcs/{id}/members/{userId} */
export const vtcMember: ElementEndpointOf<typeof contract.endpoints.vtcMember> = {
  path: '/vtcs/{id}/members/{userId}',
  mustRevalidate: true,
  response: memberShape,
};

/** GET /vtcs/{id}/roles */
export const vtcRoles: ElementEndpointOf<typeof contract.endpoints.vtcRoles> = {
  path: '/vtcs/{id}/roles',
  response: record({ items: list(roleShape) }),
};

/** GET /vtcs/{id}/news */
export const vtcNews: ElementEndpointOf<typeof contract.endpoints.vtcNews> = {
  path: '/vtcs/{id}/news',
  query: ['limit', 'offset'],
  response: record({ items: list(vtcNewsPostShape), nextCursor: nullable(number), total: count }),
};

/** GET /vtcs/{id}/gallery */
export const vtcGallery: ElementEndpointOf<typeof contract.endpoints.vtcGallery> = {
  path: '/vtcs/{id}/gallery',
  query: ['limit', 'offset', 'albumId'],
  response: record({
    items: list(galleryImageShape),
    nextCursor: nullable(number),
    total: count,
    albums: list(galleryAlbumShape, { mayBeEmpty: true }),
    images: list(galleryImageShape, { mayBeEmpty: true }),
  }),
};

/** GET /vtcs/{id}/partnerships */
export const vtcPartnerships: ElementEndpointOf<typeof contract.endpoints.vtcPartnerships> = {
  path: '/vtcs/{id}/partnerships',
  response: record({ items: list(partnershipShape) }),
};

/** GET /vtcs/{id}/tier */
export const vtcTier: ElementEndpointOf<typeof contract.endpoints.vtcTier> = {
  path: '/vtcs/{id}/tier',
  response: record({
    tier: text,
    validated: boolean,
    verified: boolean,
    partnered: boolean,
    official: boolean,
    activityScore: integer,
    reviewedAt: nullable(text),
  }),
};

/** GET /vtcs/{id}/recruitment */
export const vtcRecruitment: ElementEndpointOf<typeof contract.endpoints.vtcRecruitment> = {
  path: '/vtcs/{id}/recruitment',
  response: record({ recruitment: nullable(recruitmentFormShape) }),
};

/** GET /stats/platform/totals */
export const platformTotals: ElementEndpointOf<typeof contract.endpoints.platformTotals> = {
  path: '/stats/platform/totals',
  response: record({
    totalUsers: number,
    totalVtcs: number,
    totalEvents: number,
    activeBans: number,
    newUsers30d: number,
    playersOnline: number,
    activeServers: number,
    networkLoad: number,
  }),
};

/** GET /stats/servers/history */
export const serverHistory: ElementEndpointOf<typeof contract.endpoints.serverHistory> = {
  path: '/stats/servers/history',
  query: ['range'],
  response: record({
    range: text,
    points: list(
      record({ date: text, players: number, ets2: number, ats: number, capacity: number }),
    ),
  }),
};

/** GET /stats/servers/breakdown */
export const serverBreakdown: ElementEndpointOf<typeof contract.endpoints.serverBreakdown> = {
  path: '/stats/servers/breakdown',
  response: record({
    servers: list(
      record({
        id: text,
        name: text,
        region: nullable(text),
        game: nullable(text),
        status: text,
        current: number,
        limit: number,
        collisions: boolean,
        syncEnvironment: boolean,
      }),
    ),
    byRegion: optional(list(record({ region: text, players: number }), { mayBeEmpty: true })),
    byGame: optional(list(record({ game: text, players: number }), { mayBeEmpty: true })),
    settings: optional(
      record({
        collisionsOn: number,
        collisionsOff: number,
        syncedWeather: number,
        freeWeather: number,
      }),
    ),
  }),
};

/** GET /stats/servers/peak */
export const serverPeak: ElementEndpointOf<typeof contract.endpoints.serverPeak> = {
  path: '/stats/servers/peak',
  response: record({
    windows: list(record({ key: text, peak: number, average: number, hours: number })),
    allTimePeak: record({ value: number, at: nullable(text) }),
  }),
};

/** GET /stats/servers/heatmap */
export const serverHeatmap: ElementEndpointOf<typeof contract.endpoints.serverHeatmap> = {
  path: '/stats/servers/heatmap',
  response: record({ cells: list(record({ day: number, hour: number, players: number })) }),
};
