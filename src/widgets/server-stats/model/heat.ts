import { weekInfoOf } from '../../../base.js';
import { hourMs, type SectionData } from '../data.js';
import { offsetMs } from './time-ticks.js';

/** Hours from the epoch to the first Monday after it. */
const mondayHours = 96;

/**
 * Typical players in each hour of a week from Monday 0:00, undefined if the API has none; `ahead` is the
 * week's offset from UTC in whole hours. Day 0 or 7 is Sunday, 1 to 6 are Monday to
 * Saturday, day and hour are UTC: *not described by the API document*. Cells with other days or hours are ignored.
 */
export function heatHours(
  { cells }: SectionData<'heatmap'>,
  ahead: number,
): (number | undefined)[] {
  const known = new Map(cells.map(({ day, hour, players }) => [`${day || 7},${hour}`, players]));
  return [...Array(168).keys()].map((index) => {
    const hours = (index - ahead + 168) % 168;
    return known.get(`${Math.floor(hours / 24) + 1},${hours % 24}`);
  });
}

/** A week of typical players, which begins with the first day of the week of a locale. */
export interface HeatWeek {
  /** Typical players in each hour; undefined if the API has none. */
  readonly hours: readonly (number | undefined)[];
  /** Most players in an hour, and the index of that hour. */
  readonly max: number;
  readonly busiest: number;
  /** Local time at which an hour begins, in ms, as if it were UTC. */
  readonly localMs: (hour: number) => number;
}

/** The week in a time zone, by its offset from UTC at `now`; undefined if no hour has players. */
export function heatWeek(
  data: SectionData<'heatmap'>,
  { locale, zone, now }: { readonly locale: string; readonly zone: string; readonly now: number },
): HeatWeek | undefined {
  const offset = offsetMs(zone, now) / hourMs;
  const ahead = Math.floor(offset);
  const firstHour = ((weekInfoOf(locale).firstWeekday + 6) % 7) * 24;
  const fromMonday = heatHours(data, ahead);
  const hours = [...fromMonday.slice(firstHour), ...fromMonday.slice(0, firstHour)];
  const max = Math.max(...hours.map((players = -1) => players));
  const busiest = hours.indexOf(max);
  if (busiest < 0) return undefined;
  const localMs = (hour: number) => (mondayHours + firstHour + hour + offset - ahead) * hourMs;
  return { hours, max, busiest, localMs };
}

/**
 * Five SVG paths to be layered: squares of size 1 for the hours with at least 0, 1, 2, 3 and 4 fifths of `max`
 * players, a row for each day, a column for each hour.
 */
export const heatPaths = (hours: readonly (number | undefined)[], max: number): string[] =>
  [0, 1, 2, 3, 4].map((level) =>
    hours
      .map((players = -1, hour) =>
        players * 5 >= max * level ? `M${hour % 24} ${Math.floor(hour / 24)}h.95v.9h-.95z` : '',
      )
      .join(''),
  );
