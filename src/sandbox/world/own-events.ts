import type { Company } from './company.js';
import type { Convoy } from './events.js';
import type { FixtureEvent } from './fixture.js';
import { hour } from './schedule.js';

const usualLength = 2 * hour;

/** Ids of made events are millions of times as large, and fixtures have few. */
const ownId = (company: Company, index: number) => company.id * 1000 + index + 1;

function convoy(company: Company, given: FixtureEvent, index: number): Convoy {
  const startMs = Date.parse(given.startAt);
  const endMs = given.endAt === undefined ? startMs + usualLength : Date.parse(given.endAt);
  const attendeeCount = given.attendeeCount ?? 0;
  return {
    id: given.id ?? ownId(company, index),
    company,
    startMs,
    endMs,
    name: given.name,
    category: given.category ?? 'convoy',
    game: given.game ?? null,
    server: given.server ?? null,
    language: given.language ?? null,
    requiredDlcs: given.requiredDlcs ?? [],
    attendeeCount,
    madeUpAttendees: attendeeCount,
    organizerType: given.organizerType === 'personal' ? 'personal' : 'vtc',
    priorityScore: given.priorityScore ?? attendeeCount,
    featured: false,
    cancelled: given.lifecycleStatus === 'cancelled',
    given,
  };
}

/** The events that a fixture gives a company. */
export const ownEvents = (company: Company): Convoy[] =>
  (company.internal.given?.events ?? []).map((given, index) => convoy(company, given, index));
