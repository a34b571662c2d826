import type { SectionData } from '../data.js';

/** Hours from the epoch to the first Monday after it. */
export const mondayHours = 96;

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
