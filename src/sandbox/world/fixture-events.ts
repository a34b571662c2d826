import type { WorldCompany } from './company.js';
import type { WorldConvoy } from './events.js';
import type { FixtureEvent } from './fixture.js';
import { hour } from './schedule.js';

const defaultDurationMs = 2 * hour;

/** Does not collide with generated events, whose ids are far larger. */
const eventIdOf = (company: WorldCompany, index: number) => company.id * 1000 + index + 1;

function convoy(company: WorldCompany, record: FixtureEvent, index: number): WorldConvoy {
  const startMs = Date.parse(record.startAt);
  const endMs = record.endAt === undefined ? startMs + defaultDurationMs : Date.parse(record.endAt);
  const attendeeCount = record.attendeeCount ?? 0;
  return {
    id: record.id ?? eventIdOf(company, index),
    company,
    startMs,
    endMs,
    name: record.name,
    category: record.category ?? 'convoy',
    game: record.game ?? null,
    server: record.server ?? null,
    language: record.language ?? null,
    requiredDlcs: record.requiredDlcs ?? [],
    attendeeCount,
    generatedAttendees: attendeeCount,
    organizerType: record.organizerType === 'personal' ? 'personal' : 'vtc',
    priorityScore: record.priorityScore ?? attendeeCount,
    featured: false,
    cancelled: record.lifecycleStatus === 'cancelled',
    fixture: record,
  };
}

/** The events of a company in its fixture. */
export const fixtureEvents = (company: WorldCompany): WorldConvoy[] =>
  (company.fixture?.events ?? []).map((record, index) => convoy(company, record, index));
