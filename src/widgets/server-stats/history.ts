import { html, type TemplateResult } from 'lit';
import { calendarDay, measure } from '../../base/formats.js';
import { momentText } from '../../base/zoned-time.js';
import { historyChart } from './history-chart.js';
import { historyDrawing, type Line } from './history-drawing.js';
import { sample } from './legend.js';
import { panel } from './panel.js';
import type { Point } from './series.js';
import { ranges, type SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';

function content(view: StatsView, data: SectionData<'history'>): TemplateResult {
  const { say, amount, locale, attention, host } = view;
  const drawing = historyDrawing(data);
  const { points, lines, isDaily, peak, average, x } = drawing;
  const last = points.length - 1;
  const index = Math.min(attention.point ?? last, last);
  const point = points[index];
  if (!point || !peak) return html`<p class="note">${say('noNumbers')}</p>`;
  const zone = isDaily ? 'UTC' : view.zone;
  const when = ({ at }: Point) =>
    isDaily
      ? calendarDay(locale, zone, at)
      : momentText({ locale, zone, secondZone: undefined }, at);
  const name = (line: Line) =>
    line === 'players'
      ? say('playersOnline')
      : line === 'capacity'
        ? say(line)
        : line.toUpperCase();
  const values = lines.map(([line]) => [line, `${name(line)} ${amount(point[line])}`] as const);
  const look = (to?: number) => {
    attention.point = to;
    host.requestUpdate();
  };
  const seek = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    const distances = points.map(({ at }) => Math.abs(x(at) - ((clientX - left) / width) * 100));
    look(distances.indexOf(Math.min(...distances)));
  };
  return html`<div class="row">
      <span class="muted">${when(point)}</span>
      ${values.map(([line, words]) => sample(line, words))}
    </div>
    <div
      class="plot"
      part="chart"
      @pointermove=${seek}
      @pointerdown=${seek}
      @pointerleave=${() => look()}
    >
      ${historyChart(view, drawing, zone, peak, point)}
      <input
        type="range"
        max=${last}
        .value=${String(index)}
        aria-label=${say('playersOnline')}
        aria-valuetext=${[when(point), ...values.map(([, words]) => words)].join(', ')}
        @input=${({ target }: Event) => look(Number((target as HTMLInputElement).value))}
      />
    </div>
    <p class="muted">
      ${say('peak')} ${amount(peak.players)}, ${when(peak)} · ${say('average')}
      ${amount(Math.round(average))}
    </p>
    ${numbers(view, 'history', [zone, ...lines.map(([line]) => name(line))], () =>
      points.map((row) => [when(row), ...lines.map(([line]) => amount(row[line]))]),
    )}`;
}

/** Players over a time, which the visitor may choose. */
export const history = (view: StatsView): TemplateResult => {
  const { say, locale, host, isGiven } = view;
  return panel(
    view,
    'history',
    say('playersOnline'),
    (data) => content(view, data),
    html`<div class="ranges" ?hidden=${isGiven}>
      ${ranges.map(
        (range) =>
          html`<button
            part="button"
            class="badge"
            aria-pressed=${range === host.range}
            @click=${() => (host.range = range)}
          >
            ${
              range === 'all'
                ? say('allTime')
                : measure(locale, parseInt(range), range === '24h' ? 'hour' : 'day')
            }
          </button>`,
      )}
    </div>`,
  );
};
