import { html, type TemplateResult } from 'lit';
import { calendarDay } from '../../intl/formats.js';
import { momentText } from '../../ui/zoned-time.js';
import { historyChart } from './history-chart.js';
import { historyDrawing, type Line } from './history-drawing.js';
import { sample } from './pieces.js';
import { scale } from './scale.js';
import type { Point } from './series.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';

/** Players over a time; undefined where no time is told. */
export function history(view: StatsView, data: SectionData<'history'>): TemplateResult | undefined {
  const { translate, amount, locale, attention, attend } = view;
  const drawing = historyDrawing(data);
  const { points, lines, isDaily, peak, x } = drawing;
  const last = points.length - 1;
  const index = Math.min(attention.point ?? last, last);
  const point = points[index];
  if (!point || !peak) return undefined;
  const zone = isDaily ? 'UTC' : view.zone;
  const when = ({ at }: Point) => (isDaily ? calendarDay(locale, zone, at) : momentText(view, at));
  const name = (line: Line) =>
    line === 'players'
      ? translate('playersOnline')
      : line === 'capacity'
        ? translate(line)
        : line.toUpperCase();
  const value = (line: Line) => `${name(line)} ${amount(point[line])}`;
  const seek = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, right } = (currentTarget as Element).getBoundingClientRect();
    const place = scale(left, right)(clientX);
    const distances = points.map(({ at }) => Math.abs(x(at) - place));
    attend({ point: distances.indexOf(Math.min(...distances)) });
  };
  return html`<div class="row muted">
      <span>${when(point)}</span>
      ${lines.map(([line, path]) => sample(line, path, value(line)))}
    </div>
    <div
      class="plot"
      part="chart"
      @pointermove=${seek}
      @pointerdown=${seek}
      @pointerleave=${() => attend({ point: undefined })}
    >
      ${historyChart(view, drawing, zone, peak, point)}
      <input
        class="visually-hidden"
        type="range"
        max=${last}
        .value=${index}
        aria-label=${translate('playersOnline')}
        aria-valuetext=${[when(point), ...lines.map(([line]) => value(line))].join(', ')}
        @input=${({ target }: Event) => attend({ point: (target as HTMLInputElement).valueAsNumber })}
      />
    </div>
    <p class="muted">● ${translate('peak')} ${amount(peak.players)}, ${when(peak)}</p>
    ${numbers(view, () => [
      [zone, ...lines.map(([line]) => name(line))],
      ...points.map((row) => [when(row), ...lines.map(([line]) => amount(row[line]))]),
    ])}`;
}
