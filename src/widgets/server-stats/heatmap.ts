import { html, nothing, svg, type TemplateResult } from 'lit';
import { clockTime, count, dateText, zoneName } from '../../base/formats.js';
import { classes, heatCells, type HeatCell, heatPaths } from './heat.js';
import { panel } from './panel.js';
import { plot } from './plot.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';
import { offsetMs } from './wall-clock.js';

const hourMs = 3_600_000;
const monday = Date.UTC(2024, 0, 1);

const days = [0, 1, 2, 3, 4, 5, 6];
const rowHeight = 20;
const edge = { left: 36, height: 7 * rowHeight, bottom: 20 } as const;

const dayName = (locale: string, day: number, weekday: 'short' | 'long') =>
  dateText(locale, 'UTC', monday + day * 24 * hourMs, { weekday });

const clock = (locale: string, hour: number) => clockTime(locale, 'UTC', monday + hour * hourMs);

/** An hour of the week in words. */
function words({ language: { locale }, zone }: StatsView, { hour, players }: HeatCell): string {
  const day = dayName(locale, Math.floor(hour / 24), 'long');
  const span = `${clock(locale, hour)}–${clock(locale, hour + 1)} ${zoneName(locale, zone, Date.now())}`;
  return `${day}, ${span}: ${count(locale, players)}`;
}

/** Which cell is at a place; both are shares of the chart, from the left and from the top. */
function cellAt(cells: readonly HeatCell[], width: number, x: number, y: number): number {
  const row = Math.min(6, Math.floor((y * (edge.height + edge.bottom)) / rowHeight));
  const column = ((x * width - edge.left) / (width - edge.left)) * 24;
  const hour = row * 24 + Math.max(0, column);
  const after = cells.findIndex((cell) => cell.hour > hour);
  return (after < 0 ? cells.length : after || cells.length) - 1;
}

function drawing(
  { width, language: { locale }, cursors }: StatsView,
  cells: readonly HeatCell[],
  pointed: HeatCell,
) {
  const { left, height, bottom } = edge;
  const cell = (width - left) / 24;
  const hours = [0, 3, 6, 9, 12, 15, 18, 21].filter((hour) => width > 420 || hour % 6 === 0);
  return html`<svg viewBox="0 0 ${width} ${height + bottom}" aria-hidden="true">
    <g transform="translate(${left}) scale(${cell} ${rowHeight})">
      ${heatPaths(cells).map((path, index) => svg`<path class="heat-${index}" d=${path} />`)}
    </g>
    ${
      cursors.heatmap === undefined
        ? nothing
        : svg`<path class="cursor" d="M${left + (pointed.hour % 24) * cell} ${Math.floor(pointed.hour / 24) * rowHeight}h${cell}v${rowHeight}h${-cell}z" />`
    }
    ${days.map(
      (day) =>
        svg`<text class="y" x=${left - 6} y=${day * rowHeight + 14}>${dayName(locale, day, 'short')}</text>`,
    )}
    ${hours.map(
      (hour) =>
        svg`<text class="x" x=${left + hour * cell} y=${height + 14}>${clock(locale, hour)}</text>`,
    )}
  </svg>`;
}

/** The colours and the players that each stands for. */
const legend = (locale: string, most: number) =>
  html`<div class="legend" part="legend">
    ${Array.from(
      { length: classes },
      (_, index) =>
        html`<span
          >${svg`<svg class="sample" viewBox="0 0 16 16" aria-hidden="true"><path class="heat-${index}" d="M0 0h16v16h-16z"/></svg>`}
          ${count(locale, Math.round((most * index) / classes), { notation: 'compact' })}–${count(locale, Math.round((most * (index + 1)) / classes), { notation: 'compact' })}
        </span>`,
    )}
  </div>`;

function content(view: StatsView, data: SectionData<'heatmap'>): TemplateResult {
  const { language, zone, width, cursors } = view;
  const { say, locale } = language;
  const cells = heatCells(data.cells, offsetMs(zone, Date.now()) / hourMs);
  const busiest = cells.reduce((best, one) => (one.players > best.players ? one : best), {
    hour: 0,
    players: -Infinity,
  });
  const index = Math.min(cursors.heatmap ?? cells.indexOf(busiest), cells.length - 1);
  const cell = cells[index];
  const columns = Array.from({ length: 24 }, (_, hour) => hour + (busiest.hour % 1));
  if (!cell) return html`<p class="note">${say('noNumbers')}</p>`;
  return html`<p>
      ${cursors.heatmap === undefined ? `${say('busiest')}: ` : ''}${words(view, cell)}
    </p>
    ${plot(view, {
      name: 'heatmap',
      label: say('busyHours'),
      count: cells.length,
      index,
      text: words(view, cell),
      up: -24,
      at: (x, y) => cellAt(cells, width, x, y),
      drawing: drawing(view, cells, cell),
    })}
    ${legend(locale, busiest.players)}
    ${numbers(view, 'heatmap', ['', ...columns.map((hour) => clock(locale, hour))], () =>
      days.map((day) => [
        dayName(locale, day, 'long'),
        ...columns.map((hour) => {
          const found = cells.find((one) => one.hour === day * 24 + hour);
          return found ? count(locale, found.players) : '';
        }),
      ]),
    )}`;
}

/** Usual players by weekday and hour. */
export const heatmap = (view: StatsView): TemplateResult =>
  panel(view, 'heatmap', view.language.say('busyHours'), (data) => content(view, data));
