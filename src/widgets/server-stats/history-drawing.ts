import { areaPath, linePath } from './path.js';
import { drawable, roundTicks, scale } from './scale.js';
import { ordered, type Point, runs, thinned, usualStep } from './series.js';
import type { SectionData } from './stats-data.js';
import { timeTicks, type TimeTick } from './time-ticks.js';

/** Height of the chart and the edges of what is plotted, in units of 1/16 em. */
export const frame = { height: 192, top: 20, bottom: 170, left: 36, end: 8 } as const;

/** What is drawn as a line, by its name in a point. */
export const lines = ['capacity', 'ets2', 'ats', 'players'] as const;

/** Name of a line. */
export type Line = (typeof lines)[number];

/** A history as it is drawn: places in units of 1/16 em, times in ms since the epoch. */
export interface HistoryDrawing {
  points: Point[];
  /** IANA zone of its times: days without a time of day are calendar days, which no zone moves. */
  zone: string;
  /** A day or more from point to point. */
  isDaily: boolean;
  x: (time: number) => number;
  y: (value: number) => number;
  /** SVG paths of the lines that have any value. */
  paths: Partial<Record<Line, string>>;
  area: string;
  yTicks: number[];
  xTicks: TimeTick[];
  peak: Point;
  lowest: Point;
  average: number;
}

const dayMs = 86_400_000;
const best = (points: readonly Point[], isBetter: (a: Point, b: Point) => boolean) =>
  points.reduce((found, point) => (isBetter(point, found) ? point : found));

/** Works out how a history is drawn at a width; undefined where it has no point. */
export function historyDrawing(
  data: SectionData<'history'>['points'],
  width: number,
  locale: string,
  visitorZone: string,
): HistoryDrawing | undefined {
  const points = ordered(data);
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return undefined;
  const zone = points.every(({ date }) => date.length <= 10) ? 'UTC' : visitorZone;
  const shown = lines.filter((line) => points.some((point) => point[line]));
  const values = points.flatMap((point) => shown.map((line) => point[line]));
  const limit = (pick: (a: number, b: number) => number) =>
    values.reduce((a, b) => pick(a, drawable(b)), 0);
  const yTicks = roundTicks(limit(Math.min), limit(Math.max), 4);
  const { top, bottom, left } = frame;
  const right = Math.max(left, width - frame.end);
  const x = scale(start.at, end.at, left, right);
  const y = scale(yTicks[0] ?? 0, yTicks.at(-1) ?? 0, bottom, top);
  const size = Math.ceil((2 * points.length) / (right - left + 1));
  const parts = runs(points).map((run) => thinned(run, size));
  const places = (line: Line) =>
    parts.map((run) => run.map((point) => [x(point.at), y(point[line])] as const));
  return {
    points,
    zone,
    isDaily: usualStep(points) >= dayMs,
    x,
    y,
    paths: Object.fromEntries(shown.map((line) => [line, linePath(places(line))])),
    area: areaPath(places('players'), y(0)),
    yTicks,
    xTicks: timeTicks(locale, zone, start.at, end.at, (right - left) / 64),
    peak: best(points, (a, b) => a.players > b.players),
    lowest: best(points, (a, b) => a.players < b.players),
    average: points.reduce((sum, { players }) => sum + players / points.length, 0),
  };
}
