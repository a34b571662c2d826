import { moment } from '../../../intl/time.js';
import type { SectionData } from './stats-data.js';

/** Players at a moment, in ms since the epoch. */
export type Point = SectionData<'history'>['points'][number] & { at: number };

/**
 * Points in order of time; of two at one moment the last one, those without a moment left out,
 * as are those before 1970 or after 5138, where `Intl` and `Date` understand each other less.
 */
export function ordered(points: SectionData<'history'>['points']): Point[] {
  const known = points
    .map((point) => ({ ...point, at: moment(point.date) ?? NaN }))
    .filter(({ at }) => at >= 0 && at < 1e14);
  const isRising = known.every(({ at }, index) => index === 0 || at > (known[index - 1]?.at ?? at));
  if (isRising) return known;
  return [...new Map(known.map((point) => [point.at, point])).values()].sort((a, b) => a.at - b.at);
}

/** The times from point to point, in ms; 0 for the first. */
export const stepsOf = (points: readonly Point[]): number[] =>
  points.map(({ at }, index) => at - (points[index - 1]?.at ?? at));

/** The point nearest to a moment. */
export function nearestPoint(points: readonly Point[], at: number): number {
  const distance = (index: number) => Math.abs((points[index]?.at ?? Infinity) - at);
  return points.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/** How many players more or fewer `current` is than a day before `now`, as a fraction; undefined where no point says. */
export function dayChange(
  points: readonly Point[],
  current: number,
  now: number,
): number | undefined {
  const yesterday = now - 86_400_000;
  const point = points[nearestPoint(points, yesterday)];
  const isSameHour = point && Math.abs(point.at - yesterday) <= 3_600_000;
  return isSameHour && point.players > 0 ? current / point.players - 1 : undefined;
}
