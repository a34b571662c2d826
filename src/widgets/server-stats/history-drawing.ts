import { roundTicks, scale } from './scale.js';
import { ordered, runs, usualStep } from './series.js';
import type { SectionData } from './stats-data.js';

/** Name of a line. */
export type Line = 'players' | 'ets2' | 'ats' | 'capacity';

const allLines: readonly Line[] = ['players', 'ets2', 'ats', 'capacity'];

/** Numbers farther from 0 are drawn at the edge: sums and differences stay finite. */
const farthest = 1e12;

/** Works out how a history is drawn; `lines` are those that have any value, each as an SVG path. */
export function historyDrawing(
  { points: told }: SectionData<'history'>,
  lines: readonly Line[] = allLines,
) {
  const points = ordered(told);
  const shown = lines.filter((line, index) => !index || points.some((point) => point[line]));
  const values = [0, ...points.flatMap((point) => shown.map((line) => point[line]))];
  values.sort((a, b) => a - b);
  const [least = 0] = values;
  const yTicks = roundTicks(Math.max(-farthest, least), Math.min(farthest, values.at(-1) ?? 0));
  const x = scale(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  const y = scale(yTicks.at(-1) ?? 0, yTicks[0] ?? 0);
  const parts = runs(points);
  // Without a length a lone place would not be drawn.
  const path = (line: Line, end: (from: number) => string = () => 'h0') =>
    parts
      .map((run) => {
        const places = run.map((point) => [x(point.at), y(point[line])] as const);
        return `M${places.map((place) => place.join(' ')).join('L')}${end(places[0]?.[0] ?? 0)}`;
      })
      .join('');
  return {
    points,
    x,
    y,
    yTicks,
    lines: shown.map((line) => [line, path(line)] as const),
    area: path('players', (from) => `V${y(0)}H${from}`),
    /** A day or more from point to point: calendar days, which no zone moves. */
    isDaily: usualStep(points) >= 86_400_000,
    peak: [...points].sort((a, b) => b.players - a.players)[0],
  };
}

/** What is drawn of a history: places in percent of its box, times in ms since the epoch. */
export type HistoryDrawing = ReturnType<typeof historyDrawing>;
