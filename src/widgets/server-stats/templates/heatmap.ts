import { formats, html, svg, type TemplateResult } from '../../../base.js';
import { heatCell, heatLevels, heatPaths, type HeatWeek, heatWeek } from '../model/heat.js';
import type { SectionData } from '../data.js';
import { hourText } from '../model/time-ticks.js';
import { tableButton, valueTable } from './data-table.js';
import { plot } from './plot.js';
import type { StatsView } from '../view.js';

const weekdayOnly = { weekday: 'short' } as const;
const weekdayAndTime = { ...weekdayOnly, hour: 'numeric', minute: '2-digit' } as const;

/** Areas from the faintest tone to the whole accent. */
const areas = (paths: readonly string[]) =>
  paths.map(
    (path, level) =>
      svg`<path class="heat" opacity=${0.1 + (0.9 * level) / (heatLevels - 1)} d=${path}></path>`,
  );

const scaleStep = 100 / heatLevels;
const scale = [...Array(heatLevels).keys()].map(
  (level) => `M${level * scaleStep} 0h${scaleStep}v8h-${scaleStep}z`,
);

const clampedIndex = (value: number, length: number) =>
  Math.min(length - 1, Math.max(0, Math.floor((value * length) / 100)));

/** The cells of a week with outlines of the `marked` hours; wider ones are shown in a narrow element. */
const cells = (week: HeatWeek, marked: readonly number[], width: number) =>
  svg`<g class=${width > 1 ? 'wide-cells' : 'cells'}>${areas(heatPaths(week, width))}${marked.map(
    (hour) => svg`<path class="cursor" d=${heatCell(hour, width)}></path>`,
  )}</g>`;

/** Typical players by weekday and hour; undefined if there are none. */
export function heatmap(view: StatsView, data: SectionData<'heatmap'>): TemplateResult | undefined {
  const week = heatWeek(data, view);
  if (!week) return undefined;
  const { hours, min, max, busiest, localMs } = week;
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
  const marked = [busiest, hour ?? busiest];
  const table = { section: 'heatmap', subject: translate('busiest') } as const;
  return html`<p class="muted">${text(busiest, weekdayAndTime)}</p>
    ${tableButton(view, table)}
    ${plot({
      viewBox: '0 0 24 7',
      shapes: [cells(week, marked, 1), cells(week, marked, 2)],
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
        x: (hour % 24) / 0.24,
        y: Math.floor(hour / 24) / 0.07,
        content: html`<b>${described(hour)}</b>`,
      },
    })}
    <div class="key secondary">
      ${amount(min)} ${svg`<svg width="100" height="8" aria-hidden="true">${areas(scale)}</svg>`}
      ${amount(max)}
    </div>
    ${valueTable(view, table, () => [
      [zone, ...columns],
      ...days.map((day) => [
        weekday(day),
        ...hours
          .slice(day, day + 24)
          .map((players) => (players === undefined ? '' : amount(players))),
      ]),
    ])}`;
}
