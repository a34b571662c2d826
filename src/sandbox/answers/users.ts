import type * as z from 'zod/mini';
import type { UserProfile, foundUser } from '../../contract/users.js';
import type * as contract from '../../contract/users.js';
import { knownUser, type Answer, type Call, type RequestContext } from './call.js';
import { notFound } from './failure.js';
import { avatar, iso } from '../world/formats.js';
import { member } from './members.js';
import type { Convoy } from '../world/events.js';
import type { Person } from '../world/people.js';

import { random, type Random } from '../world/random.js';
import { day } from '../world/schedule.js';
import { servers } from '../world/traffic.js';
import { eventRecord } from './event-record.js';
import { pageOf } from './pages.js';

function company(context: RequestContext, { index }: Person): UserProfile['vtc'] {
  const { world } = context;
  const own = world.companyOf(index);
  // A made company that a fixture replaced is no longer in the world.
  if (own.visibility === 'private' || world.company(own.id) !== own) return null;
  const { id, name, handle, internal } = own;
  const { role, joinedAt } = member(context, own, index - internal.firstMember);
  return { id, name, handle, role, joinedAt };
}

/** Networks by name, each a text or null. */
function social(source: Random, webId: number): UserProfile['social'] {
  const maybe = (text: string) => (source.chance(0.5) ? text : null);
  return {
    discord: maybe(`driver${webId}`),
    twitch: maybe(`https://stream.example/${webId}`),
    youtube: maybe(`https://video.example/${webId}`),
    steam: maybe(`https://games.example/${webId}`),
  };
}

function profile(context: RequestContext, person: Person): UserProfile {
  const { world, now } = context;
  const { index, id, webId, handle, name, steamId } = person;
  const source = random(world.seed, 'profile', index);
  const created = world.companyOf(index).internal.createdAtMs - source.integer(1, 900) * day;
  const playing = random(world.seed, 'playing', index, Math.floor(now / day)).chance(0.1);
  return {
    id,
    webId,
    handle,
    name,
    image: avatar(context, person),
    steamId,
    createdAt: iso(created),
    vtc: company(context, person),
    staffRoles: source.chance(0.01) ? [{ name: 'Game Moderator', color: '#2ea3f2' }] : [],
    social: source.chance(0.4) ? social(source, webId) : null,
    gameStatus: playing
      ? { server: source.pick(servers).name, gameId: 1000 + index, near: 'Calais' }
      : null,
  };
}

type FoundUser = z.output<typeof foundUser>;

/** A user as the search gives one. */
function found(context: RequestContext, person: Person): FoundUser {
  const known = profile(context, person);
  const { id = null, name = null, role = null } = known.vtc ?? {};
  return { ...known, vtcId: id, vtcName: name, role };
}

/** The user who goes by exactly what is searched, or all whose name holds it. */
export const answerUserSearch: Answer<typeof contract.userSearch> = (call) => {
  const { world, query } = call;
  const { q = '', page, limit } = query;
  const named = world.userNamed(q);
  const { total, indices } = named
    ? { total: 1, indices: page === 1 ? [named.index] : [] }
    : world.search(q.toLowerCase(), { start: (page - 1) * limit, length: limit });
  return {
    users: indices.map((index) => found(call, world.user(index))),
    pagination: { totalPages: Math.ceil(total / limit), total },
  };
};

/** A user by id, handle or SteamID64. */
export const answerUser: Answer<typeof contract.user> = (call) => ({
  user: profile(call, knownUser(call, call.params.handleOrId)),
});

/** A user by SteamID64 alone. */
export const answerUserBySteamId: Answer<typeof contract.userBySteamId> = (call) => {
  const user = knownUser(call, call.params.steamId);
  if (user.steamId !== call.params.steamId) throw notFound('user');
  return { user: profile(call, user) };
};

/** The users asked for, without those that are missing. */
export const answerUserBatch: Answer<typeof contract.userBatch> = (call) => {
  const found = call.query.ids.flatMap((name) => call.world.userNamed(name)?.index ?? []);
  return { users: [...new Set(found)].map((place) => profile(call, call.world.user(place))) };
};

function eventsOf({ calendar, now, query }: Call<typeof contract.userEvents>): Convoy[] {
  if (query.tab === 'past') return calendar.past(now);
  const upcoming = calendar.upcoming(now);
  return query.tab === 'live' ? upcoming.filter(({ startMs }) => startMs <= now) : upcoming;
}

/** The events of public companies that a user attends. */
export const answerUserEvents: Answer<typeof contract.userEvents> = (call) => {
  const { index } = knownUser(call, call.params.id);
  const { offset: start, limit: length } = call.query;
  const attended = eventsOf(call).filter(
    (event) => event.company.visibility === 'public' && call.attendance.attends(event, index),
  );
  const { items, total } = pageOf(attended, { start, length }, (event) => eventRecord(call, event));
  return { items, total };
};
