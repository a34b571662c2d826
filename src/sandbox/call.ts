import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.js';
import type { Attendance } from './attendance.js';
import type { Calendar } from './calendar.js';
import type { Caller } from './callers.js';
import type { Company } from './company.js';
import type { Directory } from './directory.js';
import type { Convoy } from './events.js';
import { Failure, notFound } from './failure.js';
import type { Bans } from './moderation.js';
import type { Person } from './people.js';
import type { WrittenNews } from './posts.js';
import type { World } from './world.js';

/** What answers are made from, whoever asks and whenever. */
export interface Stage {
  readonly world: World;
  readonly directory: Directory;
  readonly calendar: Calendar;
  readonly attendance: Attendance;
  readonly news: WrittenNews;
  readonly bans: Bans;
}

/** What the answer to one request is made from. */
export interface Scene extends Stage {
  readonly caller: Caller;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Address that paths of pictures are put behind. */
  readonly baseUrl: string;
}

type OutputOf<S> = S extends z.core.$ZodType ? z.output<S> : unknown;

type PathOutput<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathOutput<Rest>
  : unknown;

/** A request that is known to keep every bound of its endpoint. */
export interface Call<E extends Endpoint> extends Scene {
  readonly params: E['params'] extends z.core.$ZodType
    ? z.output<E['params']>
    : PathOutput<E['path']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
}

/** Makes the answer to a request. */
export type Answer<E extends Endpoint> = (call: Call<E>) => z.input<E['response']>;

/** Whether the session that asks is one of a member of the company. */
export const isMember = ({ world, caller }: Scene, company: Company) =>
  caller.user !== undefined && world.companyOf(caller.user.index) === company;

/** The company that a path names; a private one is missing for all but its members (*not described by the API document*). */
export function visibleCompany(scene: Scene, idOrHandle: string): Company {
  const company = scene.world.company(idOrHandle);
  if (!company || (company.visibility === 'private' && !isMember(scene, company))) {
    throw notFound('company');
  }
  return company;
}

/** The company that a path names, if the embed token sent is its own. */
export function embeddedCompany({ world, caller }: Scene, idOrHandle: string): Company {
  const company = world.company(idOrHandle);
  if (!company) throw notFound('company');
  if (caller.embed !== company) {
    throw new Failure('FORBIDDEN', 'This embed token belongs to another company.');
  }
  return company;
}

/** The company that a path names, if the key sent may manage it: keys of the sandbox manage the examples. */
export function managedCompany({ world, caller }: Scene, idOrHandle: string): Company {
  const company = world.company(idOrHandle);
  if (!company) throw notFound('company');
  if (!caller.key?.withVtcScopes || company.internal.speciality === undefined) {
    throw new Failure('FORBIDDEN', 'This key has no VTC scopes for this company.');
  }
  return company;
}

/** The event with an id or public id, unless its company is private. */
export function visibleEvent({ calendar, now }: Scene, idOrPublicId: string): Convoy {
  const [, digits] = /^ev_([0-9a-z]{1,9})$/.exec(idOrPublicId) ?? [];
  const event = calendar.event(digits ? parseInt(digits, 36) : Number(idOrPublicId), now);
  if (!event || event.company.visibility === 'private') throw notFound('event');
  return event;
}

/** The user that a path names by id, handle or SteamID64. */
export function knownUser({ world }: Scene, name: string): Person {
  const user = world.userNamed(name);
  if (!user) throw notFound('user');
  return user;
}
