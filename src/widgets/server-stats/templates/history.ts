import { dateTimeText, formats, html, nothing, svg, type TemplateResult } from '../../../base.js';
import { type HistoryChart, type Line, nearestIndex, peakPlayers } from '../model/history-chart.js';
import { rangeDays, ranges, type SectionData } from '../data.js';
import { timeTicks } from '../model/time-ticks.js';
import { dataTable } from './data-table.js';
import { peakLabel, rangeName } from './figures.js';
import { plot } from './plot.js';
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

const swatch = (line: Line) =>
  svg`<svg class="swatch" width="20" height="8" aria-hidden="true"><path class=${line} d="M1 4h18"></path></svg>`;

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

/** Legend and range buttons; without data, the buttons alone. */
export const historyHeader = (view: StatsView): TemplateResult =>
  html`<div class="controls">
    <div class="legend">${view.chart?.points[0] && legend(view, view.chart)}</div>
    ${view.hasRanges ? rangeButtons(view) : nothing}
  </div>`;

/** Players over time; undefined if there is no point. */
export function history(view: StatsView, data: SectionData<'history'>): TemplateResult | undefined {
  const { translate, amount, locale, now, state, update, chart } = view;
  if (!chart?.points[0]) return undefined;
  const { times, points, lines, isDaily, peakIndex, x, y, yTicks } = chart;
  const zone = isDaily ? 'UTC' : view.zone;
  const timeAt = (index: number) => times[index] ?? 0;
  const xAt = (index: number) => x(timeAt(index));
  const when = (index: number) =>
    isDaily
      ? formats.calendarDay(locale, zone, timeAt(index), now)
      : dateTimeText(view, timeAt(index), now);
  const valueAt = (index: number, line: Line) => points[index]?.[line] ?? 0;
  const described = (index: number, line: Line) =>
    `${lineName(view, line)} ${amount(valueAt(index, line))}`;
  const dot = (kind: string, index: number, line: Line) =>
    svg`<circle class=${kind} cx="${xAt(index)}%" cy="${y(valueAt(index, line))}%" r="4"></circle>`;
  const active = state.point === undefined ? undefined : Math.min(state.point, points.length - 1);
  const shownLines = lines.filter(({ isShown }) => isShown);
  const [from, to] = [timeAt(0), timeAt(times.length - 1)];
  const grid = yTicks.map((tick) => `M0 ${y(tick)}H100`).join('');
  const cursor = active === undefined ? '' : `M${xAt(active)} 0V100`;
  return html`${plot({
      viewBox: '0 0 100 100',
      shapes: [
        svg`<path class="grid" d=${grid}></path><path class="area" d=${chart.area}></path>`,
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
    })}
    <p class="muted peak-line">
      ● ${peakLabel(view, chart)} ${amount(peakPlayers(chart, data.range, view.data.peak))},
      ${when(peakIndex)}
    </p>
    ${dataTable(view, { key: 'historyTable', subject: translate('playersOnline') }, () => [
      [zone, ...lines.map(({ name }) => lineName(view, name))],
      ...points.map((point, index) => [
        // The header names the zone.
        isDaily ? when(index) : formats.dayAndClock(locale, zone, timeAt(index), now),
        ...lines.map(({ name }) => amount(point[name])),
      ]),
    ])}`;
}
