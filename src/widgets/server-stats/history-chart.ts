import { svg, type SVGTemplateResult } from 'lit';
import { chart } from './chart.js';
import type { HistoryDrawing } from './history-drawing.js';
import type { Point } from './series.js';
import type { StatsView } from './stats-view.js';
import { timeTicks } from './time-ticks.js';

/** The lines of a history and the area below the first. */
export const historyLines = ({ area, lines }: HistoryDrawing): SVGTemplateResult =>
  svg`<path class="area" d=${area}></path>
    ${lines.map(([line, path]) => svg`<path class=${line} d=${path}></path>`)}`;

/** The lines of a history with its axes, its peak, and the point pointed at. */
export function historyChart(
  { amount, locale }: StatsView,
  drawing: HistoryDrawing,
  zone: string,
  peak: Point,
  point: Point,
): SVGTemplateResult {
  const { x, y, yTicks, points } = drawing;
  const xTicks = timeTicks(locale, zone, points[0]?.at ?? 0, points.at(-1)?.at ?? 0, 8, x);
  const grid = [
    ...yTicks.map((tick) => `M0 ${y(tick)}H100`),
    ...xTicks.map(([place]) => `M${place} 100v3`),
    `M${x(point.at)} 0V100`,
  ];
  return chart(
    '0 0 100 100',
    svg`<path class="grid" d=${grid.join('')}></path>${historyLines(drawing)}`,
    yTicks.map((tick) => [y(tick), amount(tick, { notation: 'compact' })]),
    xTicks,
    svg`<circle cx="${x(peak.at)}%" cy="${y(peak.players)}%" r="4"></circle>`,
  );
}
