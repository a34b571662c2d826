import { reference, type Components, type JsonSchema } from './json-schema.js';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const singular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/^history$/, 'item');

/** Names of responses that would collide with a record. */
const responseNames: Readonly<Record<string, string>> = {
  vtcs: 'VtcPage',
  vtcMembers: 'MemberPage',
  vtcNews: 'VtcNewsPage',
  vtcEvents: 'VtcEventPage',
  vtcRoles: 'RoleList',
  vtcGallery: 'GalleryPage',
  vtcPartnerships: 'PartnershipList',
  vtcRecruitment: 'RecruitmentResponse',
  liveEvents: 'EmbedEventList',
  events: 'EventPage',
  eventAttendees: 'AttendeeList',
  eventSlots: 'SlotList',
  news: 'NewsPage',
  newsItem: 'NewsPost',
  userSearch: 'UserPage',
  user: 'UserResponse',
  bans: 'BanPage',
  partners: 'PartnerList',
  createNews: 'CreatedNews',
  setAttendance: 'AttendanceResponse',
  managedMembers: 'ManagedMembers',
  pendingApplications: 'PendingApplications',
};

/** Names of records by their field; default: owner and field. */
const recordNames: Readonly<Record<string, string>> = {
  'VtcNewsPage.items': 'VtcNewsPost',
  'RoleList.items': 'Role',
  'GalleryPage.albums': 'GalleryAlbum',
  'GalleryPage.items': 'GalleryImage',
  'User.gameStatus': 'GameStatus',
  'VtcDetail.theme': 'VtcTheme',
  'VtcDetail.upcomingEvents': 'EventPreview',
  'VtcDetail.linkedCompany': 'LinkedCompany',
  'VtcDetail.verifiedDiscordServer': 'DiscordServer',
  'VtcDetail.profileSections': 'ProfileSection',
  'VtcDetail.homeLayout': 'LayoutBox',
  'VtcDetail.joinRequirements': 'JoinRequirements',
  'VtcDetail.requiredDlcs': 'RequiredDlc',
  'JoinRequirements.writtenRequirements': 'WrittenRequirement',
  'Event.coHostVtcs': 'CoHostVtc',
  'User.staffRoles': 'StaffRole',
  'ClientInfo.apiToken': 'ApiToken',
  'RateLimitPolicy.tiers': 'RateLimitTiers',
  'PlatformStatus.modules': 'PlatformModules',
  'ServerHistory.points': 'PlayersAtTime',
  'ServerPeak.windows': 'PeakWindow',
  'ServerPeak.allTimePeak': 'AllTimePeak',
  'ServerBreakdown.servers': 'Server',
  'ServerBreakdown.byRegion': 'RegionPlayers',
  'ServerBreakdown.byGame': 'GamePlayers',
  'ServerBreakdown.settings': 'ServerSettings',
  'ServerHeatmap.cells': 'HeatmapCell',
  'PlatformGrowth.points': 'GrowthPoint',
  'PlatformActivity.registrations': 'DailyValue',
  'PlayerLeaderboard.entries': 'LeaderboardEntry',
  'DailyActivePlayers.points': 'DailyPlayers',
  'ManagementSummary.vtc': 'ManagedVtc',
  'BadgeRecipient.grantedBy': 'Granter',
  'PartnershipList.items': 'Partnership',
  'PartnerList.items': 'Partner',
  'RecruitmentResponse.recruitment': 'RecruitmentForm',
  'RecruitmentForm.questions': 'RecruitmentQuestion',
  'AttendeeList.items': 'Attendee',
  'SlotList.items': 'Slot',
  'Slot.assignedUser': 'SlotUser',
  'NewsPage.items': 'NewsPost',
  'NewsPost.author': 'Author',
  'UserPage.users': 'FoundUser',
  'UserPage.pagination': 'SearchPagination',
  'BanPage.data': 'ListedBan',
  'UserBans.active': 'BanSummary',
  'ManagedMembers.item': 'ManagedMember',
  'PendingApplications.item': 'PendingApplication',
  'RateLimitPolicy.anonymous': 'RateLimitWindows',
  'Recognition.programs': 'Badge',
  'GameServers.servers': 'GameServer',
  'VtcDetail.memberPreviews': 'Member',
  'Error.error': 'ErrorBody',
  'ErrorBody.details': 'ErrorDetail',
};

/** Name of the response of an operation. */
const responseName = (operation: string) => responseNames[operation] ?? pascal(operation);

/** Moves nested records to named schemas; equal ones share a name. */
export function nameSchemas(components: Components) {
  const names = new Map(
    Object.entries(components).map(([name, schema]) => [JSON.stringify(schema), name]),
  );

  /** The schema of a field with its record replaced by a reference. */
  function named(schema: JsonSchema, name: string): JsonSchema {
    if (schema.items) return { ...schema, items: named(schema.items, name) };
    if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => named(one, name)) };
    if (!schema.properties) return schema;
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known !== undefined) return { $ref: reference(known) };
    if (components[name]) throw new Error(`Two records are called ${name}.`);
    names.set(text, name);
    components[name] = schema;
    nameFields(name, schema);
    return { $ref: reference(name) };
  }

  function nameFields(owner: string, schema: JsonSchema): void {
    for (const [field, inner] of Object.entries(schema.properties ?? {})) {
      const name = recordNames[`${owner}.${field}`] ?? owner + pascal(singular(field));
      schema.properties![field] = named(inner, name);
    }
  }

  for (const [name, schema] of Object.entries(components)) nameFields(name, schema);

  return {
    /** The schema of a response, by reference. */
    response: (operation: string, schema: JsonSchema): JsonSchema => {
      const name = responseName(operation);
      return schema.type === 'array'
        ? named(schema, recordNames[`${name}.item`] ?? name)
        : named(schema, name);
    },
    /** The schema of a body, by reference. */
    body: (operation: string, schema: JsonSchema) => named(schema, `${pascal(operation)}Body`),
  };
}
