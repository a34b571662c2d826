import type { EndpointName } from '../../src/contract/endpoints.js';
import type { setUp } from './sandbox.js';

type Setting = ReturnType<typeof setUp>;

/** Paths of each endpoint whose responses have status 200. */
export async function existingPaths({ get, sandbox }: Setting) {
  const company = '/vtcs/northern_haul';
  const eventId = (await get('/events')).body.items[0].id as number;
  const newsId = (await get('/news')).body.items[0].id as number;
  const banId = (await get('/bans')).body.data[0].id as number;
  const user = sandbox.world.user(0);
  const paths: Record<EndpointName, string[]> = {
    session: ['/session'],
    clientInfo: ['/me'],
    rateLimitPolicy: ['/rate-limits'],
    platformStatus: ['/status'],
    staffRecruitment: ['/recruitment/open'],
    version: ['/version'],
    rules: ['/rules'],
    partners: ['/partners'],
    moderationStats: ['/stats'],
    serverHistory: ['24h', '7d', '30d', '90d', 'all'].map(
      (range) => `/stats/servers/history?range=${range}`,
    ),
    serverPeak: ['/stats/servers/peak'],
    serverBreakdown: ['/stats/servers/breakdown'],
    serverHeatmap: ['/stats/servers/heatmap'],
    platformGrowth: ['/stats/platform/growth'],
    platformActivity: ['/stats/platform/activity'],
    platformTotals: ['/stats/platform/totals'],
    playerLeaderboard: ['/stats/players/leaderboard'],
    dailyActivePlayers: ['/stats/players/daily-active'],
    vtcs: ['/vtcs?limit=100'],
    vtcBatch: ['/vtcs/batch?ids[0]=northern_haul&ids[1]=2'],
    vtcDetail: sandbox.world.companies
      .filter(({ visibility }) => visibility !== 'private')
      .map(({ id }) => `/vtcs/${id}`),
    vtcMembers: [1, 2, 3, 4, 5, 6].map((id) => `/vtcs/${id}/members?limit=100`),
    vtcMember: [`${company}/members/${user.id}`, `${company}/members/${user.webId}`],
    vtcNews: [`${company}/news`, '/vtcs/4/news'],
    vtcEvents: [`${company}/events`, `${company}/events?tab=past`, '/vtcs/3/events'],
    vtcRoles: [`${company}/roles`, '/vtcs/3/roles', '/vtcs/4/roles'],
    vtcGallery: [`${company}/gallery`, '/vtcs/12/gallery'],
    vtcPartnerships: [`${company}/partnerships`],
    vtcTier: [`${company}/tier`, '/vtcs/2/tier'],
    vtcRecruitment: [`${company}/recruitment`, '/vtcs/2/recruitment'],
    liveEvents: [`${company}/events/live`],
    upcomingEvents: [`${company}/events/upcoming?limit=30`],
    managementSummary: [`${company}/management/summary`],
    managedMembers: [`${company}/management/members`],
    pendingApplications: [`${company}/management/applications`],
    createNews: [`${company}/management/news`],
    setAttendance: [`${company}/management/events/${eventId}/attendance`],
    events: ['/events?limit=100', '/events?tab=past&limit=100'],
    event: [`/events/${eventId}`],
    eventAttendees: [`/events/${eventId}/attendees`],
    eventSlots: [`/events/${eventId}/slots`],
    news: ['/news'],
    newsItem: [`/news/${newsId}`],
    userSearch: ['/users/search?q=fox', '/users/search'],
    user: [user.id, user.handle, user.webId, user.steamId].map((name) => `/users/${name}`),
    userBySteamId: [`/users/steam/${user.steamId}`],
    userBatch: [`/users/batch?ids[0]=${user.id}&ids[1]=nobody`],
    userBans: [`/users/${user.id}/bans`],
    userEvents: [`/users/${user.id}/events`],
    bans: ['/bans?pageSize=100'],
    ban: [`/bans/${banId}`],
    badge: ['/programs/badges/translator'],
    recognition: ['/programs/recognition'],
    gameServers: ['/game/servers'],
  };
  return paths;
}

/** A body that each POST accepts. */
export const acceptedBodies = {
  createNews: { title: 'News', content: 'Something happened.' },
  setAttendance: { status: 'attending' },
} as const;
