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
  /** Fewest and most players in an hour, and the index of the hour with the most. */
  readonly min: number;
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
  const known = hours.filter((players) => players !== undefined);
  const [min, max] = [Math.max(0, Math.min(...known)), Math.max(-1, ...known)];
  const busiest = hours.indexOf(max);
  if (busiest < 0) return undefined;
  const localMs = (hour: number) => (mondayHours + firstHour + hour + offset - ahead) * hourMs;
  return { hours, min, max, busiest, localMs };
}

/** Number of tones of a heatmap. */
export const heatLevels = 7;

/** The tone of a number of players, from 0 for the fewest to the last one for the most; that one if all are equal. */
function levelOf(players: number, { min, max }: Pick<HeatWeek, 'min' | 'max'>): number {
  const last = heatLevels - 1;
  if (min >= max) return last;
  // Fractions of the maximum stay finite.
  const share = (players / max - min / max) / (1 - min / max);
  return Math.min(last, Math.max(0, Math.round(share * last) || 0));
}

/** Average of the known numbers; undefined without one. */
function average(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined;
}

/** SVG path of the cell that includes an hour: a row for each day, a column for each hour of it, `width` hours wide. */
export const heatCell = (hour: number, width: number): string => {
  const column = (hour % 24) - (hour % width);
  return `M${column} ${Math.floor(hour / 24)}h${width * 0.93}v.9h-${width * 0.93}z`;
};

/** SVG paths of a week's cells, which are `width` hours wide, one path for each tone. */
export function heatPaths(
  { hours, ...range }: Pick<HeatWeek, 'hours' | 'min' | 'max'>,
  width: number,
): string[] {
  const paths = Array<string>(heatLevels).fill('');
  for (let hour = 0; hour < hours.length; hour += width) {
    const players = average(hours.slice(hour, hour + width));
    if (players !== undefined) paths[levelOf(players, range)] += heatCell(hour, width);
  }
  return paths;
}
