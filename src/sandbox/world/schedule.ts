import type { WorldCompany } from './company.js';
import { random } from './random.js';
import type { World } from './world.js';

/** Date and company of an event; times in milliseconds since 1970. */
export interface Occurrence {
  /** Combines the hour of the start and the company id. */
  readonly id: number;
  readonly company: WorldCompany;
  readonly startMs: number;
  readonly endMs: number;
}

/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const week = 7 * day;

/** How far into the future and the past events exist; `history`: those of a company with a long history. */
export const horizon = { ahead: 8 * week, back: 13 * week, history: 110 * week };

/** How far into the past the events of a company exist. */
export const historyMs = ({ scenario }: WorldCompany): number =>
  scenario === 'flagship' ? horizon.history : horizon.back;

const idsPerHour = 20_000;
const firstHour = Date.UTC(2015, 0, 1) / hour;
/** A Monday, so that a week ends with its weekend. */
const firstWeek = Date.UTC(2015, 0, 5);

const eventId = (company: WorldCompany, startMs: number) =>
  (Math.floor(startMs / hour) - firstHour) * idsPerHour + company.id;

/** The company id in an event id. */
export const companyOfEvent = (id: number) => id % idsPerHour;

/** The number of the week of `time`. */
export const weekOf = (time: number) => Math.floor((time - firstWeek) / week);

const occurrence = (company: WorldCompany, startMs: number, durationMs: number): Occurrence => ({
  id: eventId(company, startMs),
  company,
  startMs,
  endMs: startMs + durationMs,
});

/** Companies with an event every hour, so that one is always live and one starts soon. */
const hourly = new Set(['flagship', 'hostile', 'coach', 'unlisted', 'private', 'all-null']);
/** Duration of an hourly event; no other event has it. */
export const hourlyDurationMs = 100 * minute;
const hourlyHistoryMs = 3 * hour;

const isHourly = ({ scenario }: WorldCompany) => hourly.has(scenario ?? '');

/** The hourly events of a company: those of the last three hours and the next one. */
export function hourlyOccurrences(company: WorldCompany, now: number): Occurrence[] {
  if (!isHourly(company)) return [];
  const next = Math.floor(now / hour) * hour + hour;
  const starts = [];
  for (let start = next; start > now - hourlyHistoryMs; start -= hour) starts.unshift(start);
  return starts.map((start) => occurrence(company, start, hourlyDurationMs));
}

/** The weekly events of a company in one week: Friday to Sunday evening, one to three hours. */
export function weeklyOccurrences(
  { seed }: World,
  company: WorldCompany,
  number: number,
): Occurrence[] {
  if (!company.holdsEvents) return [];
  const source = random(seed, 'week', number, company.id);
  const isFlagship = company.scenario === 'flagship';
  const days = isFlagship ? [4, 5, 6] : source.chance(0.4) ? [source.integer(4, 6)] : [];
  return days.map((weekday) => {
    // An event that replaces an hourly one starts on the hour, too.
    const past = source.pick([0, 0, 30]) * (isHourly(company) ? 0 : minute);
    const start = source.integer(16, 22) * hour + past;
    const length = source.pick([60, 90, 120, 150, 180]) * minute;
    return occurrence(company, firstWeek + number * week + weekday * day + start, length);
  });
}
