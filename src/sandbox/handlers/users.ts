import type * as z from 'zod/mini';
import type { UserProfile, foundUser } from '../../contract/users.js';
import type { WorldConvoy } from '../world/events.js';
import { avatarOrNull, iso, isoOrNull } from '../world/formats.js';
import type { Ban } from '../world/bans.js';
import type { User } from '../world/users.js';
import { random, type Random } from '../world/random.js';
import { day } from '../world/schedule.js';
import { worldServers } from '../world/traffic.js';
import { type Call, type Handler, requireUser, type RequestContext } from './context.js';
import { eventRecord } from './event-record.js';
import { notFound } from './failure.js';
import { member } from './members.js';
import { envelope, pageOf, pageWindow } from './pagination.js';

function company(context: RequestContext, { index }: User): UserProfile['vtc'] {
  const { world } = context;
  const vtc = world.companyOf(index);
  // A generated company that a fixture replaced is not in the world.
  if (vtc.visibility === 'private' || world.company(vtc.id) !== vtc) return null;
  const { role, joinedAt } = member(context, vtc, index - vtc.firstMember);
  return { ...vtc, role, joinedAt };
}

/** Handles or URLs by network. */
function social(source: Random, webId: number): UserProfile['social'] {
  const maybe = (text: string) => (source.chance(0.5) ? text : null);
  return {
    discord: maybe(`driver${webId}`),
    twitch: maybe(`https://stream.example/${webId}`),
    youtube: maybe(`https://video.example/${webId}`),
    steam: maybe(`https://games.example/${webId}`),
  };
}

function profile(context: RequestContext, user: User): UserProfile {
  const { world, now } = context;
  const { index } = user;
  const source = random(world.seed, 'profile', index);
  const created = world.companyOf(index).createdAtMs - source.integer(1, 900) * day;
  const playing = random(world.seed, 'playing', index, Math.floor(now / day)).chance(0.1);
  return {
    ...user,
    image: avatarOrNull(context, user),
    createdAt: iso(created),
    vtc: company(context, user),
    staffRoles: source.chance(0.01) ? [{ name: 'Game Moderator', color: '#2ea3f2' }] : [],
    social: source.chance(0.4) ? social(source, user.webId) : null,
    gameStatus: playing
      ? { server: source.pick(worldServers).name, gameId: 1000 + index, near: 'Calais' }
      : null,
  };
}

type FoundUser = z.output<typeof foundUser>;

/** A user in a search result. */
function found(context: RequestContext, user: User): FoundUser {
  const fields = profile(context, user);
  const { id = null, name = null, role = null } = fields.vtc ?? {};
  return { ...fields, vtcId: id, vtcName: name, role };
}

/** Returns the user with this exact identifier, or all users whose name contains the text. */
export const userSearch: Handler<'userSearch'> = (call) => {
  const { world, query } = call;
  const { q = '', page, limit } = query;
  const named = world.findUser(q);
  const matches = named ? { count: 1, at: () => named.index } : world.search(q.toLowerCase());
  const { items, total } = envelope(matches.count, pageWindow({ page, limit }), (place) =>
    found(call, world.user(matches.at(place))),
  );
  return { users: items, pagination: { totalPages: Math.ceil(total / limit), total } };
};

/** Returns a user by id, handle or SteamID64. */
export const user: Handler<'user'> = (call) => ({
  user: profile(call, requireUser(call, call.params.handleOrId)),
});

/** Returns a user by SteamID64. */
export const userBySteamId: Handler<'userBySteamId'> = (call) => {
  const user = requireUser(call, call.params.steamId);
  if (user.steamId !== call.params.steamId) throw notFound('user');
  return { user: profile(call, user) };
};

/** Returns several users; missing ones are left out. */
export const userBatch: Handler<'userBatch'> = (call) => {
  const found = call.query.ids.flatMap((name) => call.world.findUser(name)?.index ?? []);
  return { users: [...new Set(found)].map((place) => profile(call, call.world.user(place))) };
};

function eventsOf({ calendar, now, query }: Call<'userEvents'>): WorldConvoy[] {
  if (query.tab === 'past') return calendar.past(now);
  const upcoming = calendar.upcoming(now);
  return query.tab === 'live' ? upcoming.filter(({ startMs }) => startMs <= now) : upcoming;
}

/** Returns the events of public companies that a user attends. */
export const userEvents: Handler<'userEvents'> = (call) => {
  const { index } = requireUser(call, call.params.id);
  const { offset: start, limit: length } = call.query;
  const attended = eventsOf(call).filter(
    (event) => event.company.visibility === 'public' && call.attendance.attends(event, index),
  );
  const { items, total } = pageOf(attended, { start, length }, (event) => eventRecord(call, event));
  return { items, total };
};

/** The fields of a ban in all responses. */
function banRecord(context: RequestContext, ban: Ban) {
  const user = context.world.user(ban.userIndex);
  const image = avatarOrNull(context, user);
  return {
    ...ban,
    userId: user.id,
    userHandle: user.handle,
    userName: user.name,
    userImage: image,
    reasonShort: ban.reason,
    issuedAt: iso(ban.createdMs),
    createdAt: iso(ban.createdMs),
    expiresAt: isoOrNull(ban.expiresMs),
    appealEligibleAt: ban.active ? iso(ban.createdMs + day) : null,
    target: { ...user, image },
    evidence: [],
  };
}

/** Returns the bans of all users that match, newest first. */
export const bans: Handler<'bans'> = (call) => {
  const { q, scope, page, pageSize } = call.query;
  const text = q?.toLowerCase();
  const isMeant = (ban: Ban) => {
    if (text === undefined) return true;
    const { name, handle } = call.world.user(ban.userIndex);
    return [name, handle ?? ''].some((field) => field.toLowerCase().includes(text));
  };
  const matches = call.bans
    .all(call.now)
    .filter((ban) => (scope === undefined || ban.scope === scope) && isMeant(ban));
  const window = pageWindow({ page, limit: pageSize });
  const { items, total } = pageOf(matches, window, (ban) => banRecord(call, ban));
  return { data: items, total, page, pageSize };
};

/** Returns one ban. */
export const ban: Handler<'ban'> = (call) => {
  const ban = call.bans.all(call.now).find(({ id }) => String(id) === call.params.id);
  if (!ban) throw notFound('ban');
  return banRecord(call, ban);
};

/** Returns the bans of one user. */
export const userBans: Handler<'userBans'> = (call) => {
  const { index } = requireUser(call, call.params.id);
  const all = call.bans.all(call.now).filter(({ userIndex }) => userIndex === index);
  const active = all.find((ban) => ban.active);
  return {
    active: active ? banRecord(call, active) : null,
    pastCount: all.filter((ban) => !ban.active).length,
    history: all.map((ban) => banRecord(call, ban)),
  };
};
