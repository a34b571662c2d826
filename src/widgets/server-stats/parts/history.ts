import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { calendarDay } from '../../../intl/formats.js';
import { momentText } from '../../../ui/zoned-time.js';
import {
  drawingOf,
  type DrawnLine,
  type HistoryDrawing,
  type Line,
  peakPlayers,
} from '../model/history-drawing.js';
import { nearestPoint, type Point } from '../model/series.js';
import type { SectionData } from '../model/stats-data.js';
import { timeTicks } from '../model/time-ticks.js';
import { chart } from './chart.js';
import { dataTable } from './data-table.js';
import { plot } from './plot.js';
import { rangeButtons } from './range-buttons.js';
import type { StatsView } from './stats-view.js';

const lineName = ({ translate }: StatsView, line: Line): string => {
  if (line === 'players') return translate('playersOnline');
  return line === 'capacity' ? translate('capacity') : line.toUpperCase();
};

const swatch = (line: Line) =>
  svg`<svg class="swatch" width="20" height="8" aria-hidden="true"><path class=${line} d="M1 4h18"></path></svg>`;

/** The lines' names; each but that of all players switches its line on and off. */
function legend(view: StatsView, lines: readonly DrawnLine[]): TemplateResult[] {
  const { state, update } = view;
  return lines.map(({ name, isShown }) =>
    name === 'players'
      ? html`<span class="series">${swatch(name)}${lineName(view, name)}</span>`
      : html`<button
          part="button"
          class="series"
          aria-pressed=${isShown}
          @click=${() => update({ lines: { ...state.lines, [name]: !isShown } })}
        >
          ${swatch(name)}${lineName(view, name)}
        </button>`,
  );
}

/** The lines of a history and the area below the first. */
export const historyLines = ({ area, lines }: HistoryDrawing): SVGTemplateResult =>
  svg`<path class="area" d=${area}></path>
    ${lines.map(({ name, path }) => svg`<path class=${name} d=${path}></path>`)}`;

function historyChart(view: StatsView, drawing: HistoryDrawing, zone: string, point?: Point) {
  const { amount, locale } = view;
  const { x, y, yTicks, points, peak, lines } = drawing;
  const dot = (kind: string, at: Point, line: Line) =>
    svg`<circle class=${kind} cx="${x(at.at)}%" cy="${y(at[line])}%" r="4"></circle>`;
  return chart({
    viewBox: '0 0 100 100',
    drawing: svg`<path class="grid" d=${yTicks.map((tick) => `M0 ${y(tick)}H100`).join('')}></path>${historyLines(drawing)}<path class="grid cursor" d=${point ? `M${x(point.at)} 0V100` : ''}></path>`,
    left: yTicks.map((tick) => ({ place: y(tick), text: amount(tick, { notation: 'compact' }) })),
    below: timeTicks({
      locale,
      zone,
      from: points[0]?.at ?? 0,
      to: points.at(-1)?.at ?? 0,
      most: 8,
      place: x,
    }),
    marks: [
      peak && dot('peak', peak, 'players'),
      point && lines.filter((line) => line.isShown).map(({ name }) => dot(name, point, name)),
    ],
  });
}

/** The legend of a history and the choice of its range; without data, the choice alone. */
export const historyHeader = (view: StatsView): TemplateResult =>
  html`<div class="row">
    <div class="legend">
      ${view.data.history ? legend(view, drawingOf(view.data.history, view.state.lines).lines) : nothing}
    </div>
    ${view.hasRanges || !view.data.history ? rangeButtons(view) : nothing}
  </div>`;

/** Players over a time; undefined where there is no point. */
export function history(view: StatsView, data: SectionData<'history'>): TemplateResult | undefined {
  const { translate, amount, locale, state, update } = view;
  const drawing = drawingOf(data, state.lines);
  const { points, lines, isDaily, isAveraged, peak, x } = drawing;
  if (!peak) return undefined;
  const zone = isDaily ? 'UTC' : view.zone;
  const when = ({ at }: Point) => (isDaily ? calendarDay(locale, zone, at) : momentText(view, at));
  const value = (name: Line, point: Point) => `${lineName(view, name)} ${amount(point[name])}`;
  const index = state.point === undefined ? undefined : Math.min(state.point, points.length - 1);
  const point = index === undefined ? undefined : points[index];
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  const described = (one: Point | undefined) =>
    one ? [when(one), ...lines.map(({ name }) => value(name, one))].join(', ') : '';
  return html`${plot({
      drawing: historyChart(view, drawing, zone, point),
      length: points.length,
      index,
      label: translate('playersOnline'),
      text: (at) => described(points[at]),
      nearest: (across) => nearestPoint(points, first + (span * across) / 100),
      choose: (chosen) => update({ point: chosen }),
      tip: point && {
        x: x(point.at),
        y: 0,
        content: html`<b>${when(point)}</b>${lines
            .filter(({ isShown }) => isShown)
            .map(({ name }) => html`<div>${value(name, point)}</div>`)}`,
      },
    })}
    <p class="muted peak-line">
      ● ${translate(isAveraged ? 'highestAverage' : 'peak')}
      ${amount(peakPlayers(drawing, data.range, view.data.peak))}, ${when(peak)}
    </p>
    ${dataTable({
      title: translate('table'),
      isOpen: state.historyTable,
      toggle: (historyTable) => update({ historyTable }),
      rows: () => [
        [zone, ...lines.map(({ name }) => lineName(view, name))],
        ...points.map((row) => [when(row), ...lines.map(({ name }) => amount(row[name]))]),
      ],
    })}`;
}
