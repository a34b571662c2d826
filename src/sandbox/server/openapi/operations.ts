import type { EndpointName } from '../../../contract/endpoints.js';

/** The groups of operations. */
export const operationTags = {
  Client: 'The user of a session and the developer key of a request.',
  Platform: 'State, version, rules, partners and limits of the platform.',
  Statistics: 'Players, servers and growth over time.',
  Companies: 'The directory of virtual trucking and bus companies, and what belongs to each.',
  Embed: 'The events of one company, for pages; requires an embed token.',
  Management: 'What a developer key with VTC scopes can read and write for a company.',
  Events: 'The convoys and other events of all companies.',
  News: 'Official news of the platform.',
  Users: 'Public profiles of users.',
  Bans: 'Public records of moderation.',
  Programs: 'Badges and their recipients.',
  Game: 'Live game servers.',
} as const;

type Tag = keyof typeof operationTags;

/** Tag, summary and description of an operation. */
export interface OperationTexts {
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
}

/** Operations by tag; the first sentence is the summary. */
const texts: Readonly<Record<Tag, Readonly<Partial<Record<EndpointName, string>>>>> = {
  Client: {
    session:
      'Read the session. Returns the user tied to the session cookie; without one, every field is empty.',
    clientInfo:
      'Read the client. Returns the user of the session and the developer key that the request carries, each null if there is none.',
  },
  Platform: {
    rateLimitPolicy:
      'Read the rate limits. Returns the requests allowed in one minute and in five, for anonymous clients and for each tier of keys. Both windows hold at once.',
    platformStatus:
      'Read the platform’s status. Says whether the platform works or is under maintenance, and which modules are on.',
    staffRecruitment:
      'Read whether staff is expected. Returns the number of open staff positions and the nearest deadline.',
    version:
      'Read the versions. Returns the version of the API, of the application and, where known, of its build.',
    rules: 'Read the URL of the rules. Returns the address of the platform’s rules.',
    partners:
      'List the partners. Returns the partners of the platform with their logos and offers.',
    moderationStats:
      'Read the moderation statistics. Returns the times of the last ban, kick and completed report, and the number of bans in force.',
  },
  Statistics: {
    serverHistory:
      'Read players over time. Returns the players of all servers, and of each game, over the requested time range.',
    serverPeak:
      'Read the peaks. Returns the peak numbers of players in several time ranges, and of all time.',
    serverBreakdown:
      'Read players by server. Returns the players on each server, and their sums by region and by game.',
    serverHeatmap:
      'Read players by weekday and hour. Returns the average number of players for each hour of each weekday.',
    platformGrowth:
      'Read the growth. Returns the numbers of users, companies and events over time.',
    platformActivity:
      'Read daily activity. Returns the registrations and the actions of moderators by day.',
    platformTotals:
      'Read the totals. Returns the present totals of users, companies, events, bans, players and servers.',
    playerLeaderboard:
      'List the most active players. Returns the players who played longest, the first rank first.',
    dailyActivePlayers:
      'Read daily active players. Returns the number of different players on each of the last days.',
  },
  Companies: {
    vtcs: 'Search companies. Returns the listed companies that match all given parameters, page by page.',
    vtcBatch:
      'Read several companies. Returns up to 50 companies by id or handle. Those that are missing, unlisted or private are left out without an error.',
    vtcDetail:
      'Read a company. Returns everything about one company; a session cookie of a member may add fields.',
    vtcMembers: 'List members. Returns the members of a company, page by page.',
    vtcMember: 'Read a member. Returns one member of a company; 404 if the user is not a member.',
    vtcNews: 'List a company’s news. Returns the news posts of a company, page by page.',
    vtcEvents:
      'List a company’s events. Returns the coming or past events of a company in short, page by page.',
    vtcRoles: 'List roles. Returns the roles of a company, the highest first.',
    vtcGallery:
      'List pictures. Returns the albums of a company, and its pictures page by page; `images` and `items` are the same.',
    vtcPartnerships:
      'List partner companies. Returns the partnerships of a company in which both companies are public.',
    vtcTier: 'Read the tier. Returns how the platform rates a company.',
    vtcRecruitment:
      'Read the application form. Returns the form for those who apply; null while the company does not recruit.',
  },
  Embed: {
    liveEvents:
      'List live events. Returns the company’s events that are under way. Needs the embed token of this company; developer keys are not accepted.',
    upcomingEvents:
      'List upcoming events. Returns the company’s coming events, the next one first. Needs the embed token of this company; developer keys are not accepted.',
  },
  Management: {
    managementSummary: 'Read the summary. Returns the company that the key may manage.',
    managedMembers:
      'List all members. Returns all members of the company as a plain array, without pages.',
    pendingApplications:
      'List pending applications. Returns the applications without a decision as a plain array, without pages.',
    createNews: 'Write a news post. Writes a news post, published immediately or at `publishAt`.',
    setAttendance: 'Set the attendance. Sets whether the company attends an event.',
  },
  Events: {
    events:
      'Search events. Returns the events of all companies that match all given parameters, page by page, and the featured ones.',
    event: 'Read an event. Returns one event by its id.',
    eventAttendees: 'List attendees. Returns the attendees of an event.',
    eventSlots: 'List slots. Returns the slots of an event and their users.',
  },
  News: {
    news: 'List official news. Returns the official news, the latest first, page by page.',
    newsItem: 'Read a news post. Returns one official news post.',
  },
  Users: {
    userSearch:
      'Search users. Returns the users whose name contains a text, with their company and role, page by page.',
    user: 'Read a user. Returns a user by id, handle or SteamID64.',
    userBySteamId: 'Read a user by SteamID64. Returns the user who linked this Steam account.',
    userBatch:
      'Read several users. Returns up to 50 users by id, handle or SteamID64; those that are missing are left out.',
    userBans:
      'Read a user’s bans. Returns the ban in force, the number of past ones, and the history.',
    userEvents:
      'List a user’s events. Returns the events that a user attends, as the event list gives them.',
  },
  Bans: {
    bans: 'List bans. Returns the bans of all users that match, the latest first, page by page.',
    ban: 'Read a ban. Returns one ban with its target and evidence.',
  },
  Programs: {
    badge: 'Read a badge. Returns a badge and its recipients.',
    recognition: 'List badges. Returns all badges and their recipients.',
  },
  Game: {
    gameServers: 'List game servers. Returns the live game servers with their players.',
  },
};

/** The operation of an endpoint. */
export function operationOf(name: EndpointName): OperationTexts {
  for (const [tag, operations] of Object.entries(texts)) {
    const [summary, ...description] = operations[name]?.split('. ') ?? [];
    if (summary !== undefined && isTag(tag))
      return { tag, summary, description: description.join('. ') };
  }
  throw new Error(`No description of the operation ${name}.`);
}

const isTag = (name: string): name is Tag => Object.hasOwn(operationTags, name);
