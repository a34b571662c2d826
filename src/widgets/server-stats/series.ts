import { moment } from '../../base/time.js';
import type { SectionData } from './stats-data.js';

/** Players at a moment, in ms since the epoch. */
export type Point = SectionData<'history'>['points'][number] & { at: number };

/** Points in order of time; of two at one moment the later one told, those without a moment left out. */
export function ordered(points: SectionData<'history'>['points']): Point[] {
  const byTime = new Map<number, Point>();
  for (const point of points) {
    const at = moment(point.date);
    if (at !== undefined) byTime.set(at, { ...point, at });
  }
  return [...byTime.values()].sort((a, b) => a.at - b.at);
}

/** The usual time between two points, in ms; 0 where there are fewer than two. */
export function usualStep(points: readonly Point[]): number {
  const steps = points.slice(1).map(({ at }, index) => at - (points[index]?.at ?? at));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

/** Points without a hole between them: a hole is more than two and a half times the usual step. */
export function runs(points: readonly Point[]): Point[][] {
  const longest = 2.5 * usualStep(points);
  const all: Point[][] = [];
  for (const point of points) {
    const run = all.at(-1);
    if (run && point.at - (run.at(-1)?.at ?? 0) <= longest) run.push(point);
    else all.push([point]);
  }
  return all;
}

/** Of every `size` points the first and those with the fewest and the most players: what can be seen of them. */
export function thinned(points: readonly Point[], size: number): Point[] {
  if (size < 4) return [...points];
  const kept = new Set<Point>();
  for (let start = 0; start < points.length; start += size) {
    const part = points.slice(start, start + size);
    const byPlayers = [...part].sort((a, b) => a.players - b.players);
    const seen = [part[0], byPlayers[0], byPlayers.at(-1)].sort(
      (a, b) => (a?.at ?? 0) - (b?.at ?? 0),
    );
    for (const point of seen) if (point) kept.add(point);
  }
  const last = points.at(-1);
  return [...(last ? kept.add(last) : kept)];
}
