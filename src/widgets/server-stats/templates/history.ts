import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { calendarDay, dateText } from '../../../intl/formats.js';
import { dateTimeText } from '../../../ui/zoned-time.js';
import {
  type ChartLine,
  type HistoryChart,
  type Line,
  peakPlayers,
} from '../model/history-chart.js';
import { nearestIndex, type Point } from '../model/series.js';
import { rangeDays, ranges, type SectionData } from '../model/stats-data.js';
import { timeTicks } from '../model/time-ticks.js';
import { dataTable } from './data-table.js';
import { peakLabel, rangeName } from './figures.js';
import { chart, plot } from './plot.js';
import type { StatsView } from './view.js';

const compact = { notation: 'compact' } as const;
const narrowDays = { style: 'unit', unit: 'day', unitDisplay: 'narrow' } as const;

const rangeButtons = (view: StatsView): TemplateResult =>
  html`<div class="segments">
    ${ranges.values.map(
      (range) =>
        html`<button
          part="button"
          class="segment"
          aria-pressed=${range === view.range}
          title=${rangeName(view, range)}
          @click=${() => view.chooseRange(range)}
        >
          ${range === 'all' ? rangeName(view, range) : view.amount(rangeDays[range], narrowDays)}
        </button>`,
    )}
  </div>`;

const lineName = ({ translate }: StatsView, line: Line): string => {
  if (line === 'players') return translate('playersOnline');
  return line === 'capacity' ? translate('capacity') : line.toUpperCase();
};

const swatch = (line: Line) =>
  svg`<svg class="swatch" width="20" height="8" aria-hidden="true"><path class=${line} d="M1 4h18"></path></svg>`;

/** Names of the lines; each but the first is a button that shows or hides its line. */
const legend = (view: StatsView, lines: readonly ChartLine[]): TemplateResult[] =>
  lines.map(({ name, isShown }) =>
    name === 'players'
      ? html`<span class="series">${swatch(name)}${lineName(view, name)}</span>`
      : html`<button
          part="button"
          class="series"
          aria-pressed=${isShown}
          @click=${() => view.update({ lines: { ...view.state.lines, [name]: !isShown } })}
        >
          ${swatch(name)}${lineName(view, name)}
        </button>`,
  );

/** Legend and range buttons; without data, the buttons alone. */
export const historyHeader = (view: StatsView): TemplateResult =>
  html`<div class="controls">
    <div class="legend">${view.chart && legend(view, view.chart.lines)}</div>
    ${view.hasRanges ? rangeButtons(view) : nothing}
  </div>`;

/** The lines of a history, and the area below the first. */
export const historyLines = ({ area, lines }: HistoryChart): SVGTemplateResult =>
  svg`<path class="area" d=${area}></path>
    ${lines.map(({ name, path }) => svg`<path class=${name} d=${path}></path>`)}`;

function lineChart(view: StatsView, shown: HistoryChart, zone: string, active?: number) {
  const { amount, locale } = view;
  const { x, y, yTicks, times, points, peakIndex, lines } = shown;
  const xAt = (index: number) => x(times[index] ?? 0);
  const dot = (kind: string, index: number, line: Line) =>
    svg`<circle class=${kind} cx="${xAt(index)}%" cy="${y(points[index]?.[line] ?? 0)}%" r="4"></circle>`;
  const grid = yTicks.map((tick) => `M0 ${y(tick)}H100`).join('');
  const cursor = active === undefined ? '' : `M${xAt(active)} 0V100`;
  return chart({
    viewBox: '0 0 100 100',
    shapes: svg`<path class="grid" d=${grid}></path>${historyLines(shown)}<path class="grid cursor" d=${cursor}></path>`,
    left: yTicks.map((tick) => ({ place: y(tick), text: amount(tick, compact) })),
    below: timeTicks({
      locale,
      zone,
      from: times[0] ?? 0,
      to: times.at(-1) ?? 0,
      maxTicks: 8,
      place: x,
    }),
    marks: [
      dot('peak', peakIndex, 'players'),
      active === undefined
        ? nothing
        : lines.filter(({ isShown }) => isShown).map(({ name }) => dot(name, active, name)),
    ],
  });
}

const tableFields = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** A time of a table whose header names the zone. */
const tableTime = ({ locale, zone }: StatsView, time: number): string =>
  dateText(locale, zone, time, tableFields);

/** Players over time; undefined if there is no point. */
export function history(view: StatsView, data: SectionData<'history'>): TemplateResult | undefined {
  const { translate, amount, locale, state, update, chart: shown } = view;
  if (!shown?.points[0]) return undefined;
  const { times, points, lines, isDaily, peakIndex, x } = shown;
  const zone = isDaily ? 'UTC' : view.zone;
  const when = (index: number) => {
    const time = times[index] ?? 0;
    return isDaily ? calendarDay(locale, zone, time) : dateTimeText(view, time);
  };
  const value = (line: Line, point: Point) => `${lineName(view, line)} ${amount(point[line])}`;
  const active = state.point === undefined ? undefined : Math.min(state.point, points.length - 1);
  const activePoint = active === undefined ? undefined : points[active];
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return html`${plot({
      chart: lineChart(view, shown, zone, active),
      length: points.length,
      index: active,
      label: translate('playersOnline'),
      text: (index) => {
        const point = points[index];
        return point
          ? [when(index), ...lines.map(({ name }) => value(name, point))].join(', ')
          : '';
      },
      nearest: (across) => nearestIndex(times, first + (span * across) / 100),
      choose: (point) => update({ point }),
      tooltip: activePoint && {
        x: x(times[active ?? 0] ?? 0),
        y: 0,
        content: html`<b>${when(active ?? 0)}</b>${lines
            .filter(({ isShown }) => isShown)
            .map(({ name }) => html`<div>${value(name, activePoint)}</div>`)}`,
      },
    })}
    <p class="muted peak-line">
      ● ${peakLabel(view, shown)} ${amount(peakPlayers(shown, data.range, view.data.peak))},
      ${when(peakIndex)}
    </p>
    ${dataTable({
      title: translate('table'),
      isOpen: state.historyTable,
      toggle: (historyTable) => update({ historyTable }),
      rows: () => [
        [zone, ...lines.map(({ name }) => lineName(view, name))],
        ...points.map((point, index) => [
          isDaily ? when(index) : tableTime(view, times[index] ?? 0),
          ...lines.map(({ name }) => amount(point[name])),
        ]),
      ],
    })}`;
}
