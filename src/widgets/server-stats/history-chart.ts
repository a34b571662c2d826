import { nothing, svg } from 'lit';
import { edges, type HistoryDrawing } from './history-drawing.js';
import type { Point } from './series.js';
import type { StatsView } from './stats-view.js';
import { timeTicks } from './time-ticks.js';

const { top, bottom, left } = edges;

/** The lines of a history with its axes, its peak, and the point pointed at. */
export function historyChart(
  { width, say, amount, locale, attention }: StatsView,
  { x, y, yTicks, points, area, lines }: HistoryDrawing,
  zone: string,
  peak: Point,
  point: Point,
) {
  const xTicks = timeTicks(locale, zone, points[0]?.at ?? 0, points.at(-1)?.at ?? 0, width / 64);
  const grid = [
    ...yTicks.map((tick) => `M${left} ${y(tick)}H${width}`),
    ...xTicks.map(({ at }) => `M${x(at)} ${bottom}v5`),
  ];
  const dot = ({ at, players }: Point) => svg`<circle cx=${x(at)} cy=${y(players)} r="4" />`;
  return svg`<svg viewBox="0 0 ${width} 192" aria-hidden="true">
    <path class="grid" d=${grid.join('')} />
    ${yTicks.map(
      (tick) =>
        svg`<text class="y" x="30" y=${y(tick) + 4}>${amount(tick, { notation: 'compact' })}</text>`,
    )}
    ${xTicks.map(({ at, label }) => svg`<text x=${x(at)} y="188">${label}</text>`)}
    <path class="area" d=${area} />
    ${lines.map(([line, path]) => svg`<path class=${line} d=${path} />`)}
    ${dot(peak)}
    <text class="peak" x=${Math.min(width - 36, Math.max(72, x(peak.at)))} y=${y(peak.players) - 9}>
      ${say('peak')} ${amount(peak.players)}
    </text>
    ${
      attention.point === undefined
        ? nothing
        : svg`<path class="cursor" d="M${x(point.at)} ${top}V${bottom}" />${dot(point)}`
    }
  </svg>`;
}
