import * as bans from './bans.js';
import * as embed from './embed.js';
import type { Endpoint } from './endpoint.js';
import * as eventDetails from './event-details.js';
import { events } from './events.js';
import { gameServers } from './game.js';
import { news, newsItem } from './global-news.js';
import * as management from './management.js';
import * as platform from './platform.js';
import { badge, recognition } from './programs.js';
import { clientInfo, rateLimitPolicy, session } from './session-and-client.js';
import * as statistics from './statistics.js';
import * as users from './users.js';
import { vtcDetail } from './vtc-detail.js';
import { vtcBatch, vtcMember, vtcs } from './vtc-directory.js';
import { vtcEvents } from './vtc-events.js';
import { vtcGallery } from './vtc-gallery.js';
import { vtcMembers } from './vtc-members.js';
import { vtcNews } from './vtc-news.js';
import { vtcPartnerships } from './vtc-partnerships.js';
import { vtcRecruitment } from './vtc-recruitment.js';
import { vtcRoles } from './vtc-roles.js';
import { vtcTier } from './vtc-tier.js';

/** All endpoints by name, in the document's order. */
export const endpoints = {
  session,
  clientInfo,
  rateLimitPolicy,
  platformStatus: platform.platformStatus,
  staffRecruitment: platform.staffRecruitment,
  version: platform.version,
  rules: platform.rules,
  partners: platform.partners,
  moderationStats: platform.moderationStats,
  serverHistory: statistics.serverHistory,
  serverPeak: statistics.serverPeak,
  serverBreakdown: statistics.serverBreakdown,
  serverHeatmap: statistics.serverHeatmap,
  platformGrowth: statistics.platformGrowth,
  platformActivity: statistics.platformActivity,
  platformTotals: statistics.platformTotals,
  playerLeaderboard: statistics.playerLeaderboard,
  dailyActivePlayers: statistics.dailyActivePlayers,
  vtcs,
  vtcBatch,
  vtcDetail,
  vtcMembers,
  vtcMember,
  vtcNews,
  vtcEvents,
  vtcRoles,
  vtcGallery,
  vtcPartnerships,
  vtcTier,
  vtcRecruitment,
  liveEvents: embed.liveEvents,
  upcomingEvents: embed.upcomingEvents,
  managementSummary: management.managementSummary,
  managedMembers: management.managedMembers,
  pendingApplications: management.pendingApplications,
  createNews: management.createNews,
  setAttendance: management.setAttendance,
  events,
  event: eventDetails.event,
  eventAttendees: eventDetails.eventAttendees,
  eventSlots: eventDetails.eventSlots,
  news,
  newsItem,
  userSearch: users.userSearch,
  user: users.user,
  userBySteamId: users.userBySteamId,
  userBatch: users.userBatch,
  userBans: bans.userBans,
  userEvents: users.userEvents,
  bans: bans.bans,
  ban: bans.ban,
  badge,
  recognition,
  gameServers,
} as const;

/** Name of an endpoint. */
export type EndpointName = keyof typeof endpoints;

/** All endpoints with their names. */
export const namedEndpoints: readonly (readonly [EndpointName, Endpoint])[] =
  /* @__PURE__ */ Object.entries(endpoints).map(([name, endpoint]) => [
    name as EndpointName,
    endpoint,
  ]);
