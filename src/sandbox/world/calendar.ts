import { LruCache } from '../../cache/lru-cache.js';
import type { Attendance } from './attendance.js';
import type { WorldCompany } from './company.js';
import { convoy, type WorldConvoy } from './events.js';
import {
  companyOfEvent,
  historyMs,
  horizon,
  hour,
  hourlyOccurrences,
  weeklyOccurrences,
  weekOf,
} from './schedule.js';
import { fixtureEvents } from './fixture-events.js';
import type { World } from './world.js';
import { several } from './several.js';

/** Events relative to a time, of all companies or of one. */
export interface Calendar {
  /** Events that have not ended, by start. */
  readonly upcoming: (now: number, company?: WorldCompany) => WorldConvoy[];
  /** Events that have not ended, by priority. */
  readonly prioritized: (now: number) => WorldConvoy[];
  /** Events that have ended, latest first. */
  readonly past: (now: number, company?: WorldCompany) => WorldConvoy[];
  /** The event with this id within the horizon; events of fixtures always, and by public id. */
  readonly event: (id: number | string, now: number) => WorldConvoy | undefined;
}

const byStart = (a: WorldConvoy, b: WorldConvoy) => a.startMs - b.startMs || a.id - b.id;

const byPriority = (a: WorldConvoy, b: WorldConvoy) =>
  b.priorityScore - a.priorityScore || byStart(a, b);

/** Caches the results for the last `max` arguments, as events of all companies take long to generate. */
function cachedByNumber<T>(create: (key: number) => T, max: number): (key: number) => T {
  const cache = new LruCache<number, T>(max);
  return (key) => cache.getOrCompute(key, () => create(key));
}

const weekNumbers = (from: number, until: number) =>
  several(weekOf(until) - weekOf(from) + 1, (index) => weekOf(from) + index);

const startOfHour = (now: number) => Math.floor(now / hour) * hour;

const isOwn = ({ organizerType }: WorldConvoy) => organizerType === 'vtc';

/** Creates the calendar of a world. */
export function createCalendar(world: World, attendance: Attendance): Calendar {
  const fromFixtures = world.companies.flatMap(fixtureEvents);
  const byName = new Map<string, WorldConvoy>();
  for (const event of fromFixtures) {
    byName.set(event.fixture?.publicId ?? '', event).set(String(event.id), event);
  }

  const weekly = (companies: readonly WorldCompany[], week: number) =>
    companies
      .flatMap((company) => weeklyOccurrences(world, company, week))
      .map((occurrence) => convoy(world, occurrence));
  const weeklyOfAll = cachedByNumber((week) => weekly(world.companies, week), 60);
  const historic = world.companies.filter((company) => historyMs(company) > horizon.back);
  /** Events of one week: before the horizon of `now`, of the companies with a long history. */
  const weeklyAt = (week: number, now: number, company?: WorldCompany) => {
    if (company) return weekly([company], week);
    return week < weekOf(now - horizon.back) ? weekly(historic, week) : weeklyOfAll(week);
  };

  /** All events by start, with the hourly ones of `now`. */
  const between = (now: number, from: number, until: number, company?: WorldCompany) => {
    const companies = company ? [company] : world.companies;
    const events = [
      ...companies
        .flatMap((convoy) => hourlyOccurrences(convoy, now))
        .map((occurrence) => convoy(world, occurrence)),
      ...weekNumbers(from, until).flatMap((week) => weeklyAt(week, now, company)),
      ...fromFixtures.filter((event) => !company || event.company === company),
    ];
    // A weekly event replaces the hourly one with the same id.
    return [...new Map(events.map((event) => [event.id, event])).values()].sort(byStart);
  };
  const ahead = (now: number, company?: WorldCompany) =>
    between(now, now - hour, now + horizon.ahead, company);
  const behind = (now: number, company?: WorldCompany) =>
    between(
      now,
      now - (company ? historyMs(company) : horizon.history),
      now + hour,
      company,
    ).reverse();
  const aheadOfAll = cachedByNumber((now) => ahead(now), 2);
  const prioritizedOfAll = cachedByNumber((now) => aheadOfAll(now).toSorted(byPriority), 2);
  const behindOfAll = cachedByNumber((now) => behind(now), 2);

  const upcoming = (events: readonly WorldConvoy[], now: number) =>
    attendance.counted(
      events.filter(({ startMs, endMs }) => endMs > now && startMs < now + horizon.ahead),
    );
  const past = (events: readonly WorldConvoy[], now: number) =>
    attendance.counted(
      events.filter(
        ({ company, endMs, fixture }) =>
          endMs <= now && (fixture !== undefined || endMs > now - historyMs(company)),
      ),
    );

  return {
    upcoming: (now, company) =>
      company
        ? upcoming(ahead(now, company), now).filter(isOwn)
        : upcoming(aheadOfAll(startOfHour(now)), now),
    prioritized: (now) => upcoming(prioritizedOfAll(startOfHour(now)), now),
    past: (now, company) =>
      company
        ? past(behind(now, company), now).filter(isOwn)
        : past(behindOfAll(startOfHour(now)), now),
    event: (id, now) => {
      const event = byName.get(String(id));
      if (event) return attendance.counted([event])[0];
      if (typeof id === 'string') return undefined;
      const company = world.company(companyOfEvent(id));
      const all = company
        ? [...upcoming(ahead(now, company), now), ...past(behind(now, company), now)]
        : [];
      return all.find((event) => event.id === id);
    },
  };
}
