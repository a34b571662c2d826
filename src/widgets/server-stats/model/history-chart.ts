import { downsample } from './downsample.js';
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
  /** SVG path within 100 by 100; empty where the line is hidden. */
  readonly path: string;
}

const allLines: readonly Line[] = ['players', 'ets2', 'ats', 'capacity'];

/** Lines that are shown at first; the others repeat or flatten them. */
const defaultChoices: LineChoices = { ats: true };

/** Higher and negative values are rendered at the edge, so that sums and differences stay finite. */
const maxValue = 1e12;

/** The median step between rising times, of a sample where they are many. */
function medianStep(times: readonly number[]): number {
  const stride = Math.ceil(times.length / 1000);
  const sample: number[] = [];
  for (let index = 0; index < times.length; index += stride) sample.push(stepAt(times, index));
  return sample.sort((a, b) => a - b)[sample.length >> 1] ?? 0;
}

/** The step before a time; 0 before the first. */
const stepAt = (times: readonly number[], index: number): number =>
  (times[index] ?? 0) - (times[Math.max(0, index - 1)] ?? 0);

/**
 * Lines, area, scales and peak of a history. There is a line for each series with any value; a gap of more than two
 * and a half times the median step interrupts it. Besides the times, no copies of the points are made.
 */
export function historyChart(history: SectionData<'history'>, choices: LineChoices = {}) {
  const { times, points } = seriesOf(history.points);
  const typicalStep = medianStep(times);
  const maxima: Record<Line, number> = { players: 0, ets2: 0, ats: 0, capacity: 0 };
  /** Indices of the points after a gap. */
  const afterGaps: number[] = [];
  let peakIndex = 0;
  points.forEach((point, index) => {
    if (point.players > (points[peakIndex]?.players ?? 0)) peakIndex = index;
    for (const line of allLines) maxima[line] = Math.max(maxima[line], point[line]);
    if (stepAt(times, index) > 2.5 * typicalStep) afterGaps.push(index);
  });
  const isShown = (line: Line) =>
    line === 'players' || ({ ...defaultChoices, ...choices }[line] ?? false);
  const names = allLines.filter((line) => line === 'players' || maxima[line]);
  const max = Math.max(...names.filter(isShown).map((line) => maxima[line]));
  const yTicks = roundTicks(Math.min(maxValue, max));
  const x = scale(times[0] ?? 0, times.at(-1) ?? 0);
  const y = scale(yTicks.at(-1) ?? 0, 0);
  const xAt = (index: number) => x(times[index] ?? 0);
  const path = (line: Line) => {
    const valueAt = (index: number) => points[index]?.[line] ?? 0;
    let [text, nextGap] = ['', 0];
    for (const index of downsample(points.length, xAt, valueAt)) {
      const place = `${xAt(index)} ${y(valueAt(index))}`;
      const gap = nextGap;
      while ((afterGaps[nextGap] ?? Infinity) <= index) nextGap++;
      // A single point has no length and would not be rendered.
      text += text && nextGap === gap ? `L${place}` : `M${place}h0`;
    }
    return text;
  };
  const lines = names.map((name): ChartLine => {
    const shown = isShown(name);
    return { name, isShown: shown, path: shown ? path(name) : '' };
  });
  return {
    times,
    points,
    x,
    y,
    yTicks,
    lines,
    area: (lines[0]?.path ?? '').replace(/M(\S+)[^M]*/g, '$&V100H$1'),
    /** Steps of a day or more: points are calendar days, which no time zone shifts. */
    isDaily: typicalStep >= 24 * hourMs,
    /** Steps of more than an hour: points are averages, which are lower than the true peak. */
    isAveraged: typicalStep > hourMs,
    peakIndex,
  };
}

/** Data of the history's chart: places in percent of its box, times in ms since the epoch. */
export type HistoryChart = ReturnType<typeof historyChart>;

/** Players at the peak of a history: the number of the peak section where that has this range. */
export function peakPlayers(
  { points, peakIndex, isAveraged }: HistoryChart,
  range: string,
  section?: SectionData<'peak'>,
): number {
  const players = points[peakIndex]?.players ?? 0;
  if (isAveraged || !section) return players;
  const window = section.windows.find(({ key }) => key === range);
  return range === 'all' ? section.allTimePeak.value : (window?.peak ?? players);
}
