import type { EndpointName, endpoints } from '../../contract/endpoints.js';
import type { Answer } from './call.js';
import * as bans from './bans.js';
import * as embed from './embed.js';
import * as eventDetails from './event-details.js';
import { answerEvents } from './events.js';
import { answerGameServers } from './game.js';
import { answerNews, answerNewsItem } from './global-news.js';
import * as management from './management.js';
import * as platform from './platform.js';
import { answerBadge, answerRecognition } from './programs.js';
import { answerRateLimitPolicy } from './rate-limit-policy.js';
import { answerClientInfo, answerSession } from './session-and-client.js';
import * as statistics from './statistics.js';
import * as users from './users.js';
import { answerVtcDetail } from './vtc-detail.js';
import { answerVtcBatch, answerVtcMember, answerVtcs } from './vtc-directory.js';
import { answerVtcEvents } from './vtc-events.js';
import { answerVtcGallery } from './vtc-gallery.js';
import { answerVtcMembers } from './vtc-members.js';
import { answerVtcNews } from './vtc-news.js';
import { answerVtcPartnerships } from './vtc-partnerships.js';
import { answerVtcRecruitment } from './vtc-recruitment.js';
import { answerVtcRoles } from './vtc-roles.js';
import { answerVtcTier } from './vtc-tier.js';

/** How each endpoint of the contract is answered; one that is missing is a type error. */
export const answers: { readonly [Name in EndpointName]: Answer<(typeof endpoints)[Name]> } = {
  session: answerSession,
  clientInfo: answerClientInfo,
  rateLimitPolicy: answerRateLimitPolicy,
  platformStatus: platform.answerPlatformStatus,
  staffRecruitment: platform.answerStaffRecruitment,
  version: platform.answerVersion,
  rules: platform.answerRules,
  partners: platform.answerPartners,
  moderationStats: platform.answerModerationStats,
  serverHistory: statistics.answerServerHistory,
  serverPeak: statistics.answerServerPeak,
  serverBreakdown: statistics.answerServerBreakdown,
  serverHeatmap: statistics.answerServerHeatmap,
  platformGrowth: statistics.answerPlatformGrowth,
  platformActivity: statistics.answerPlatformActivity,
  platformTotals: statistics.answerPlatformTotals,
  playerLeaderboard: statistics.answerPlayerLeaderboard,
  dailyActivePlayers: statistics.answerDailyActivePlayers,
  vtcs: answerVtcs,
  vtcBatch: answerVtcBatch,
  vtcDetail: answerVtcDetail,
  vtcMembers: answerVtcMembers,
  vtcMember: answerVtcMember,
  vtcNews: answerVtcNews,
  vtcEvents: answerVtcEvents,
  vtcRoles: answerVtcRoles,
  vtcGallery: answerVtcGallery,
  vtcPartnerships: answerVtcPartnerships,
  vtcTier: answerVtcTier,
  vtcRecruitment: answerVtcRecruitment,
  liveEvents: embed.answerLiveEvents,
  upcomingEvents: embed.answerUpcomingEvents,
  managementSummary: management.answerManagementSummary,
  managedMembers: management.answerManagedMembers,
  pendingApplications: management.answerPendingApplications,
  createNews: management.answerCreateNews,
  setAttendance: management.answerSetAttendance,
  events: answerEvents,
  event: eventDetails.answerEvent,
  eventAttendees: eventDetails.answerEventAttendees,
  eventSlots: eventDetails.answerEventSlots,
  news: answerNews,
  newsItem: answerNewsItem,
  userSearch: users.answerUserSearch,
  user: users.answerUser,
  userBySteamId: users.answerUserBySteamId,
  userBatch: users.answerUserBatch,
  userBans: bans.answerUserBans,
  userEvents: users.answerUserEvents,
  bans: bans.answerBans,
  ban: bans.answerBan,
  badge: answerBadge,
  recognition: answerRecognition,
  gameServers: answerGameServers,
};
