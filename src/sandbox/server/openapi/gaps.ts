import type { EndpointName } from '../../../contract/endpoints.js';

/** A gap in the API document, and the assumption of this project. */
export interface Gap {
  readonly unspecified: string;
  /** Behavior of the sandbox. */
  readonly assumed: string;
  /** What the client accepts in addition. */
  readonly clientAccepts?: string;
  /** Endpoints that are assumed as a whole. */
  readonly endpoints?: readonly EndpointName[];
  /** Assumed fields of responses, as `endpoint.path.to.field` without list indexes. */
  readonly fields?: readonly `${EndpointName}.${string}`[];
}

/** All gaps of the API document. */
export const gaps: readonly Gap[] = [
  {
    unspecified: 'Shape of the error body',
    assumed:
      '`{"error": {"code", "message", "requestId", "details"?}}`; `details` names each field',
    clientAccepts:
      'any body or none: the HTTP status decides; a `code` is read at top level or under `error`',
  },
  {
    unspecified: 'Headers of 429 responses',
    assumed:
      '`Retry-After` in seconds; `X-RateLimit-Limit`, `-Remaining` and `-Reset` (Unix seconds) on every response, readable by pages',
    clientAccepts:
      'headers that a page cannot read; a 429 without CORS headers, which looks like a broken connection',
  },
  {
    unspecified: 'Id of a request; caching of responses',
    assumed:
      '`X-Request-Id` on every response, the same as `requestId` in an error; a weak `ETag`, 304',
  },
  {
    unspecified: 'Other methods on a known path; bodies that are too large',
    assumed: '405 `METHOD_NOT_ALLOWED` with `Allow`; over 1 MB 413 `PAYLOAD_TOO_LARGE`',
  },
  {
    unspecified: 'CORS',
    assumed: 'any origin, `Authorization` allowed, preflights cached for 600 s and not counted',
    clientAccepts: 'preflights that are counted',
  },
  {
    unspecified: 'How rate windows run',
    assumed: 'each begins with the first request of a client; rejected requests are not counted',
  },
  {
    unspecified: 'Rate limits of embed tokens',
    assumed: 'the anonymous ones, per IP',
    clientAccepts: 'the same',
  },
  {
    unspecified: 'Precedence of `cursor`, `offset` and `page`; of `limit` and `pageSize`',
    assumed: '`cursor`, then `offset`, then `page`; `pageSize` before `limit`',
  },
  {
    unspecified: 'Encoding of lists in queries',
    assumed: '`ids[0]=a&ids[1]=b`; `ids[]=a`, repeated `ids=a` and `ids=a,b` are taken too',
  },
  {
    unspecified: 'Flags that are `false` in queries',
    assumed: 'treated as absent: a flag only filters',
  },
  {
    unspecified: 'Zone of timestamps that are plain strings',
    assumed: 'the sandbox always says UTC (`Z`)',
    clientAccepts: 'timestamps without a zone are UTC',
  },
  {
    unspecified: 'Heatmap `day` and `hour`',
    assumed: 'day 0 is Sunday, hour 0 to 23, both in UTC',
    clientAccepts: 'a day 7 means days 1 to 7 from Monday',
    fields: ['serverHeatmap.cells.day', 'serverHeatmap.cells.hour'],
  },
  {
    unspecified: 'Unit of `networkLoad`',
    assumed: 'a fraction of the capacity',
    clientAccepts: 'anything: it is never shown',
    fields: ['platformTotals.networkLoad'],
  },
  {
    unspecified: 'Whether a running event is upcoming',
    assumed: 'it is for the `tab` parameter; not for the embed endpoint, which has `live`',
  },
  {
    unspecified: 'Values of `category`, `accessMode` and `organizerType` of events',
    assumed: 'convoy, truck show, race, meetup, training; open, registration; personal, vtc',
    clientAccepts: 'any text',
    fields: ['events.items.category', 'events.items.accessMode', 'events.items.organizerType'],
  },
  {
    unspecified: 'Fields of the `featured` events, and of the event list after them',
    assumed: 'those of the list items; nothing after them',
    fields: ['events.featured'],
  },
  {
    unspecified: 'Who sees unlisted and private companies',
    assumed:
      'unlisted ones are found by id or handle; private ones are missing (404) for all but their members, scoped keys and their embed token',
  },
  {
    unspecified: 'Embed token of another company; key without VTC scopes',
    assumed: '403 `FORBIDDEN`; any other credential there is 401 `UNAUTHORIZED`',
  },
  {
    unspecified: 'Names of VTC scopes and permissions',
    assumed: '`vtc:read`, `vtc:news`, `vtc:events`; `read`',
    fields: ['clientInfo.apiToken.scopes', 'clientInfo.apiToken.permissions'],
  },
  {
    unspecified: 'Name of the session cookie; the `id` without a user',
    assumed: '`session`; an empty text',
    fields: ['session.id'],
  },
  {
    unspecified: 'Fields of a company that only members see',
    assumed: '`linkSharedStaffOut` and `linkSharedStaffInBlocked`',
    fields: ['vtcDetail.linkSharedStaffOut', 'vtcDetail.linkSharedStaffInBlocked'],
  },
  {
    unspecified: 'Whose attendance is set',
    assumed: 'that of the company, counted as its owner',
  },
  {
    unspecified: 'Order of members, news, roles, gallery and partnerships',
    assumed:
      'owner first, then by joining; pinned, then latest; highest first; oldest first; by distance of ids',
  },
  {
    unspecified: 'Response of `GET /events/{eventId}`',
    assumed: 'an item of the event list; the public id is taken too',
    endpoints: ['event'],
  },
  {
    unspecified: 'User profile',
    assumed:
      '`{user: {id, webId, handle, name, image, steamId, createdAt, vtc {id, name, handle, role, joinedAt} or null, staffRoles[{name, color}], social {discord, twitch, youtube, steam} or null, gameStatus {server, gameId, near} or null}}`; `gameId` is a number',
    clientAccepts: 'no widget reads it',
    endpoints: ['user', 'userBySteamId'],
  },
  {
    unspecified: 'User search',
    assumed:
      '`{users[], pagination: {totalPages, total}}`, each user also with `vtcId`, `vtcName`, `role`; `q`, `page`, `limit`',
    endpoints: ['userSearch'],
  },
  {
    unspecified: 'User batch',
    assumed: '`{users[]}`; `ids`, at most 50',
    endpoints: ['userBatch'],
  },
  {
    unspecified: 'Bans of a user',
    assumed:
      '`{active or null, pastCount, history[]}` of `{id, scope, severity, reasonShort, active, createdAt, expiresAt}`',
    endpoints: ['userBans'],
  },
  {
    unspecified: 'Events of a user',
    assumed:
      '`{items, total}` of items of the event list; `tab` (upcoming, live, past), `limit`, `offset`',
    endpoints: ['userEvents'],
  },
  {
    unspecified: 'Bans',
    assumed:
      'list `{data, total, page, pageSize}` of `{id, userId, userHandle, userName, userImage, scope, severity, reason, reasonShort, issuedAt, createdAt, expiresAt, active}`; `q` (name or handle) and `scope` narrow it; one ban also has `appealEligibleAt`, `target {id, handle, name, image, steamId}` and `evidence[]`',
    endpoints: ['bans', 'ban'],
  },
  {
    unspecified: 'Official news',
    assumed:
      'pagination envelope of `{id, authorId, title, content, image, pinned, published, createdAt, updatedAt, author {name, image}}`',
    endpoints: ['news', 'newsItem'],
  },
  {
    unspecified: 'Attendees of an event',
    assumed: '`{items: [{userId, webId, handle, name, image, steamId, status}], total}`',
    endpoints: ['eventAttendees'],
  },
  {
    unspecified: 'Slots of an event',
    assumed:
      '`{items: [{id, label, role, position, maxOccupants, assignedUser {id, handle, name, image} or null}]}`',
    endpoints: ['eventSlots'],
  },
  {
    unspecified: 'Badges and recognition',
    assumed:
      '`{slug, name, description, icon, color, recipients[{webId, name, handle, image, steamId, profileUrl, reason, grantedAt, grantedBy {name}}]}`; `{programs: [...]}`',
    endpoints: ['badge', 'recognition'],
  },
  {
    unspecified: 'Path and response of the live game servers',
    assumed:
      '`GET /game/servers` gives `{servers: [{id, name, region, status, players, maxPlayers}]}`',
    clientAccepts: 'no widget reads it',
    endpoints: ['gameServers'],
  },
];
