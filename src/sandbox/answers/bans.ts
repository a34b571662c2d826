import type * as z from 'zod/mini';
import type * as contract from '../../contract/bans.js';
import { knownUser, type Answer, type RequestContext } from './call.js';
import { notFound } from './failure.js';
import { avatar, iso, isoOrNull } from '../world/formats.js';
import type { Ban } from '../world/moderation.js';
import { day } from '../world/schedule.js';

function listedBan(context: RequestContext, ban: Ban): z.output<typeof contract.listedBan> {
  const user = context.world.user(ban.userIndex);
  const { createdAt, ...fields } = summary(ban);
  return {
    ...fields,
    userId: user.id,
    userHandle: user.handle,
    userName: user.name,
    userImage: avatar(context, user),
    reason: ban.reason,
    issuedAt: createdAt,
    createdAt,
  };
}

function banRecord(context: RequestContext, ban: Ban): z.output<typeof contract.banRecord> {
  const { id, scope, severity, reason, createdMs, expiresMs, active } = ban;
  const user = context.world.user(ban.userIndex);
  const { handle, name, steamId } = user;
  return {
    id,
    userId: user.id,
    scope,
    severity,
    reason,
    createdAt: iso(createdMs),
    expiresAt: isoOrNull(expiresMs),
    active,
    appealEligibleAt: active ? iso(createdMs + day) : null,
    target: { id: user.id, handle, name, image: avatar(context, user), steamId },
    evidence: [],
  };
}

function summary({ id, scope, severity, reason, createdMs, expiresMs, active }: Ban) {
  const [createdAt, expiresAt] = [iso(createdMs), isoOrNull(expiresMs)];
  return { id, scope, severity, reasonShort: reason, active, createdAt, expiresAt };
}

/** The bans of all users that match, the latest first. */
export const answerBans: Answer<typeof contract.bans> = (call) => {
  const { q, scope, page, pageSize } = call.query;
  const text = q?.toLowerCase();
  const isMeant = (ban: Ban) => {
    if (text === undefined) return true;
    const { name, handle } = call.world.user(ban.userIndex);
    return [name, handle ?? ''].some((one) => one.toLowerCase().includes(text));
  };
  const all = call.bans
    .all(call.now)
    .filter((ban) => (scope === undefined || ban.scope === scope) && isMeant(ban));
  const data = all.slice((page - 1) * pageSize, page * pageSize);
  return { data: data.map((ban) => listedBan(call, ban)), total: all.length, page, pageSize };
};

/** One ban. */
export const answerBan: Answer<typeof contract.ban> = (call) => {
  const ban = call.bans.all(call.now).find(({ id }) => String(id) === call.params.id);
  if (!ban) throw notFound('ban');
  return banRecord(call, ban);
};

/** The bans of one user. */
export const answerUserBans: Answer<typeof contract.userBans> = (call) => {
  const { index } = knownUser(call, call.params.id);
  const own = call.bans.all(call.now).filter(({ userIndex }) => userIndex === index);
  const active = own.find((ban) => ban.active);
  return {
    active: active ? summary(active) : null,
    pastCount: own.filter((ban) => !ban.active).length,
    history: own.map(summary),
  };
};
