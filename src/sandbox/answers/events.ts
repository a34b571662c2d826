import type * as z from 'zod/mini';
import type { events } from '../../contract/events.js';
import type { Answer } from './call.js';
import type { Convoy } from '../world/events.js';
import { pageOf, pageWindow } from './pages.js';
import { hour } from '../world/schedule.js';
import { leastRecent } from '../world/least-recent.js';
import { eventRecord } from './event-record.js';

type Query = z.output<typeof events.query>;

const featuredShown = 5;
const keptQueries = 50;

const same = (value: string | null, wanted: string | undefined) =>
  wanted === undefined || (value ?? '').toLowerCase() === wanted.toLowerCase();

function isHeldBy({ company, organizerType }: Convoy, query: Query): boolean {
  const isVtc = organizerType === 'vtc';
  return (
    (query.organizerType === undefined || organizerType === query.organizerType) &&
    (!query.official || (isVtc && company.official)) &&
    (!query.partnered || (isVtc && company.partnered)) &&
    (!query.verified || (isVtc && company.verified))
  );
}

function startsWithin({ startMs }: Convoy, query: Query, now: number): boolean {
  const { startingWithin, startsFrom, startsBefore } = query;
  return (
    (startingWithin === undefined || (startMs > now && startMs <= now + startingWithin * hour)) &&
    (startsFrom === undefined || startMs >= Date.parse(startsFrom)) &&
    (startsBefore === undefined || startMs < Date.parse(startsBefore))
  );
}

function matches(event: Convoy, query: Query): boolean {
  return (
    (query.q === undefined || event.name.toLowerCase().includes(query.q.toLowerCase())) &&
    same(event.category, query.category) &&
    same(event.game, query.game) &&
    same(event.language, query.language) &&
    same(event.server, query.server) &&
    (query.requiredDlcs ?? []).every((dlc) => event.requiredDlcs.includes(dlc)) &&
    (!query.featured || event.featured) &&
    event.attendeeCount >= (query.minAttendees ?? 0) &&
    event.attendeeCount <= (query.maxAttendees ?? Infinity)
  );
}

/** The lists made from one of the calendar's, which stays the same until an event begins or ends. */
interface Derived {
  readonly listed: readonly Convoy[];
  readonly featured: readonly Convoy[];
  readonly found: ReturnType<typeof leastRecent<readonly Convoy[]>>;
}

const derived = new WeakMap<readonly Convoy[], Derived>();

function derivedFrom(all: readonly Convoy[]): Derived {
  const known = derived.get(all);
  if (known) return known;
  const listed = all.filter(({ company }) => company.visibility === 'public');
  const featured = listed.filter((event) => event.featured).slice(0, featuredShown);
  const made = { listed, featured, found: leastRecent<readonly Convoy[]>(keptQueries) };
  derived.set(all, made);
  return made;
}

const paging = { limit: 0, cursor: 0, offset: 0, page: 0, pageSize: 0 };

/** The events of all public companies that match. */
export const answerEvents: Answer<typeof events> = (call) => {
  const { query, now, calendar } = call;
  const order = query.tab === 'upcoming' && query.order === 'priority' ? 'prioritized' : query.tab;
  const { listed, featured, found: kept } = derivedFrom(calendar[order](now));
  const search = () =>
    listed.filter(
      (event) => matches(event, query) && isHeldBy(event, query) && startsWithin(event, query, now),
    );
  // What starts within some hours differs from one moment to the next.
  const isSteady = query.startingWithin === undefined;
  const found = isSteady ? kept(JSON.stringify({ ...query, ...paging }), search) : search();
  return {
    ...pageOf(found, pageWindow(query), (event) => eventRecord(call, event)),
    featured: featured.map((event) => eventRecord(call, event)),
  };
};
