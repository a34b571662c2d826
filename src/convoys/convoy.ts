import { embedEventShape } from '../contract/element-endpoints.js';
import { list, nullable, optional, record, text, type ValueOf } from '../contract/shape.js';
import { moment } from '../intl/time.js';

/** A convoy as the embed endpoints tell of it, or in short as the public list does; its end may be missing. */
const convoyEvent = record({
  ...embedEventShape.fields,
  slug: optional(text),
  endAt: nullable(text),
});

type Whole = ValueOf<typeof convoyEvent>;

/** Shape of a list of convoys, as a response or the page gives it. */
export const convoyList = record({ items: list(convoyEvent) });

/** A convoy as the embed endpoints tell of it, or in short as the public list does. */
export type ConvoyEvent = Pick<Whole, 'id' | 'name' | 'startAt'> & Partial<Whole>;

/** A convoy with its moments, in ms since the epoch. */
export interface Convoy {
  readonly event: ConvoyEvent;
  /** Before the start; undefined where there is none. */
  readonly meetupMs: number | undefined;
  readonly startMs: number;
  /** When it is over: told, or assumed. */
  readonly endMs: number;
  /** From the start to the end; 0 where no end is told. */
  readonly durationMs: number;
}

/** How many convoys the API gives at most; all elements of a page ask for as many, so that they share the answer. */
export const mostConvoys = 30;

/** How long a convoy lasts whose end is missing or not after its start: *not described by the API document*. */
const defaultDurationMs = 2 * 3_600_000;

function readConvoy(event: ConvoyEvent): Convoy | undefined {
  const startMs = moment(event.startAt);
  if (startMs === undefined) return undefined;
  const meetupMs = moment(event.meetupAt) ?? startMs;
  const durationMs = Math.max(0, (moment(event.endAt) ?? startMs) - startMs);
  return {
    event,
    startMs,
    meetupMs: meetupMs < startMs ? meetupMs : undefined,
    endMs: startMs + (durationMs || defaultDurationMs),
    durationMs,
  };
}

const known = new WeakMap<ConvoyEvent, Convoy | undefined>();

/** An event with its times, read once; undefined where its start cannot be read. */
function convoyOf(event: ConvoyEvent): Convoy | undefined {
  if (!known.has(event)) known.set(event, readConvoy(event));
  return known.get(event);
}

/** The convoys of an answer that are not over, each once, the soonest first; one whose start cannot be read is left out. */
export const convoysOf = (events: readonly ConvoyEvent[], now = Date.now()): Convoy[] =>
  [...new Map(events.map((event) => [event.id, event])).values()]
    .flatMap((event) => convoyOf(event) ?? [])
    .filter(({ endMs }) => now < endMs)
    .sort((a, b) => a.startMs - b.startMs);

/** Whether a convoy that is not over is on the road. */
export const isLive = ({ startMs }: Convoy, now = Date.now()): boolean => startMs <= now;

/** The convoys of an answer that are on the road now. */
export const runningOf = (events: readonly ConvoyEvent[]): Convoy[] =>
  convoysOf(events).filter((convoy) => isLive(convoy));

/** A convoy whose road is shown already. */
export const withoutRoute = (convoy: Convoy): Convoy => ({
  ...convoy,
  event: { ...convoy.event, departure: null, arrival: null },
});

/** The road of a convoy, `Calais → Duisburg`; empty where nothing of it is known. */
export const routeOf = ({ departure, arrival }: ConvoyEvent): string =>
  [departure, arrival].filter(Boolean).join(' → ');
