import { html, svg, type TemplateResult } from 'lit';
import { dateText } from '../../intl/formats.js';
import { chart } from './chart.js';
import { heatHours, heatPaths } from './heat.js';
import { hourMs, type SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';
import { hourText, offsetMs } from './wall-clock.js';

/** Hours from the epoch to the first Monday after. */
const mondayHours = 96;

const areas = (paths: readonly string[]) =>
  paths.map((path) => svg`<path class="area" d=${path}></path>`);

/** Usual players by weekday and hour; undefined where none are told. */
export function heatmap(view: StatsView, data: SectionData<'heatmap'>): TemplateResult | undefined {
  const { amount, locale, zone } = view;
  const offset = offsetMs(zone, Date.now()) / hourMs;
  const ahead = Math.floor(offset);
  const hours = heatHours(data, ahead);
  const most = Math.max(...hours.map((players = -1) => players));
  const busiest = hours.indexOf(most);
  if (busiest < 0) return undefined;
  const wall = (hour: number) => (mondayHours + hour + offset - ahead) * hourMs;
  const text = (hour: number, options: Intl.DateTimeFormatOptions) =>
    dateText(locale, 'UTC', wall(hour), options);
  const columns = hours.slice(0, 24).map((_, hour) => hourText(locale, wall(hour)));
  const rows = [0, 24, 48, 72, 96, 120, 144].map((hour) => [
    text(hour, { weekday: 'short' }),
    ...hours
      .slice(hour, hour + 24)
      .map((players) => (players === undefined ? '' : amount(players))),
  ]);
  return html`<p>
      ${text(busiest, { weekday: 'short', hour: 'numeric', minute: '2-digit' })}, ${amount(most)}
    </p>
    <div class="plot" part="chart">
      ${chart(
        '0 0 24 7',
        areas(heatPaths(hours, most || 1)),
        rows.map(([name = ''], row) => [(row + 0.45) / 0.07, name]),
        columns
          .map((name, hour) => [hour / 0.24, name, hour % 6 > 0] as const)
          .filter((_, hour) => hour % 3 < 1),
      )}
    </div>
    <div class="muted">
      ${amount(0)}
      ${svg`<svg width="140" height="8" aria-hidden="true">${areas([0, 28, 56, 84, 112].map((x) => `M${x} 0H140v8H${x}`))}</svg>`}
      ${amount(most)}
    </div>
    ${numbers(view, () => [[zone, ...columns], ...rows])}`;
}
