import { parseTimestamp } from '../../../intl/time.js';
import { hourMs, type SectionData } from './stats-data.js';

/** Number of players at one time, as the API sends it. */
export type Point = SectionData<'history'>['points'][number];

/** Points in order of time; `times` are theirs, in ms since the epoch. */
export interface Series {
  readonly times: readonly number[];
  readonly points: readonly Point[];
}

/** `Intl` and `Date` disagree outside of 1970 to 5138. */
const isSupported = (time: number): boolean => time >= 0 && time < 1e14;

/**
 * A history in order of time. Points with an invalid or unsupported date are left out; of two with the same date, the
 * last one counts. The array of the API is used as it is if it is valid and in order, which it usually is.
 */
export function seriesOf(points: readonly Point[]): Series {
  let [before, isInOrder] = [-1, true];
  const times = points.map(({ date }) => {
    const time = parseTimestamp(date) ?? NaN;
    isInOrder &&= isSupported(time) && time > before;
    return (before = time);
  });
  if (isInOrder) return { times, points };
  const byTime = new Map(points.map((point, index) => [times[index] ?? NaN, point]));
  const sorted = [...byTime].filter(([time]) => isSupported(time)).sort(([a], [b]) => a - b);
  return { times: sorted.map(([time]) => time), points: sorted.map(([, point]) => point) };
}

/** Index of the time that is nearest to `time`; `times` rise. */
export function nearestIndex(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= time) low = middle;
    else high = middle;
  }
  const distance = (index: number) => Math.abs((times[index] ?? Infinity) - time);
  return distance(high) < distance(low) ? high : low;
}

/** Relative change of the players against the same hour of the day before; undefined if there is no point of that hour. */
export function dayChange(
  { times, points }: Series,
  players: number,
  now: number,
): number | undefined {
  const yesterday = now - 24 * hourMs;
  const index = nearestIndex(times, yesterday);
  const before = points[index]?.players ?? 0;
  const isSameHour = Math.abs((times[index] ?? Infinity) - yesterday) <= hourMs;
  return isSameHour && before > 0 ? players / before - 1 : undefined;
}
