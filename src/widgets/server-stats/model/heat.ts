import type { SectionData } from './stats-data.js';

/** Hours from the epoch to the first Monday after. */
export const mondayHours = 96;

/**
 * The usual players in each hour of a week from Monday 0:00, undefined where the API has none; `ahead` is
 * how many whole hours the clock of the week is ahead of UTC. Day 0 or 7 is Sunday, 1 to 6 are Monday to
 * Saturday, day and hour are UTC: *not described by the API document*. Other days and hours are left out.
 */
export function heatHours(
  { cells }: SectionData<'heatmap'>,
  ahead: number,
): (number | undefined)[] {
  const known = new Map(cells.map(({ day, hour, players }) => [`${day || 7},${hour}`, players]));
  return Array.from({ length: 168 }, (_, index) => {
    const hours = (index - ahead + 168) % 168;
    return known.get(`${Math.floor(hours / 24) + 1},${hours % 24}`);
  });
}

/**
 * Five SVG paths, laid over each other from few players to many: squares within size 1 for the hours that have
 * at least 0, 1, 2, 3 and 4 fifths of `most`, a row for each day, a column for each hour.
 */
export const heatPaths = (hours: readonly (number | undefined)[], most: number): string[] =>
  [0, 1, 2, 3, 4].map((level) =>
    hours
      .map((players = -1, hour) =>
        players * 5 >= most * level ? `M${hour % 24} ${Math.floor(hour / 24)}h.95v.9h-.95z` : '',
      )
      .join(''),
  );
