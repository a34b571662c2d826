import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.js';
import type { Calendar } from './calendar.js';
import type { Company } from './companies.js';
import type { Caller } from './callers.js';
import { Failure, notFound } from './failure.js';
import type { World } from './world.js';

/** What every answer is made from. */
export interface Scene {
  readonly world: World;
  readonly calendar: Calendar;
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
  readonly caller: Caller;
  readonly params: E['params'] extends z.core.$ZodType
    ? z.output<E['params']>
    : PathOutput<E['path']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
}

/** Makes the answer to a request. */
export type Answer<E extends Endpoint> = (call: Call<E>) => z.input<E['response']>;

/** The company that a path names; a private one is as good as missing (*not described by the API document*). */
export function visibleCompany({ world }: Scene, idOrHandle: string): Company {
  const company = world.company(idOrHandle);
  if (!company || company.visibility === 'private') throw notFound('company');
  return company;
}

/** The company that a path names, if the embed token sent is its own. */
export function embeddedCompany(
  { world, caller }: Scene & { caller: Caller },
  idOrHandle: string,
): Company {
  const company = world.company(idOrHandle);
  if (!company) throw notFound('company');
  if (caller.embed !== company) {
    throw new Failure('FORBIDDEN', 'This embed token belongs to another company.');
  }
  return company;
}
