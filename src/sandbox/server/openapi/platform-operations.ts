import { operation } from './operation.js';

/** How the endpoints of the platform, its events and its users are presented. */
export const platformOperations = {
  session: operation(
    'Client',
    'Read the session',
    'Gives the user tied to the session cookie; without one, every field is empty.',
  ),
  clientInfo: operation(
    'Client',
    'Read who asks',
    'Gives the user of the session and the developer key that the request carries, each null where there is none.',
  ),
  rateLimitPolicy: operation(
    'Platform',
    'Read the rate limits',
    'Gives the requests allowed in one minute and in five, for anonymous clients and for each tier of keys. Both windows hold at once.',
  ),
  platformStatus: operation(
    'Platform',
    'Read the platform’s status',
    'Says whether the platform works or is under maintenance, and which modules are on.',
  ),
  staffRecruitment: operation(
    'Platform',
    'Read whether staff is wanted',
    'Gives the number of open staff positions and the nearest deadline.',
  ),
  version: operation(
    'Platform',
    'Read the versions',
    'Gives the version of the API, of the application and, where known, of its build.',
  ),
  rules: operation(
    'Platform',
    'Read where the rules are',
    'Gives the address of the platform’s rules.',
  ),
  partners: operation(
    'Platform',
    'List the partners',
    'Gives the partners of the platform with their logos and offers.',
  ),
  moderationStats: operation(
    'Platform',
    'Read when moderators acted',
    'Gives the times of the last ban, kick and completed report, and the number of bans in force.',
  ),
  serverHistory: operation(
    'Statistics',
    'Read players over time',
    'Gives the players of all servers, and of each game, over the asked span of time.',
  ),
  serverPeak: operation(
    'Statistics',
    'Read the peaks',
    'Gives the most players at once in several windows of time, and ever.',
  ),
  serverBreakdown: operation(
    'Statistics',
    'Read players by server',
    'Gives the players on each server, and their sums by region and by game.',
  ),
  serverHeatmap: operation(
    'Statistics',
    'Read players by weekday and hour',
    'Gives the usual number of players for each hour of each weekday.',
  ),
  platformGrowth: operation(
    'Statistics',
    'Read the growth',
    'Gives the numbers of users, companies and events over time.',
  ),
  platformActivity: operation(
    'Statistics',
    'Read daily activity',
    'Gives the registrations and the actions of moderators by day.',
  ),
  platformTotals: operation(
    'Statistics',
    'Read the totals',
    'Gives the present totals of users, companies, events, bans, players and servers.',
  ),
  playerLeaderboard: operation(
    'Statistics',
    'List the most active players',
    'Gives the players who played longest, the first rank first.',
  ),
  dailyActivePlayers: operation(
    'Statistics',
    'Read daily active players',
    'Gives the number of different players on each of the last days.',
  ),
  events: operation(
    'Events',
    'Search events',
    'Gives the events of all companies that match all given parameters, page by page, and the featured ones.',
  ),
  event: operation('Events', 'Read an event', 'Gives one event by its id.'),
  eventAttendees: operation('Events', 'List attendees', 'Gives those who attend an event.'),
  eventSlots: operation(
    'Events',
    'List slots',
    'Gives the places of an event that are handed out, and who has them.',
  ),
  news: operation(
    'News',
    'List official news',
    'Gives the official news, the latest first, page by page.',
  ),
  newsItem: operation('News', 'Read a news post', 'Gives one official news post.'),
  userSearch: operation(
    'Users',
    'Search users',
    'Gives the users whose name holds a text, with their company and role, page by page.',
  ),
  user: operation('Users', 'Read a user', 'Gives a user by id, handle or SteamID64.'),
  userBySteamId: operation(
    'Users',
    'Read a user by SteamID64',
    'Gives the user who linked this Steam account.',
  ),
  userBatch: operation(
    'Users',
    'Read several users',
    'Gives up to 50 users by id, handle or SteamID64; those that are missing are left out.',
  ),
  userBans: operation(
    'Users',
    'Read a user’s bans',
    'Gives the ban in force, the number of past ones, and the history.',
  ),
  userEvents: operation(
    'Users',
    'List a user’s events',
    'Gives the events that a user attends, as the event list gives them.',
  ),
  bans: operation(
    'Bans',
    'List bans',
    'Gives the bans of all users that match, the latest first, page by page.',
  ),
  ban: operation('Bans', 'Read a ban', 'Gives one ban with its target and evidence.'),
  badge: operation('Programs', 'Read a badge', 'Gives a badge and those who hold it.'),
  recognition: operation('Programs', 'List badges', 'Gives all badges and those who hold them.'),
  gameServers: operation(
    'Game',
    'List game servers',
    'Gives the live game servers with their players.',
  ),
};
