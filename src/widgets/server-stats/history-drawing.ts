import { areaPath, linePath } from './path.js';
import { drawable, roundTicks, scale } from './scale.js';
import { ordered, runs, thinned, usualStep } from './series.js';
import type { SectionData } from './stats-data.js';

/** Edges of what is plotted, in units of 1/16 em. */
export const edges = { top: 20, bottom: 170, left: 36 } as const;

/** Name of a line. */
export type Line = 'players' | 'ets2' | 'ats' | 'capacity';

const allLines: readonly Line[] = ['players', 'ets2', 'ats', 'capacity'];

/** Works out how a history is drawn at a width; `lines` are those that have any value, each as an SVG path. */
export function historyDrawing(
  { points: told }: SectionData<'history'>,
  width: number,
  lines: readonly Line[] = allLines,
) {
  const points = ordered(told);
  const { top, bottom, left } = edges;
  const byPlayers = [...points].sort((a, b) => b.players - a.players);
  const shown = lines.filter((line, index) => !index || points.some((point) => point[line]));
  const values = points.flatMap((point) => shown.map((line) => drawable(point[line])));
  const yTicks = roundTicks(
    values.reduce((a, b) => Math.min(a, b), 0),
    values.reduce((a, b) => Math.max(a, b), 0),
  );
  const x = scale(points[0]?.at ?? 0, points.at(-1)?.at ?? 0, left, width);
  const y = scale(yTicks[0] ?? 0, yTicks.at(-1) ?? 0, bottom, top);
  const parts = runs(points).map((run) => thinned(run, Math.ceil((2 * points.length) / width)));
  const places = (line: Line) =>
    parts.map((run) => run.map((point) => [x(point.at), y(point[line])] as const));
  return {
    points,
    x,
    y,
    yTicks,
    lines: shown.map((line) => [line, linePath(places(line))] as const),
    area: areaPath(places('players'), y(0)),
    /** A day or more from point to point: calendar days, which no zone moves. */
    isDaily: usualStep(points) >= 86_400_000,
    peak: byPlayers[0],
    lowest: byPlayers.at(-1),
    average: points.reduce((sum, { players }) => sum + players / points.length, 0),
  };
}

/** What is drawn of a history: places in units of 1/16 em, times in ms since the epoch. */
export type HistoryDrawing = ReturnType<typeof historyDrawing>;
