import { moment } from '../../base/time.js';
import type { SectionData } from './stats-data.js';

/** Players at a moment, in ms since the epoch. */
export type Point = SectionData<'history'>['points'][number] & { at: number };

/** Points in order of time; of two at one moment the later one told, those without a moment left out. */
export function ordered(points: SectionData<'history'>['points']): Point[] {
  const byTime = new Map(points.map((point) => [moment(point.date) ?? NaN, point]));
  byTime.delete(NaN);
  return [...byTime].map(([at, point]) => ({ ...point, at })).sort((a, b) => a.at - b.at);
}

/** The usual time between two points, in ms; 0 where there are fewer than two. */
export function usualStep(points: readonly Point[]): number {
  const steps = points.map(({ at }, index) => at - (points[index - 1]?.at ?? at));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

/** Points without a hole between them: a hole is more than two and a half times the usual step. */
export function runs(points: readonly Point[]): Point[][] {
  const longest = 2.5 * usualStep(points);
  const all: Point[][] = [];
  points.forEach((point, index) => {
    const step = point.at - (points[index - 1]?.at ?? -Infinity);
    if (step > longest) all.push([]);
    all.at(-1)?.push(point);
  });
  return all;
}
