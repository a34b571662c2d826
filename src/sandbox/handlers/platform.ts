import { rateLimits } from '../../contract/rate-limits.js';
import { avatarOrNull, iso, pictureUrl } from '../world/formats.js';
import type { User } from '../world/users.js';
import { random } from '../world/random.js';
import { day, hour } from '../world/schedule.js';
import { playersOn, worldServers, statusOf } from '../world/traffic.js';
import type { Handler, RequestContext } from './context.js';
import { notFound } from './failure.js';
import { several } from '../world/several.js';

const versions = { api: '1.0.0', app: '4.2.0', build: 'sandbox' } as const;

/** Returns the status, always `ok`; failures are injected per request. */
export const platformStatus: Handler<'platformStatus'> = () => ({
  status: 'ok',
  version: versions.api,
  modules: { events: true, forum: true, recruitment: true, notifications: false },
});

/** Returns open staff positions with a deadline next week. */
export const staffRecruitment: Handler<'staffRecruitment'> = ({ now }) => ({
  open: true,
  count: 3,
  soonestDeadline: iso(Math.ceil(now / day) * day + 7 * day),
});

/** Returns the versions. */
export const version: Handler<'version'> = () => versions;

/** Returns the URL of the rules. */
export const rules: Handler<'rules'> = () => ({
  url: 'https://rules.example/',
});

const partnerNames = [
  'Roadside Radio',
  'Gearbox Hosting',
  'Map & Miles',
  'Convoy Planner',
] as const;

/** Returns the partners; every second one has only a name and a logo. */
export const partners: Handler<'partners'> = (call) => ({
  items: partnerNames.map((name, index) => {
    const isFull = index % 2 === 0;
    return {
      id: index + 1,
      name,
      logo: pictureUrl(call, 'logo', 900_000 + index),
      url: isFull ? `https://partner-${index + 1}.example/` : null,
      description: isFull ? `${name} supports virtual drivers.` : null,
      promoCode: isFull ? 'TRUCK10' : null,
      logoScale: isFull ? 1.25 : null,
    };
  }),
});

/** Returns the times of the last moderation actions. */
export const moderationStats: Handler<'moderationStats'> = ({ bans, now }) => {
  const all = bans.all(now);
  const lastAction = Math.floor(now / hour) * hour;
  return {
    lastBanAt: all[0] ? iso(all[0].createdMs) : null,
    lastKickAt: iso(lastAction),
    lastReportCompletedAt: iso(lastAction - 2 * hour),
    activeBanCount: all.filter(({ active }) => active).length,
  };
};

/** Returns the live game servers. */
export const gameServers: Handler<'gameServers'> = ({ world, now }) => ({
  servers: worldServers.map((server) => ({
    ...server,
    region: server.region ?? 'Global',
    status: statusOf(server),
    players: playersOn(world.seed, server, now),
    maxPlayers: server.limit,
  })),
});

const userFields = (context: RequestContext, user: User) => ({
  username: user.name,
  webid: user.webId,
  id: user.id,
  steamid: user.steamId,
  profilePicture: avatarOrNull(context, user),
});

/** Session fields without a user; the id is *not described by the API document*. */
const noUser = { username: null, webid: null, id: '', steamid: null, profilePicture: null };

/** Returns the user of the session cookie. */
export const session: Handler<'session'> = (call) => {
  const { user } = call.caller;
  return { ...(user ? userFields(call, user) : noUser), authenticated: user !== undefined };
};

/** Returns the user and the key of the request. */
export const clientInfo: Handler<'clientInfo'> = (call) => {
  const { user, key } = call.caller;
  return {
    authenticated: user !== undefined || key !== undefined,
    user: user ? userFields(call, user) : null,
    apiToken: key
      ? {
          id: key.id,
          projectId: 'prj_sandbox',
          permissions: ['read'],
          scopes: key.withVtcScopes ? ['vtc:read', 'vtc:news', 'vtc:events'] : [],
          rateLimitTier: key.tier,
        }
      : null,
  };
};

/** Returns the rate limits without a key and of each tier. */
export const rateLimitPolicy: Handler<'rateLimitPolicy'> = () => {
  const { anonymous, ...tiers } = rateLimits;
  return { anonymous, tiers };
};

const badges = [
  {
    slug: 'road-guardian',
    name: 'Road Guardian',
    description: 'Kept convoys safe',
    color: '#16a34a',
  },
  {
    slug: 'translator',
    name: 'Translator',
    description: 'Put words into another language',
    color: '#2ea3f2',
  },
  { slug: 'first-mile', name: 'First Mile', description: null, color: '#8b5cf6' },
] as const;

function badgeRecord(context: RequestContext, place: number) {
  const { world } = context;
  const badge = badges[place];
  if (!badge) throw notFound('badge');
  const source = random(world.seed, 'badge', badge.slug);
  const places = several(6, () => source.integer(0, world.userCount - 1));
  return {
    ...badge,
    icon: pictureUrl(context, 'logo', 800_000 + place),
    recipients: [...new Set(places)].map((index) => {
      const user = world.user(index);
      return {
        ...user,
        image: avatarOrNull(context, user),
        profileUrl: `https://people.example/${user.webId}`,
        reason: badge.description ?? 'Drove with us from the first day',
        grantedAt: iso(Date.UTC(2025, 0, 1) + (index % 300) * day),
        grantedBy: { name: 'Community Team' },
      };
    }),
  };
}

/** Returns a badge and its recipients. */
export const badge: Handler<'badge'> = (call) =>
  badgeRecord(
    call,
    badges.findIndex(({ slug }) => slug === call.params.slug),
  );

/** Returns all badges. */
export const recognition: Handler<'recognition'> = (call) => ({
  programs: badges.map((_, place) => badgeRecord(call, place)),
});
