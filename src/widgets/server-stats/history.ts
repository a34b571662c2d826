import { html, type TemplateResult } from 'lit';
import { calendarDay } from '../../base/formats.js';
import { momentText } from '../../base/zoned-time.js';
import { historyChart } from './history-chart.js';
import { historyDrawing, type Line } from './history-drawing.js';
import { sample } from './pieces.js';
import type { Point } from './series.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';

/** Players over a time; undefined where no time is told. */
export function history(view: StatsView, data: SectionData<'history'>): TemplateResult | undefined {
  const { say, amount, locale, attention, host } = view;
  const drawing = historyDrawing(data);
  const { points, lines, isDaily, peak, x } = drawing;
  const last = points.length - 1;
  const index = Math.min(attention.point ?? last, last);
  const point = points[index];
  if (!point || !peak) return undefined;
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
    <p class="muted">${say('peak')} ${amount(peak.players)}, ${when(peak)}</p>
    ${numbers(view, [zone, ...lines.map(([line]) => name(line))], () =>
      points.map((row) => [when(row), ...lines.map(([line]) => amount(row[line]))]),
    )}`;
}
