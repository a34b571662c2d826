import { roundTicks, scale } from './scale.js';
import { ordered, stepsOf } from './series.js';
import type { SectionData } from './stats-data.js';

/** Name of a line. */
export type Line = 'players' | 'ets2' | 'ats' | 'capacity';

const allLines: readonly Line[] = ['players', 'ets2', 'ats', 'capacity'];

/** Numbers below 0 and above this are drawn at the edge: sums and differences stay finite. */
const farthest = 1e12;

/**
 * Works out how a history is drawn; `lines` are those that have any value, each as an SVG path, which a hole in
 * time breaks: more than two and a half times the usual step. The path is empty where a line would flatten
 * that of the players, being more than twice as high.
 */
export function historyDrawing(
  { points: told }: SectionData<'history'>,
  wanted: readonly Line[] = allLines,
) {
  const points = ordered(told);
  const steps = stepsOf(points);
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const most = (line: Line) => Math.max(0, ...points.map((point) => point[line]));
  const shown = wanted.filter((line, index) => !index || most(line));
  const drawn = shown.filter((line) => most(line) <= 2 * most('players'));
  const yTicks = roundTicks(Math.min(farthest, Math.max(...drawn.map(most))));
  const x = scale(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  const y = scale(yTicks.at(-1) ?? 0, 0);
  const path = (line: Line) =>
    points
      .map((point, index) => {
        const place = `${x(point.at)} ${y(point[line])}`;
        // Without a length a lone place would not be drawn.
        return index && (steps[index] ?? 0) <= 2.5 * usual ? `L${place}` : `M${place}h0`;
      })
      .join('');
  return {
    points,
    x,
    y,
    yTicks,
    lines: shown.map((line) => [line, drawn.includes(line) ? path(line) : ''] as const),
    area: path('players').replace(/M(\S+)[^M]*/g, '$&V100H$1'),
    /** A day or more from point to point: calendar days, which no zone moves. */
    isDaily: usual >= 86_400_000,
    peak: [...points].sort((a, b) => b.players - a.players)[0],
  };
}

/** What is drawn of a history: places in percent of its box, times in ms since the epoch. */
export type HistoryDrawing = ReturnType<typeof historyDrawing>;
