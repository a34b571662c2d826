import { dateTimeText, formats, html, nothing, svg, type TemplateResult } from '../../../base.js';
import { type HistoryChart, type Line, nearestIndex, peakPlayers } from '../model/history-chart.js';
import { rangeDays, ranges, type SectionData } from '../data.js';
import { timeTicks } from '../model/time-ticks.js';
import { tableButton, valueTable } from './data-table.js';
import { peakLabel, rangeName } from './figures.js';
import { areaFade, plot } from './plot.js';
import type { StatsView } from '../view.js';

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

/** A piece of the line, fainter while it is hidden. */
const swatch = (line: Line) =>
  svg`<svg class="swatch" width="16" height="8" aria-hidden="true"><path class=${line} d="M1 4h14"></path></svg>`;

/** Names of the lines; each but the first is a button that shows or hides its line. */
const legend = (view: StatsView, { lines }: HistoryChart): TemplateResult[] =>
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

/** Range buttons and legend; while it loads, and in an empty range that the visitor chose, the buttons alone. */
export function historyHeader(view: StatsView): TemplateResult | typeof nothing {
  const { chart, hasRanges, state } = view;
  const hasButtons = hasRanges && (!chart || chart.points[0] || state.hasChosenRange);
  return chart?.points[0] || hasButtons
    ? html`<div class="controls">
        ${hasButtons ? rangeButtons(view) : nothing}
        ${chart?.points[0] ? html`<div class="legend">${legend(view, chart)}</div>` : nothing}
      </div>`
    : nothing;
}

/** Texts of the points of a chart, by their indexes. */
interface PointTexts {
  /** Time zone of the times. */
  readonly zone: string;
  /** Day or time, with the weekday or the date, and the zone of a time. */
  readonly when: (index: number) => string;
  /** The same without the zone. */
  readonly day: (index: number) => string;
  /** Value of a line, after its name. */
  readonly described: (index: number, line: Line) => string;
}

function pointTexts(view: StatsView, { times, points, isDaily }: HistoryChart): PointTexts {
  const { amount, locale, now } = view;
  const zone = isDaily ? 'UTC' : view.zone;
  const day = (time: number) => formats.calendarDay(locale, zone, time, now);
  const timeOf = (index: number) => times[index] ?? 0;
  return {
    zone,
    when: (index) => (isDaily ? day(timeOf(index)) : dateTimeText(view, timeOf(index), now)),
    day: (index) =>
      isDaily ? day(timeOf(index)) : formats.dayAndClock(locale, zone, timeOf(index), now),
    described: (index, line) => `${lineName(view, line)} ${amount(points[index]?.[line] ?? 0)}`,
  };
}

function historyPlot(view: StatsView, chart: HistoryChart, texts: PointTexts): TemplateResult {
  const { translate, amount, locale, state, update } = view;
  const { times, points, lines, peakIndex, x, y, yTicks } = chart;
  const { zone, when, described } = texts;
  const xAt = (index: number) => x(times[index] ?? 0);
  const dot = (kind: string, index: number, line: Line) =>
    svg`<circle class=${kind} cx="${xAt(index)}%" cy="${y(points[index]?.[line] ?? 0)}%" r="4"></circle>`;
  const active = state.point === undefined ? undefined : Math.min(state.point, points.length - 1);
  const shownLines = lines.filter(({ isShown }) => isShown);
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const grid = yTicks.map((tick) => `M0 ${y(tick)}H100`).join('');
  const cursor = active === undefined ? '' : `M${xAt(active)} 0V100`;
  return plot({
    viewBox: '0 0 100 100',
    shapes: [
      svg`${areaFade}
        <path class="grid" d=${grid}></path><path fill="url(#fade)" d=${chart.area}></path>`,
      lines.map(({ name, path }) => svg`<path class=${name} d=${path}></path>`),
      svg`<path class="cursor" d=${cursor}></path>`,
    ],
    left: yTicks.map((tick) => ({ place: y(tick), text: amount(tick, compact) })),
    below: timeTicks({ locale, zone, from, to, maxTicks: 8, place: x }),
    marks: [
      dot('peak', peakIndex, 'players'),
      active === undefined ? nothing : shownLines.map(({ name }) => dot(name, active, name)),
    ],
    length: points.length,
    index: active,
    label: translate('playersOnline'),
    text: (index) =>
      formats.formatEnumeration(locale, [
        when(index),
        ...lines.map(({ name }) => described(index, name)),
      ]),
    nearest: (across) => nearestIndex(times, from + ((to - from) * across) / 100),
    choose: (point) => update({ point }),
    tooltip: active !== undefined && {
      x: xAt(active),
      y: 0,
      content: html`<b>${when(active)}</b>${shownLines.map(
          ({ name }) => html`<div>${described(active, name)}</div>`,
        )}`,
    },
  });
}

function tableRows(view: StatsView, chart: HistoryChart, { zone, day }: PointTexts): string[][] {
  const { amount } = view;
  const { points, lines } = chart;
  return [
    [zone, ...lines.map(({ name }) => lineName(view, name))],
    ...points.map((point, index) => [
      // The header names the zone.
      day(index),
      ...lines.map(({ name }) => amount(point[name])),
    ]),
  ];
}

/** The marker of the peak in the chart. */
const peakMark = svg`<svg class="swatch" width="8" height="8" aria-hidden="true"><circle class="peak" cx="4" cy="4" r="4"></circle></svg>`;

/** Players over time; undefined if there is no point. */
export function history(view: StatsView, data: SectionData<'history'>): TemplateResult | undefined {
  const { chart, amount, translate } = view;
  if (!chart?.points[0]) return undefined;
  const texts = pointTexts(view, chart);
  const table = { section: 'history', subject: translate('playersOnline') } as const;
  return html`${historyPlot(view, chart, texts)}
    <div class="foot muted">
      <p class="peak-line">
        <span
          >${peakMark} ${peakLabel(view, chart)}
          <b>${amount(peakPlayers(chart, data.range, view.data.peak))}</b></span
        >
        <span>${texts.day(chart.peakIndex)}</span>
      </p>
      ${tableButton(view, table)}
    </div>
    ${valueTable(view, table, () => tableRows(view, chart, texts))}`;
}
