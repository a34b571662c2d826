import { embedEventShape } from '../contract/element-endpoints.js';
import { list, nullable, optional, record, text, type ValueOf } from '../contract/shape.js';
import { parseTimestamp } from '../intl/time.js';

/** A convoy as the embed endpoints tell of it, or in short as the public list does; its end may be missing. */
const convoyEvent = record({
  ...embedEventShape.fields,
  slug: optional(text),
  endAt: nullable(text),
});

type Whole = ValueOf<typeof convoyEvent>;

/** Shape of a list of convoys, as a response or the page gives it. */
export const convoyList = record({ items: list(convoyEvent) });

/** A convoy as the embed endpoints return it, or with fewer fields as the public list does. */
export type ConvoyEvent = Pick<Whole, 'id' | 'name' | 'startAt'> & Partial<Whole>;

/** A convoy with its times, in ms since the epoch. */
export interface Convoy {
  readonly event: ConvoyEvent;
  /** Always before the start; undefined where there is none. */
  readonly meetupMs: number | undefined;
  readonly startMs: number;
  /** End from the API, else the start and the default duration. */
  readonly endMs: number;
  /** From the start to the end; 0 where the API has no end. */
  readonly durationMs: number;
}

/** Maximum number of convoys in a response; all elements of a page request as many, so that they share the response. */
export const maxConvoys = 30;

/** Duration of a convoy whose end is missing or not after its start: *not described by the API document*. */
const defaultDurationMs = 2 * 3_600_000;

function parseConvoy(event: ConvoyEvent): Convoy | undefined {
  const startMs = parseTimestamp(event.startAt);
  if (startMs === undefined) return undefined;
  const meetupMs = parseTimestamp(event.meetupAt) ?? startMs;
  const durationMs = Math.max(0, (parseTimestamp(event.endAt) ?? startMs) - startMs);
  return {
    event,
    startMs,
    meetupMs: meetupMs < startMs ? meetupMs : undefined,
    endMs: startMs + (durationMs || defaultDurationMs),
    durationMs,
  };
}

const known = new WeakMap<ConvoyEvent, Convoy | undefined>();

/** The convoy of an event, parsed once; undefined where its start is invalid. */
function convoyOf(event: ConvoyEvent): Convoy | undefined {
  if (!known.has(event)) known.set(event, parseConvoy(event));
  return known.get(event);
}

/** Convoys that are not over, without duplicates, sorted by start; those with an invalid start are left out. */
export const convoysOf = (events: readonly ConvoyEvent[], now = Date.now()): Convoy[] =>
  [...new Map(events.map((event) => [event.id, event])).values()]
    .flatMap((event) => convoyOf(event) ?? [])
    .filter(({ endMs }) => now < endMs)
    .sort((a, b) => a.startMs - b.startMs);

/** Whether a convoy that is not over has started. */
export const isLive = ({ startMs }: Convoy, now = Date.now()): boolean => startMs <= now;

/** Convoys that are live now. */
export const liveConvoys = (events: readonly ConvoyEvent[]): Convoy[] =>
  convoysOf(events).filter((convoy) => isLive(convoy));

/** A copy without the route, which is shown elsewhere. */
export const withoutRoute = (convoy: Convoy): Convoy => ({
  ...convoy,
  event: { ...convoy.event, departure: null, arrival: null },
});

/** Route of a convoy, `Calais → Duisburg`; empty where it is unknown. */
export const routeOf = ({ departure, arrival }: ConvoyEvent): string =>
  [departure, arrival].filter(Boolean).join(' → ');
