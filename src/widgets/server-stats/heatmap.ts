import { html, svg, type TemplateResult } from 'lit';
import { dateText } from '../../base/formats.js';
import { classes, heatHours, heatPaths } from './heat.js';
import { sample } from './legend.js';
import { panel } from './panel.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';
import { offsetMs } from './wall-clock.js';

const hourMs = 3_600_000;
const monday = Date.UTC(2024, 0, 1);
const days = [0, 1, 2, 3, 4, 5, 6];

/** Usual players by weekday and hour. */
export const heatmap = (view: StatsView): TemplateResult => {
  const { say, amount, locale, zone, width } = view;
  return panel(view, 'heatmap', say('busyHours'), (data) => {
    const hours = heatHours(data, offsetMs(zone, Date.now()) / hourMs);
    const [busiest, most = 0] = [...hours].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (busiest === undefined) return html`<p class="note">${say('noNumbers')}</p>`;
    const text = (hour: number, options: Intl.DateTimeFormatOptions) =>
      dateText(locale, 'UTC', monday + hour * hourMs, options);
    const day = (row: number) => text(row * 24, { weekday: 'short' });
    const clock = (hour: number) =>
      text(hour, { hour: 'numeric', ...(hour % 1 && { minute: 'numeric' }) });
    const columns = Array.from({ length: 24 }, (_, hour) => hour + (busiest % 1));
    const cell = (width - 36) / 24;
    const paths = heatPaths(hours, most);
    const bound = (level: number) =>
      amount(Math.round((most * level) / classes), { notation: 'compact' });
    return html`<p>
        ${say('busiest')}: ${text(busiest, { weekday: 'long' })}
        ${clock(busiest)}–${clock(busiest + 1)}, ${amount(most)}
      </p>
      ${svg`<svg viewBox="0 0 ${width} 160" aria-hidden="true">
        <g transform="translate(36) scale(${cell} 20)">
          ${paths.map((path, level) => svg`<path opacity=${(level + 0.4) / classes} d=${path} />`)}
        </g>
        ${days.map((row) => svg`<text class="y" x="30" y=${row * 20 + 14}>${day(row)}</text>`)}
        ${columns.map(
          (hour, column) =>
            svg`<text x=${36 + column * cell} y="156">${column % 6 ? '' : clock(hour)}</text>`,
        )}
      </svg>`}
      <div class="row">
        ${paths.map((_, level) =>
          sample('heat', `${bound(level)}–${bound(level + 1)}`, (level + 0.4) / classes),
        )}
      </div>
      ${numbers(view, 'heatmap', [say('time'), ...columns.map(clock)], () =>
        days.map((row) => [
          day(row),
          ...columns.map((hour) => {
            const players = hours.get(row * 24 + hour);
            return players === undefined ? '' : amount(players);
          }),
        ]),
      )}`;
  });
};
