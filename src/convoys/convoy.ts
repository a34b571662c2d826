import { memoizeByIdentity } from '../cache/memoize.js';
import { companyTypeShape, embedEventShape } from '../contract/element-endpoints.js';
import {
  integer,
  list,
  nullable,
  oneOf,
  optional,
  record,
  text,
  type ValueOf,
} from '../contract/shape.js';
import { maxTime, parseTimestamp } from '../contract/timestamp.js';
import { shownName } from '../text/shown-name.js';

/** Shape of a company that hosts a convoy. */
export const hostShape = record({
  /** Null for a player. */
  id: nullable(integer),
  name: text,
  logo: nullable(text),
  /** Position among the companies that the element names, from 0: its colour; null for others. */
  position: nullable(integer),
  /** Of a company that the element names, if the API has it. */
  companyType: optional(companyTypeShape),
});

/** A company that hosts a convoy. */
export type Host = ValueOf<typeof hostShape>;

/** Shapes of the fields that the API has of a convoy. */
export const convoyFields = {
  ...embedEventShape.fields,
  slug: optional(text),
  endAt: nullable(text),
};

/**
 * Shape of a record of a convoy: all fields from the embed endpoints, a subset of them from the public list. `host` is
 * set for convoys of others than the company of the element, `coHosts` where they are known.
 */
export const convoyShape = record({
  ...convoyFields,
  host: optional(hostShape),
  coHosts: optional(list(hostShape, { mayBeEmpty: true })),
});

type FullConvoyEvent = ValueOf<typeof convoyShape>;

/** Shape of a list of convoys, in a response of the API or in data that the page provides. */
export const convoyList = record({ items: list(convoyShape) });

/** A parsed record of a convoy; the public list has fewer fields. */
export type ConvoyEvent = Pick<FullConvoyEvent, 'id' | 'name' | 'startAt'> &
  Partial<FullConvoyEvent>;

/** Shape of what could not be loaded: the convoys of a company of this name, or those of all others. */
const failureShape = record({ part: oneOf('own', 'company', 'others'), name: text });

/** Shape of the convoys of one or several companies. */
export const convoyDataShape = record({
  ...convoyList.fields,
  /** The companies whose lists were requested, if there are several. */
  companies: optional(list(hostShape, { mayBeEmpty: true })),
  /** Convoys of others are known that start before this time; missing: all. */
  othersUntil: optional(text),
  failures: optional(list(failureShape, { mayBeEmpty: true })),
});

/** The convoys of one or several companies, in responses or in data that the page provides. */
export interface ConvoyData extends Omit<ValueOf<typeof convoyDataShape>, 'items'> {
  readonly items: readonly ConvoyEvent[];
}

/** A convoy with its times, in ms since the epoch. */
export interface Convoy {
  readonly event: ConvoyEvent;
  /** Before the start; undefined if the API has no meet-up, or one that is not before the start. */
  readonly meetupMs: number | undefined;
  readonly startMs: number;
  /** End from the API; if there is no valid one, the start plus `defaultDurationMs`. */
  readonly endMs: number;
  /** Whether `endMs` is from the API. */
  readonly hasEnd: boolean;
  /** Who hosts it; undefined if that is the company of the element. */
  readonly host: Host | undefined;
  /** The companies that host it together with `host`, as far as they are known. */
  readonly coHosts: readonly Host[];
}

/** `limit` of all requests for convoys: elements with the same URL share one response. */
export const convoyPageSize = 30;

/** Assumed duration of a convoy whose end is missing or not after its start (*not described by the API document*). */
const defaultDurationMs = 2 * 3_600_000;

/** The convoy of an event, memoized; undefined if its start is invalid. */
export const convoyOf = memoizeByIdentity((event: ConvoyEvent): Convoy | undefined => {
  const startMs = parseTimestamp(event.startAt);
  if (startMs === undefined) return undefined;
  const meetupMs = parseTimestamp(event.meetupAt) ?? startMs;
  const endMs = parseTimestamp(event.endAt);
  const hasEnd = endMs !== undefined && endMs > startMs;
  return {
    event,
    startMs,
    meetupMs: meetupMs < startMs ? meetupMs : undefined,
    endMs: hasEnd ? endMs : Math.min(startMs + defaultDurationMs, maxTime),
    hasEnd,
    host: event.host,
    coHosts: event.coHosts ?? [],
  };
});

/**
 * All convoys of a list, sorted by start; memoized. Events with an invalid start are left out; if several have the same
 * id, the last one is used.
 */
export const allConvoys = memoizeByIdentity((events: readonly ConvoyEvent[]): readonly Convoy[] =>
  [...new Map(events.map((event) => [event.id, event])).values()]
    .flatMap((event) => convoyOf(event) ?? [])
    .sort((a, b) => a.startMs - b.startMs),
);

/** Convoys that have not ended, sorted by start. */
export const currentConvoys = (events: readonly ConvoyEvent[], now: number): Convoy[] =>
  allConvoys(events).filter(({ endMs }) => now < endMs);

/** Whether a convoy has started; the end is not checked: `currentConvoys` has left out those that have ended. */
export const isLive = ({ startMs }: Convoy, now: number): boolean => startMs <= now;

export const liveConvoys = (events: readonly ConvoyEvent[], now: number): Convoy[] =>
  currentConvoys(events, now).filter((convoy) => isLive(convoy, now));

/** Name of a convoy; a dash if it has no visible character. */
export const convoyName = ({ event }: Convoy): string => shownName(event.name);

/** Route of a convoy, `Calais → Duisburg`; empty if it is unknown. */
export const formatRoute = ({ departure, arrival }: ConvoyEvent): string =>
  [departure, arrival].filter(Boolean).join(' → ');
