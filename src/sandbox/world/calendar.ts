import { LruCache } from '../../cache/lru-cache.js';
import type { Attendance } from './attendance.js';
import type { Company } from './company.js';
import { convoy, type Convoy } from './events.js';
import {
  companyOfEvent,
  horizon,
  hour,
  hourlyOccurrences,
  weeklyOccurrences,
  weekOf,
} from './schedule.js';
import { fixtureEvents } from './fixture-events.js';
import type { World } from './world.js';

/** Events relative to a time, of all companies or of one. */
export interface Calendar {
  /** Events that have not ended, by start. */
  readonly upcoming: (now: number, company?: Company) => Convoy[];
  /** Events that have not ended, by priority. */
  readonly prioritized: (now: number) => Convoy[];
  /** Events that have ended, latest first. */
  readonly past: (now: number, company?: Company) => Convoy[];
  /** The event with this id within the horizon; events of fixtures always, and by public id. */
  readonly event: (id: number | string, now: number) => Convoy | undefined;
}

const byStart = (one: Convoy, other: Convoy) => one.startMs - other.startMs || one.id - other.id;

const byPriority = (one: Convoy, other: Convoy) =>
  other.priorityScore - one.priorityScore || byStart(one, other);

/** Caches the results for the last `max` arguments, as events of all companies take long to generate. */
function cachedByNumber<T>(create: (key: number) => T, max: number): (key: number) => T {
  const cache = new LruCache<number, T>(max);
  return (key) => cache.getOrCompute(key, () => create(key));
}

const weekNumbers = (from: number, until: number) =>
  Array.from({ length: weekOf(until) - weekOf(from) + 1 }, (_, index) => weekOf(from) + index);

/** A weekly event replaces the hourly one with the same id. */
const withoutDoubles = (events: readonly Convoy[]) => [
  ...new Map(events.map((event) => [event.id, event])).values(),
];

/** Definition of a list of events that is cached until it changes. */
interface ListRule {
  /** A superset of the list. */
  readonly candidates: (now: number) => readonly Convoy[];
  readonly includes: (event: Convoy, now: number) => boolean;
  /** Times at which an event is added to the list or removed. */
  readonly changes: (event: Convoy) => readonly number[];
  /** When the candidates expire. */
  readonly candidatesUntil: (now: number) => number;
}

/** Returns the same array until one of its events begins or ends, or an attendance changes. */
function cachedEventList(rule: ListRule, attendance: Attendance): (now: number) => Convoy[] {
  let [from, until, version] = [0, -Infinity, -1];
  let list: Convoy[] = [];
  return (now) => {
    if (now >= from && now < until && version === attendance.version()) return list;
    const candidates = rule.candidates(now);
    [from, until, version] = [now, rule.candidatesUntil(now), attendance.version()];
    for (const event of candidates) {
      for (const time of rule.changes(event)) if (time > now && time < until) until = time;
    }
    list = attendance.counted(candidates.filter((event) => rule.includes(event, now)));
    return list;
  };
}

/** Creates the calendar of a world. */
export function createCalendar(world: World, attendance: Attendance): Calendar {
  const hourly = (companies: readonly Company[], now: number) =>
    companies
      .flatMap((company) => hourlyOccurrences(company, now))
      .map((occurrence) => convoy(world, occurrence));
  const planned = (companies: readonly Company[], number: number) =>
    companies
      .flatMap((company) => weeklyOccurrences(world, company, number))
      .map((occurrence) => convoy(world, occurrence));
  const fromFixtures = world.companies.flatMap(fixtureEvents);
  const byName = new Map(
    fromFixtures.flatMap(
      (event) =>
        [
          [String(event.id), event],
          [event.fixture?.publicId ?? '', event],
        ] as const,
    ),
  );
  const fixtureEventsOf = (company: Company) =>
    fromFixtures.filter((event) => event.company === company);

  const sorted = (events: readonly Convoy[]) => withoutDoubles(events).sort(byStart);

  const week = cachedByNumber((number) => planned(world.companies, number), 60);
  const between = (now: number, from: number, until: number) =>
    sorted([
      ...hourly(world.companies, now),
      ...weekNumbers(from, until).flatMap(week),
      ...fromFixtures,
    ]);
  const ahead = cachedByNumber((start) => between(start, start - hour, start + horizon.ahead), 2);
  const prioritized = cachedByNumber((start) => ahead(start).toSorted(byPriority), 2);
  const behind = cachedByNumber(
    (start) => between(start, start - horizon.back, start + hour).reverse(),
    2,
  );
  const ofCompany = (company: Company, now: number, from: number, until: number) =>
    sorted([
      ...hourly([company], now),
      ...fixtureEventsOf(company),
      ...weekNumbers(from, until).flatMap((number) => planned([company], number)),
    ]);

  const isAhead = (now: number) => (event: Convoy) =>
    event.endMs > now && event.startMs < now + horizon.ahead;
  const isBehind = (now: number) => (event: Convoy) =>
    event.endMs <= now && event.endMs > now - horizon.back;
  const upcomingOf = (company: Company, now: number) =>
    attendance.counted(
      ofCompany(company, now, now - hour, now + horizon.ahead).filter(isAhead(now)),
    );
  const pastOf = (company: Company, now: number) =>
    attendance.counted(
      ofCompany(company, now, now - horizon.back, now)
        .filter(isBehind(now))
        .reverse(),
    );
  const isOwn = ({ organizerType }: Convoy) => organizerType === 'vtc';

  const aheadRule = {
    includes: (event: Convoy, now: number) => isAhead(now)(event),
    changes: ({ startMs, endMs }: Convoy) => [endMs, startMs - horizon.ahead + 1],
    candidatesUntil: (now: number) => startOfHour(now) + hour,
  };
  const upcoming = cachedEventList(
    { ...aheadRule, candidates: (now) => ahead(startOfHour(now)) },
    attendance,
  );
  const byImportance = cachedEventList(
    { ...aheadRule, candidates: (now) => prioritized(startOfHour(now)) },
    attendance,
  );
  const past = cachedEventList(
    {
      ...aheadRule,
      candidates: (now) => behind(startOfHour(now)),
      includes: (event, now) => isBehind(now)(event),
      changes: ({ endMs }) => [endMs, endMs + horizon.back],
    },
    attendance,
  );

  return {
    upcoming: (now, company) => (company ? upcomingOf(company, now).filter(isOwn) : upcoming(now)),
    prioritized: byImportance,
    past: (now, company) => (company ? pastOf(company, now).filter(isOwn) : past(now)),
    event: (id, now) => {
      const event = byName.get(String(id));
      if (event) return attendance.counted([event])[0];
      if (typeof id === 'string') return undefined;
      const company = world.company(companyOfEvent(id));
      const all = company ? [...upcomingOf(company, now), ...pastOf(company, now)] : [];
      return all.find((event) => event.id === id);
    },
  };
}

const startOfHour = (now: number) => Math.floor(now / hour) * hour;
