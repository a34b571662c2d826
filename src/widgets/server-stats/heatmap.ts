import { html, svg, type TemplateResult } from 'lit';
import { clockTime, dateText } from '../../base/formats.js';
import { chart } from './chart.js';
import { classes, heatHours, heatPaths } from './heat.js';
import { sample } from './pieces.js';
import { hourMs, type SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';
import { offsetMs } from './wall-clock.js';

const monday = Date.UTC(2024, 0, 1);
const days = [0, 1, 2, 3, 4, 5, 6];
const opacity = (level: number) => (level + 0.4) / classes;

/** Usual players by weekday and hour; undefined where none are told. */
export function heatmap(view: StatsView, data: SectionData<'heatmap'>): TemplateResult | undefined {
  const { amount, locale, zone } = view;
  const hours = heatHours(data, offsetMs(zone, Date.now()) / hourMs);
  const [busiest, most = 0] = [...hours].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (busiest === undefined) return undefined;
  const clock = (hour: number) => clockTime(locale, 'UTC', monday + hour * hourMs);
  const rows = days.map((day) =>
    dateText(locale, 'UTC', monday + day * 24 * hourMs, { weekday: 'short' }),
  );
  const columns = Array.from({ length: 24 }, (_, hour) => hour + (busiest % 1));
  const paths = heatPaths(hours, most);
  return html`<p>
      ${rows[Math.floor(busiest / 24)]} ${clock(busiest)}–${clock(busiest + 1)}, ${amount(most)}
    </p>
    <div class="plot" part="chart">
      ${chart(
        '0 0 24 7',
        paths.map(
          (path, level) => svg`<path class="area" opacity=${opacity(level)} d=${path}></path>`,
        ),
        rows.map((name, row) => [(row + 0.45) / 0.07, name]),
        columns
          .filter((_, column) => column % 3 < 1)
          .map((hour, index) => [index * 12.5, clock(hour)]),
      )}
    </div>
    <div class="muted">
      ${amount(0)} ${paths.map((_, level) => sample('area', '', opacity(level), 'M0 0h28v8H0'))}
      ${amount(most)}
    </div>
    ${numbers(view, [zone, ...columns.map(clock)], () =>
      rows.map((name, row) => [
        name,
        ...columns.map((hour) => {
          const players = hours.get(row * 24 + hour);
          return players === undefined ? '' : amount(players);
        }),
      ]),
    )}`;
}
