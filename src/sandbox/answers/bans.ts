import type * as z from 'zod/mini';
import type * as contract from '../../contract/bans.js';
import { knownUser, type Answer, type RequestContext } from './call.js';
import { notFound } from './failure.js';
import { iso, isoOrNull, picture } from '../world/formats.js';
import type { Ban } from '../world/moderation.js';
import { day } from '../world/schedule.js';

function banRecord(context: RequestContext, ban: Ban): z.output<typeof contract.banRecord> {
  const { id, scope, severity, reason, createdMs, expiresMs, active } = ban;
  const user = context.world.user(ban.place);
  const { webId, handle, name } = user;
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
    target: { webId, handle, name, image: picture(context, user.hasImage, 'avatar', user.index) },
    evidence: [],
  };
}

function summary({ id, scope, severity, reason, createdMs, expiresMs, active }: Ban) {
  const [createdAt, expiresAt] = [iso(createdMs), isoOrNull(expiresMs)];
  return { id, scope, severity, reasonShort: reason, active, createdAt, expiresAt };
}

/** The bans of all users, the latest first. */
export const answerBans: Answer<typeof contract.bans> = (call) => {
  const { page, pageSize } = call.query;
  const all = call.bans.all(call.now);
  const data = all.slice((page - 1) * pageSize, page * pageSize);
  return { data: data.map((ban) => banRecord(call, ban)), total: all.length, page, pageSize };
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
  const own = call.bans.all(call.now).filter(({ place }) => place === index);
  const active = own.find((ban) => ban.active);
  return {
    active: active ? summary(active) : null,
    pastCount: own.filter((ban) => !ban.active).length,
    history: own.map(summary),
  };
};
