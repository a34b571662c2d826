import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.js';
import type { EndpointName, endpoints } from '../../contract/endpoints.js';
import type { Attendance } from '../world/attendance.js';
import type { Calendar } from '../world/calendar.js';
import type { Caller } from '../world/callers.js';
import type { WorldCompany } from '../world/company.js';
import type { Directory } from '../world/directory.js';
import type { WorldConvoy } from '../world/events.js';
import { ApiFailure, notFound } from './failure.js';
import { pictureOrNull } from '../world/formats.js';
import type { Bans } from '../world/bans.js';
import type { User } from '../world/users.js';
import type { NewsStore } from '../world/posts.js';
import type { World } from '../world/world.js';

/** State that does not depend on the request. */
export interface SandboxState {
  readonly world: World;
  readonly directory: Directory;
  readonly calendar: Calendar;
  readonly attendance: Attendance;
  readonly news: NewsStore;
  readonly bans: Bans;
}

export interface RequestContext extends SandboxState {
  readonly caller: Caller;
  /** In ms since the epoch. */
  readonly now: number;
  /** Base URL of images. */
  readonly baseUrl: string;
}

type OutputOf<S> = S extends z.core.$ZodType ? z.output<S> : unknown;

type PathOutput<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathOutput<Rest>
  : unknown;

type CallOf<E extends Endpoint> = RequestContext & {
  readonly params: E['params'] extends z.core.$ZodType
    ? z.output<E['params']>
    : PathOutput<E['path']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
};

/** A validated request to an endpoint. */
export type Call<Name extends EndpointName> = CallOf<(typeof endpoints)[Name]>;

/** Creates the response body of an endpoint; fields that the contract does not have are removed. */
export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => z.input<(typeof endpoints)[Name]['response']>;

/** Whether the session belongs to a member of the company. */
export const isMember = ({ world, caller }: RequestContext, company: WorldCompany) =>
  caller.user !== undefined && world.companyOf(caller.user.index) === company;

/** A company as in lists. */
export function vtcItem(context: Pick<RequestContext, 'baseUrl'>, company: WorldCompany) {
  const { id, fixture, hasLogo, hasBanner } = company;
  return {
    ...company,
    profilePicture: fixture?.profilePicture ?? pictureOrNull(context, hasLogo, 'logo', id),
    banner: fixture?.banner ?? pictureOrNull(context, hasBanner, 'banner', id),
  };
}

/** The company of a path; 404 for a private company, except for its members (*not described by the API document*). */
export function requireCompany(context: RequestContext, idOrHandle: string): WorldCompany {
  const company = context.world.company(idOrHandle);
  if (!company || (company.visibility === 'private' && !isMember(context, company))) {
    throw notFound('company');
  }
  return company;
}

/** The company of a path; 403 unless the embed token belongs to it. */
export function requireEmbedCompany(
  { world, caller }: RequestContext,
  idOrHandle: string,
): WorldCompany {
  const company = world.company(idOrHandle);
  if (!company) throw notFound('company');
  if (caller.embed !== company) {
    throw new ApiFailure('FORBIDDEN', 'This embed token belongs to another company.');
  }
  return company;
}

/** The company of a path; 403 unless the key has VTC scopes and it is an example company: keys manage no others. */
export function requireManagedCompany(
  { world, caller }: RequestContext,
  idOrHandle: string,
): WorldCompany {
  const company = world.company(idOrHandle);
  if (!company) throw notFound('company');
  const isExample = company.scenario !== undefined;
  if (!caller.key?.withVtcScopes || !isExample) {
    throw new ApiFailure('FORBIDDEN', 'This key has no VTC scopes for this company.');
  }
  return company;
}

/** The event with an id or public id (`ev_` and the id in base 36); 404 for events of private companies. */
export function requireEvent({ calendar, now }: RequestContext, idOrPublicId: string): WorldConvoy {
  const [, base36] = /^ev_([0-9a-z]{1,9})$/.exec(idOrPublicId) ?? [];
  const id = base36 ? parseInt(base36, 36) : Number(idOrPublicId);
  const event = calendar.event(idOrPublicId, now) ?? calendar.event(id, now);
  if (!event || event.company.visibility === 'private') throw notFound('event');
  return event;
}

/** The user of a path, by id, handle or SteamID64. */
export function requireUser({ world }: RequestContext, identifier: string): User {
  const user = world.findUser(identifier);
  if (!user) throw notFound('user');
  return user;
}
