import type * as z from 'zod/mini';
import type { events } from '../../contract/events.js';
import type { Answer } from './call.js';
import type { Convoy } from '../world/events.js';
import { pageOf, pageWindow } from './pages.js';
import { hour } from '../world/schedule.js';
import { eventRecord } from './event-record.js';

type Query = z.output<typeof events.query>;

const featuredShown = 5;

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

/** The events of all public companies that match. */
export const answerEvents: Answer<typeof events> = (call) => {
  const { query, now, calendar } = call;
  const order = query.tab === 'upcoming' && query.order === 'priority' ? 'prioritized' : query.tab;
  const listed = calendar[order](now).filter(({ company }) => company.visibility === 'public');
  const found = listed.filter(
    (event) => matches(event, query) && isHeldBy(event, query) && startsWithin(event, query, now),
  );
  const featured = listed.filter((event) => event.featured).slice(0, featuredShown);
  return {
    ...pageOf(found, pageWindow(query), (event) => eventRecord(call, event)),
    featured: featured.map((event) => eventRecord(call, event)),
  };
};
