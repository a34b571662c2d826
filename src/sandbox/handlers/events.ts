import type * as z from 'zod/mini';
import type * as contract from '../../contract/events.js';
import type { WorldConvoy } from '../world/events.js';
import { avatarOrNull } from '../world/formats.js';
import { random } from '../world/random.js';
import { hour } from '../world/schedule.js';
import {
  requireEmbedCompany,
  type Handler,
  type RequestContext,
  requireCompany,
  requireEvent,
} from './context.js';
import { eventFields, eventRecord } from './event-record.js';
import { pageOf, pageWindow } from './pagination.js';

type Query = z.output<typeof contract.events.query>;

const featuredShown = 5;

const same = (value: string | null, expected: string | undefined) =>
  expected === undefined || (value ?? '').toLowerCase() === expected.toLowerCase();

function matchesOrganizer({ company, organizerType }: WorldConvoy, query: Query): boolean {
  const isVtc = organizerType === 'vtc';
  return (
    (query.organizerType === undefined || organizerType === query.organizerType) &&
    (!query.official || (isVtc && company.official)) &&
    (!query.partnered || (isVtc && company.partnered)) &&
    (!query.verified || (isVtc && company.verified))
  );
}

function startsWithin({ startMs }: WorldConvoy, query: Query, now: number): boolean {
  const { startingWithin, startsFrom, startsBefore } = query;
  return (
    (startingWithin === undefined || (startMs > now && startMs <= now + startingWithin * hour)) &&
    (startsFrom === undefined || startMs >= Date.parse(startsFrom)) &&
    (startsBefore === undefined || startMs < Date.parse(startsBefore))
  );
}

function matches(event: WorldConvoy, query: Query): boolean {
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

/** Returns the events of all public companies that match. */
export const events: Handler<'events'> = (call) => {
  const { query, now, calendar } = call;
  const order = query.tab === 'upcoming' && query.order === 'priority' ? 'prioritized' : query.tab;
  const listed = calendar[order](now).filter(({ company }) => company.visibility === 'public');
  const found = listed.filter(
    (event) =>
      matches(event, query) && matchesOrganizer(event, query) && startsWithin(event, query, now),
  );
  const featured = listed.filter((event) => event.featured).slice(0, featuredShown);
  return {
    ...pageOf(found, pageWindow(query), (event) => eventRecord(call, event)),
    featured: featured.map((event) => eventRecord(call, event)),
  };
};

function attendee(context: RequestContext, index: number) {
  const user = context.world.user(index);
  return { ...user, userId: user.id, image: avatarOrNull(context, user), status: 'attending' };
}

/** Returns one event. */
export const event: Handler<'event'> = (call) =>
  eventRecord(call, requireEvent(call, call.params.eventId));

/** Returns the attendees of an event. */
export const eventAttendees: Handler<'eventAttendees'> = (call) => {
  const places = call.attendance.places(requireEvent(call, call.params.eventId));
  return { items: places.map((place) => attendee(call, place)), total: places.length };
};

const slotRoles = ['Convoy Lead', 'Escort', 'Tail', 'Media Team', 'Driver', 'Driver'] as const;

/** Returns the slots of an event, some of them assigned to attendees. */
export const eventSlots: Handler<'eventSlots'> = (call) => {
  const event = requireEvent(call, call.params.eventId);
  const source = random(call.world.seed, 'slots', event.id);
  const places = call.attendance.places(event);
  const items = slotRoles.slice(0, source.integer(0, slotRoles.length)).map((role, position) => {
    const place = source.chance(0.6) ? places[position] : undefined;
    return {
      id: position + 1,
      label: `Slot ${position + 1}`,
      role,
      position,
      maxOccupants: role === 'Driver' ? 10 : 1,
      assignedUser: place === undefined ? null : attendee(call, place),
    };
  });
  return { items };
};

/** Returns summaries of a company's events; a live one is upcoming (*not described by the API document*). */
export const vtcEvents: Handler<'vtcEvents'> = (call) => {
  const company = requireCompany(call, call.params.id);
  const { tab, offset: start, limit: length } = call.query;
  return pageOf(call.calendar[tab](call.now, company), { start, length }, (event) => ({
    ...eventFields(call, event),
    vtcId: company.id,
  }));
};

/** Returns the live events of a company. */
export const liveEvents: Handler<'liveEvents'> = (call) => ({
  items: call.calendar
    .upcoming(call.now, requireEmbedCompany(call, call.params.id))
    .filter(({ startMs }) => startMs <= call.now)
    .map((event) => eventFields(call, event)),
});

/** Returns the events of a company that have not started, by start. */
export const upcomingEvents: Handler<'upcomingEvents'> = (call) => ({
  items: call.calendar
    .upcoming(call.now, requireEmbedCompany(call, call.params.id))
    .filter(({ startMs }) => startMs > call.now)
    .slice(0, call.query.limit)
    .map((event) => eventFields(call, event)),
});
