import type { SectionData } from './stats-data.js';

/** How many classes of players the colours tell apart. */
export const classes = 5;

/**
 * The usual players by hours since Monday 0:00 in a zone that is `offsetHours` ahead of UTC; the hours are not
 * whole where the zone is not whole hours from UTC. Day 0 or 7 is Sunday, 1 to 6 are Monday to Saturday, day
 * and hour are UTC: *not described by the API document*. Other days and hours are left out.
 */
export function heatHours(
  { cells }: SectionData<'heatmap'>,
  offsetHours: number,
): Map<number, number> {
  const hours = new Map<number, number>();
  for (const { day, hour, players } of cells) {
    if (/^[0-7],(1?\d|2[0-3])$/.test(`${day},${hour}`))
      hours.set(((day + 13) * 24 + hour + offsetHours) % 168, players);
  }
  return hours;
}

/** One SVG path for each class: squares within size 1, a row for each day, a column for each hour. */
export function heatPaths(hours: ReadonlyMap<number, number>, most: number): string[] {
  const paths = Array.from({ length: classes }, () => '');
  for (const [hour, players] of hours) {
    const level = Math.floor((players / most) * classes) || 0;
    paths[Math.min(classes - 1, Math.max(0, level))] +=
      `M${Math.floor(hour % 24)} ${Math.floor(hour / 24)}h.95v.9h-.95z`;
  }
  return paths;
}
