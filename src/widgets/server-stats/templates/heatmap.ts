import { formats, html, svg, type TemplateResult } from '../../../base.js';
import { heatPaths, heatWeek } from '../model/heat.js';
import type { SectionData } from '../data.js';
import { hourText } from '../model/time-ticks.js';
import { chartFoot } from './data-table.js';
import { plot } from './plot.js';
import type { StatsView } from '../view.js';

const weekdayOnly = { weekday: 'short' } as const;
const weekdayAndTime = { ...weekdayOnly, hour: 'numeric', minute: '2-digit' } as const;

const areas = (paths: readonly string[]) =>
  paths.map((path) => svg`<path class="area" d=${path}></path>`);

const clampedIndex = (value: number, length: number) =>
  Math.min(length - 1, Math.max(0, Math.floor((value * length) / 100)));

/** Typical players by weekday and hour; undefined if there are none. */
export function heatmap(view: StatsView, data: SectionData<'heatmap'>): TemplateResult | undefined {
  const week = heatWeek(data, view);
  if (!week) return undefined;
  const { hours, max, busiest, localMs } = week;
  const { amount, locale, zone, translate, state, update } = view;
  const text = (hour: number, options: Intl.DateTimeFormatOptions) =>
    formats.dateText(locale, 'UTC', localMs(hour), options);
  const described = (hour: number) => {
    const time = text(hour, weekdayAndTime);
    const players = hours[hour];
    return players === undefined ? time : `${time} · ${amount(players)}`;
  };
  const days = [0, 24, 48, 72, 96, 120, 144];
  const weekday = (hour: number) => text(hour, weekdayOnly);
  const columns = hours.slice(0, 24).map((_, hour) => hourText(locale, localMs(hour)));
  const { hour } = state;
  const placeOf = (at: number) => [at % 24, Math.floor(at / 24)] as const;
  const outline = (at: number) => {
    const [column, row] = placeOf(at);
    return svg`<path class="cursor" d="M${column} ${row}h.95v.9h-.95z"></path>`;
  };
  const [column, row] = placeOf(hour ?? 0);
  return html`<p>${described(busiest)}</p>
    ${plot({
      viewBox: '0 0 24 7',
      shapes: [...areas(heatPaths(hours, max || 1)), outline(busiest), outline(hour ?? busiest)],
      left: days.map((day, index) => ({ place: (index + 0.45) / 0.07, text: weekday(day) })),
      below: columns
        .map((name, index) => ({ place: index / 0.24, text: name, isMinor: index % 6 > 0 }))
        .filter((_, index) => index % 3 < 1),
      length: 168,
      index: hour,
      rowLength: 24,
      label: translate('busiest'),
      text: described,
      nearest: (x, y) => clampedIndex(y, 7) * 24 + clampedIndex(x, 24),
      choose: (active) => update({ hour: active }),
      tooltip: hour !== undefined && {
        x: column / 0.24,
        y: row / 0.07,
        content: html`<b>${described(hour)}</b>`,
      },
    })}
    ${chartFoot(view, {
      section: 'heatmap',
      subject: translate('busiest'),
      content: html`<div class="key">
        ${amount(0)}
        ${svg`<svg width="100" height="8" aria-hidden="true">${areas([0, 20, 40, 60, 80].map((x) => `M${x} 0H100v8H${x}`))}</svg>`}
        ${amount(max)}
      </div>`,
      rows: () => [
        [zone, ...columns],
        ...days.map((day) => [
          weekday(day),
          ...hours
            .slice(day, day + 24)
            .map((players) => (players === undefined ? '' : amount(players))),
        ]),
      ],
    })}`;
}
