import type { UserProfile } from '../../contract/users.js';
import type * as contract from '../../contract/users.js';
import { knownUser, type Answer, type RequestContext } from './call.js';
import { notFound } from './failure.js';
import { iso, picture } from '../world/formats.js';
import { member } from './members.js';
import type { Person } from '../world/people.js';
import { random } from '../world/random.js';
import { day } from '../world/schedule.js';
import { servers } from '../world/traffic.js';
import { eventSummary } from './vtc-events.js';

function company(context: RequestContext, { index }: Person): UserProfile['vtc'] {
  const { world } = context;
  const own = world.companyOf(index);
  if (own.visibility === 'private') return null;
  const { id, name, handle, internal } = own;
  const { role, joinedAt } = member(context, own, index - internal.firstMember);
  return { id, name, handle, role, joinedAt };
}

function profile(context: RequestContext, person: Person): UserProfile {
  const { world, now } = context;
  const { index, id, webId, handle, name, steamId, hasImage } = person;
  const source = random(world.seed, 'profile', index);
  const created = world.companyOf(index).internal.createdAtMs - source.integer(1, 900) * day;
  const playing = random(world.seed, 'playing', index, Math.floor(now / day)).chance(0.1);
  return {
    id,
    webId,
    handle,
    name,
    image: picture(context, hasImage, 'avatar', index),
    steamId,
    createdAt: iso(created),
    vtc: company(context, person),
    staffRoles: source.chance(0.01) ? [{ name: 'Game Moderator', color: '#2ea3f2' }] : [],
    social: source.chance(0.2) ? { stream: `https://stream.example/${webId}` } : null,
    gameStatus: playing
      ? { server: source.pick(servers).name, gameId: String(webId), near: 'Calais' }
      : null,
  };
}

/** Users whose name holds a text; all of them without one. */
export const answerUserSearch: Answer<typeof contract.userSearch> = (call) => {
  const { world, query } = call;
  const { q, page, limit } = query;
  const named = q === undefined ? undefined : world.userNamed(q);
  const places = world.usersWith((q ?? '').toLowerCase());
  const found = named ? [named.index, ...places.filter((place) => place !== named.index)] : places;
  return {
    users: found
      .slice((page - 1) * limit, page * limit)
      .map((place) => profile(call, world.user(place))),
    pagination: { totalPages: Math.ceil(found.length / limit), total: found.length },
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

/** The coming events of public companies that a user attends. */
export const answerUserEvents: Answer<typeof contract.userEvents> = (call) => {
  const { index } = knownUser(call, call.params.id);
  const attended = call.calendar
    .upcoming(call.now)
    .filter(({ company: { visibility } }) => visibility === 'public')
    .filter((event) => call.attendance.attends(event, index));
  return { items: attended.map((event) => eventSummary(call, event)), total: attended.length };
};
