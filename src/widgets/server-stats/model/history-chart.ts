import { parseTimestamp } from '../../../base.js';
import { hourMs, type SectionData } from '../data.js';

/** Number of players at one time, as the API sends it. */
export type Point = SectionData<'history'>['points'][number];

/** Names of the lines, in the order of the legend. */
const allLines = ['players', 'ets2', 'ats', 'capacity'] as const;

/** Name of a line. */
export type Line = (typeof allLines)[number];

/** Lines that the visitor switched on or off. */
export type LineChoices = Partial<Record<Line, boolean>>;

/** Values above this and below 0 are clamped to the edge of the chart, so that sums and differences stay finite. */
const maxValue = 1e12;

/** Number of columns: about the pixels of a chart in a narrow sidebar. */
const columnCount = 280;

/** `Intl` and `Date` disagree outside of 1970 to 5138. */
const isSupported = (time: number): boolean => time >= 0 && time < 1e14;

/**
 * A history in order of time; `times` are in ms since the epoch. Points with an invalid or unsupported date are left
 * out; of two with the same date, the last one counts. The API's array is used unchanged if it is valid and in order.
 */
export function seriesOf(points: readonly Point[]) {
  const times = points.map(({ date }) => parseTimestamp(date) ?? NaN);
  if (times.every((time, index) => isSupported(time) && time > (times[index - 1] ?? -1)))
    return { times, points };
  const byTime = new Map(points.map((point, index) => [times[index] ?? NaN, point]));
  const sorted = [...byTime].filter(([time]) => isSupported(time)).sort(([a], [b]) => a - b);
  return { times: sorted.map(([time]) => time), points: sorted.map(([, point]) => point) };
}

/** Linear scale from `from`–`to` to 0–100, clamped; 50 for every value if `from` equals `to`. */
export const scale =
  (from: number, to: number) =>
  (value: number): number => {
    const share = to === from ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));
    return Math.round(share * 1e4) / 100;
  };

/** Two to five evenly spaced round whole numbers from 0, the last of which is at least `max`. */
export function roundTicks(max: number): number[] {
  let step = 1;
  for (let turn = 0; step * 4 < max; turn++) step *= turn % 3 === 1 ? 2.5 : 2;
  return [...Array(Math.ceil(max / step || 1) + 1).keys()].map((index) => index * step);
}

/** Median of at most 1000 of the values. */
function median(values: readonly number[]): number {
  const stride = Math.ceil(values.length / 1000);
  const sample = values.filter((_, index) => index % stride === 0).sort((a, b) => a - b);
  return sample[sample.length >> 1] ?? 0;
}

/** Indices of the lowest and the highest value in each column, in order. */
function extremes(columns: readonly number[], valueAt: (index: number) => number): number[] {
  const indices = new Set<number>();
  let [low, high] = [0, 0];
  for (let index = 1; index <= columns.length; index++) {
    if (columns[index] !== columns[low]) {
      indices.add(Math.min(low, high)).add(Math.max(low, high));
      low = high = index;
    } else if (valueAt(index) < valueAt(low)) low = index;
    else if (valueAt(index) > valueAt(high)) high = index;
  }
  return [...indices];
}

/**
 * Lines, area, scales and peak of a history. Series that are 0 throughout are left out, except `players`; at first,
 * `players` and `ats` are shown, since `ets2` is close to the sum, and `capacity` would flatten all other lines. An
 * interval of more than two and a half times the median interrupts a line. Only the timestamps are copied, not the points.
 */
export function historyChart(history: SectionData<'history'>, choices: LineChoices = {}) {
  const { times, points } = seriesOf(history.points);
  const x = scale(times[0] ?? 0, times.at(-1) ?? 0);
  // Each point is a column of its own if they are few.
  const columns = times.map((time, index) =>
    times.length > 2 * columnCount
      ? Math.min(columnCount - 1, Math.floor((x(time) * columnCount) / 100))
      : index,
  );
  const intervals = times.map((time, index) => time - (times[index - 1] ?? time));
  const typicalInterval = median(intervals);
  let segment = 0;
  const segments = intervals.map((each) => (each > 2.5 * typicalInterval ? ++segment : segment));
  const valueAt = (line: Line) => (index: number) => points[index]?.[line] ?? 0;
  const shownIndices = allLines
    .filter((name) => name === 'players' || points.some((point) => point[name] > 0))
    .map((name) => {
      const isShown = name === 'players' || (choices[name] ?? name === 'ats');
      return { name, isShown, indices: isShown ? extremes(columns, valueAt(name)) : [] };
    });
  const values = shownIndices.flatMap(({ name, indices }) => indices.map(valueAt(name)));
  // The highest value is near the upper edge: a round number far above it would leave a part of the chart empty.
  const max = Math.min(maxValue, Math.max(1, ...values));
  const top = 1.05 * max;
  const yTicks = roundTicks(max).filter((tick) => tick <= top);
  const y = scale(top, 0);
  const lines = shownIndices.map(({ name, isShown, indices }) => {
    const path = indices.map((index, at) => {
      const position = `${x(times[index] ?? 0)} ${y(valueAt(name)(index))}`;
      const continuesLine = segments[index] === segments[indices[at - 1] ?? -1];
      // `h0`: a line without length, so that a single point is rendered as a dot.
      return continuesLine ? `L${position}` : `M${position}h0`;
    });
    // The path is within 100 by 100; empty if the line is hidden.
    return { name, isShown, path: path.join('') };
  });
  const players = valueAt('players');
  return {
    times,
    points,
    x,
    y,
    yTicks,
    lines,
    // Closes each line of `players`: down to the baseline (V100), then back to its start (H).
    area: (lines[0]?.path ?? '').replace(/M(\S+)[^M]*/g, '$&V100H$1'),
    /** Whether points are calendar days, to be formatted in UTC: intervals of a day or more. */
    isDaily: typicalInterval >= 24 * hourMs,
    /** Whether points are averages, which are lower than the true peak: intervals of more than an hour. */
    isAveraged: typicalInterval > hourMs,
    /** Index of the first point with the most players. */
    peakIndex: (shownIndices[0]?.indices ?? []).reduce(
      (peak, index) => (players(index) > players(peak) ? index : peak),
      0,
    ),
  };
}

/** Data of the history's chart: coordinates from 0 to 100 within its box, times in ms since the epoch. */
export type HistoryChart = ReturnType<typeof historyChart>;

/**
 * Players at the highest point. If the points are not averages, the exact peak of the range from the peak section, if
 * it has one.
 */
export function peakPlayers(
  { points, peakIndex, isAveraged }: HistoryChart,
  range: string,
  section?: SectionData<'peak'>,
): number {
  const players = points[peakIndex]?.players ?? 0;
  if (isAveraged || !section) return players;
  if (range === 'all') return section.allTimePeak.value;
  return section.windows.find(({ key }) => key === range)?.peak ?? players;
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

/**
 * Relative change of the players against the same hour of the day before; undefined if there is no point of that hour, as
 * where points are averages of more than an hour.
 */
export function dayChange(
  { times, points, isAveraged }: Pick<HistoryChart, 'times' | 'points' | 'isAveraged'>,
  players: number,
  now: number,
): number | undefined {
  const yesterday = now - 24 * hourMs;
  const index = nearestIndex(times, yesterday);
  const before = points[index]?.players ?? 0;
  const isSameHour = Math.abs((times[index] ?? Infinity) - yesterday) <= hourMs;
  return isSameHour && !isAveraged && before > 0 ? players / before - 1 : undefined;
}
