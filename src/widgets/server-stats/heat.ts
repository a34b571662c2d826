import { drawable } from './scale.js';
import type { SectionData } from './stats-data.js';

/** The usual players of an hour of the week. */
export interface HeatCell {
  /** Hours since Monday 0:00 in the zone shown; not whole where the zone is not whole hours from UTC. */
  hour: number;
  players: number;
}

const weekHours = 168;

/**
 * The cells of a heatmap in a zone that is `offsetHours` ahead of UTC, in order. Day 0 or 7 is Sunday, 1 to 6
 * are Monday to Saturday, day and hour are UTC: *not described by the API document*. Other days and hours are left out.
 */
export function heatCells(cells: SectionData<'heatmap'>['cells'], offsetHours: number): HeatCell[] {
  const byHour = new Map<number, HeatCell>();
  for (const { day, hour, players } of cells) {
    if (!(day >= 0 && day <= 7 && hour >= 0 && hour < 24) || (day * 24 + hour) % 1) continue;
    const shifted = ((((day + 6) * 24 + hour + offsetHours) % weekHours) + weekHours) % weekHours;
    byHour.set(shifted, { hour: shifted, players });
  }
  return [...byHour.values()].sort((a, b) => a.hour - b.hour);
}

/** How many classes of players the colours tell apart. */
export const classes = 5;

/** The class of a number of players, from 0 to 4, where `most` is the greatest. */
export const classOf = (players: number, most: number): number =>
  most > 0
    ? Math.min(classes - 1, Math.max(0, Math.floor((drawable(players) / drawable(most)) * classes)))
    : 0;

/** One SVG path for each class: squares of size 1, days from top to bottom, hours from left to right; one over midnight is split. */
export function heatPaths(cells: readonly HeatCell[]): string[] {
  const most = Math.max(...cells.map(({ players }) => players));
  const paths = Array.from({ length: classes }, () => '');
  for (const { hour, players } of cells) {
    const [row, column] = [Math.floor(hour / 24), hour % 24];
    const width = Math.min(1, 24 - column);
    const rest = width < 1 ? `M0 ${(row + 1) % 7}h${1 - width}v1h${width - 1}z` : '';
    paths[classOf(players, most)] += `M${column} ${row}h${width}v1h${-width}z${rest}`;
  }
  return paths;
}
