import { columnStarts, extremes } from './downsample.js';
import { roundTicks, scale } from './scale.js';
import { seriesOf } from './series.js';
import { hourMs, type SectionData } from './stats-data.js';

/** Name of a line. */
export type Line = 'players' | 'ets2' | 'ats' | 'capacity';

/** Lines that the visitor switched on or off. */
export type LineChoices = Partial<Record<Line, boolean>>;

/** A line of the chart. */
export interface ChartLine {
  readonly name: Line;
  readonly isShown: boolean;
  /** SVG path within 100 by 100; empty if the line is hidden. */
  readonly path: string;
}

const allLines: readonly Line[] = ['players', 'ets2', 'ats', 'capacity'];

/** Lines shown by default besides `players`: `ets2` is close to it, and `capacity` would flatten all other lines. */
const defaultChoices: LineChoices = { ats: true };

/** Values above this and below 0 are clamped to the edge of the chart, so that sums and differences stay finite. */
const maxValue = 1e12;

/** Median interval between timestamps in ascending order; of at most 1000 of them. */
function medianInterval(times: readonly number[]): number {
  const stride = Math.ceil(times.length / 1000);
  const sample: number[] = [];
  for (let index = 0; index < times.length; index += stride)
    sample.push(intervalBefore(times, index));
  return sample.sort((a, b) => a - b)[sample.length >> 1] ?? 0;
}

/** Interval since the previous timestamp; 0 for the first. */
const intervalBefore = (times: readonly number[], index: number): number =>
  (times[index] ?? 0) - (times[Math.max(0, index - 1)] ?? 0);

/**
 * Lines, area, scales and peak of a history. Series that are 0 throughout are left out, except `players`; an interval
 * of more than two and a half times the median interrupts a line. Only the timestamps are copied, not the points.
 */
export function historyChart(history: SectionData<'history'>, choices: LineChoices = {}) {
  const { times, points } = seriesOf(history.points);
  const valueAt = (line: Line) => (index: number) => points[index]?.[line] ?? 0;
  const names = allLines.filter(
    (line) => line === 'players' || points.some((point) => point[line] > 0),
  );
  const isShown = (line: Line) =>
    line === 'players' || ({ ...defaultChoices, ...choices }[line] ?? false);
  const x = scale(times[0] ?? 0, times.at(-1) ?? 0);
  const xAt = (index: number) => x(times[index] ?? 0);
  const starts = columnStarts(points.length, xAt);
  const indices = new Map(
    names.filter(isShown).map((line) => [line, extremes(starts, points.length, valueAt(line))]),
  );
  const maxima = [...indices].map(([line, shown]) => Math.max(0, ...shown.map(valueAt(line))));
  const yTicks = roundTicks(Math.min(maxValue, Math.max(...maxima)));
  const y = scale(yTicks.at(-1) ?? 0, 0);
  const typicalInterval = medianInterval(times);
  /** Indices of the points after a gap. */
  const afterGaps: number[] = [];
  times.forEach((_, index) => {
    if (intervalBefore(times, index) > 2.5 * typicalInterval) afterGaps.push(index);
  });
  const path = (line: Line) => {
    let data = '';
    let passedGaps = 0;
    for (const index of indices.get(line) ?? []) {
      const position = `${xAt(index)} ${y(valueAt(line)(index))}`;
      const previousGaps = passedGaps;
      while ((afterGaps[passedGaps] ?? Infinity) <= index) passedGaps++;
      const continuesLine = data !== '' && passedGaps === previousGaps;
      // `h0`: a line without length, so that a single point is rendered as a dot.
      data += continuesLine ? `L${position}` : `M${position}h0`;
    }
    return data;
  };
  const lines = names.map((name): ChartLine => ({
    name,
    isShown: isShown(name),
    path: path(name),
  }));
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
    peakIndex: (indices.get('players') ?? []).reduce(
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
