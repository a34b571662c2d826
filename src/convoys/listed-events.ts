import { VtcError } from '../client/errors.js';
import { eventDetailsShape, events } from '../contract/element-endpoints.js';
import { integer, list, nullable, number, record, text, type ValueOf } from '../contract/shape.js';
import { parseTimestamp } from '../contract/timestamp.js';
import type { Query } from '../element/query.js';
import { convoyFields } from './convoy.js';
import { listMaxAgeMs } from './public-list.js';

const { lifecycleStatus, safetyStatus, coHostVtcs } = eventDetailsShape.fields;

/** An event in the list of all companies, as lists of convoys read it. */
const listedEventShape = record({
  ...convoyFields,
  vtcId: nullable(integer),
  vtcName: nullable(text),
  lifecycleStatus,
  safetyStatus,
  coHostVtcs,
});

export type ListedEvent = ValueOf<typeof listedEventShape>;

const listedEvents = {
  ...events,
  response: record({ items: list(listedEventShape), nextCursor: nullable(number) }),
};

const pageSize = 100;
const maxPages = 3;

/** The events of all companies that were read. */
export interface ListedEvents {
  readonly items: readonly ListedEvent[];
  /** All events that start before this time are among them, in ms since the epoch. */
  readonly untilMs: number;
}

/** Whether the events that were read suffice. */
export type IsEnough = (listed: ListedEvents) => boolean | Promise<boolean>;

const readPage = (query: Query, cursor: number | undefined) =>
  query(
    listedEvents,
    { tab: 'upcoming', order: 'start', limit: pageSize, cursor },
    { maxAgeMs: listMaxAgeMs },
  );

/** Reads upcoming events of all companies by start, at most three pages; one that fails after the first ends the list. */
export async function loadListedEvents(query: Query, isEnough: IsEnough): Promise<ListedEvents> {
  const events = new Map<number, ListedEvent>();
  let cursor: number | undefined;
  let untilMs = -Infinity;
  for (let page = 0; page < maxPages; page++) {
    const response = await readPage(query, cursor).catch((error: unknown) => {
      if (page > 0 && error instanceof VtcError) return undefined;
      throw error;
    });
    if (!response) break;
    const { items, nextCursor } = response;
    for (const event of items) events.set(event.id, event);
    cursor = nextCursor ?? undefined;
    if (cursor === undefined || items.length === 0)
      return { items: [...events.values()], untilMs: Infinity };
    untilMs = Math.max(untilMs, parseTimestamp(items.at(-1)?.startAt) ?? untilMs);
    if (await isEnough({ items: [...events.values()], untilMs })) break;
  }
  return { items: [...events.values()], untilMs };
}
