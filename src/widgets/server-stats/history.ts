import { html, nothing, svg, type TemplateResult } from 'lit';
import { calendarDay, clockTime, count, measure, zoneName } from '../../base/formats.js';
import { frame, historyDrawing, type HistoryDrawing, type Line, lines } from './history-drawing.js';
import { panel } from './panel.js';
import { plot } from './plot.js';
import type { Point } from './series.js';
import { type Range, ranges, type SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { numbers } from './table.js';

type History = SectionData<'history'>;

const drawings = new WeakMap<History, { key: string; drawing: HistoryDrawing | undefined }>();

/** Points are worked out once for each width, zone and language, not at each move of a pointer. */
function drawingOf(history: History, { width, zone, language }: StatsView) {
  const key = [width, zone, language.locale].join();
  let known = drawings.get(history);
  if (known?.key !== key) {
    known = { key, drawing: historyDrawing(history.points, width, language.locale, zone) };
    drawings.set(history, known);
  }
  return known.drawing;
}

const lineName = ({ language: { say } }: StatsView, line: Line): string =>
  line === 'players' ? say('playersOnline') : line === 'capacity' ? say(line) : line.toUpperCase();

/** The moment of a point; the zone is said where there is a time of day. */
function when({ language: { locale } }: StatsView, { zone, isDaily }: HistoryDrawing, at: number) {
  const day = calendarDay(locale, zone, at);
  return isDaily ? day : `${day}, ${clockTime(locale, zone, at)} ${zoneName(locale, zone, at)}`;
}

const sample = (line: Line) =>
  svg`<svg class="sample" viewBox="0 0 28 8" aria-hidden="true"><path class=${line} d="M2 4H26"/></svg>`;

/** What the lines are, and their values at a point. */
const legend = (view: StatsView, drawing: HistoryDrawing, point: Point): TemplateResult =>
  html`<div class="legend" part="legend" aria-hidden="true">
    <span class="muted">${when(view, drawing, point.at)}</span>
    ${lines
      .filter((line) => line in drawing.paths || line === 'players')
      .reverse()
      .map(
        (line) =>
          html`<span>
            ${sample(line)}${lineName(view, line)}
            <b>${count(view.language.locale, point[line])}</b>
          </span>`,
      )}
  </div>`;

function chart(
  { width, language: { locale, say }, cursors }: StatsView,
  drawing: HistoryDrawing,
  point: Point,
) {
  const { x, y, paths, area, yTicks, xTicks, peak } = drawing;
  const { top, bottom, left, height, end } = frame;
  const peakX = x(peak.at);
  const middle = (left + width) / 2;
  const anchor = Math.abs(peakX - middle) < width / 4 ? 'middle' : peakX < middle ? 'start' : 'end';
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <path class="grid" d=${yTicks.map((tick) => `M${left} ${y(tick)}H${width - end}`).join('')} />
    ${yTicks.map(
      (tick) =>
        svg`<text class="y" x=${left - 6} y=${y(tick) + 4}>${count(locale, tick, { notation: 'compact' })}</text>`,
    )}
    ${xTicks.map(({ at, label }) => svg`<text x=${x(at)} y=${height - 4}>${label}</text>`)}
    <path class="grid" d=${xTicks.map(({ at }) => `M${x(at)} ${bottom}v5`).join('')} />
    <path class="area" d=${area} />
    ${lines.map((line) => (paths[line] ? svg`<path class=${line} d=${paths[line]} />` : nothing))}
    <circle class="dot" cx=${peakX} cy=${y(peak.players)} r="4" />
    <text class="peak" text-anchor=${anchor} x=${peakX} y=${y(peak.players) - 9}>
      ${say('peak')} ${count(locale, peak.players)}
    </text>
    ${
      cursors.history === undefined
        ? nothing
        : svg`<path class="cursor" d="M${x(point.at)} ${top}V${bottom}" /><circle
            class="dot" cx=${x(point.at)} cy=${y(point.players)} r="4" />`
    }
  </svg>`;
}

/** Which point is nearest to a share of the chart's width. */
function nearest({ points, x }: HistoryDrawing, place: number): number {
  const after = points.findIndex(({ at }) => x(at) >= place);
  if (after < 0) return points.length - 1;
  const distance = (index: number) => Math.abs(x(points[index]?.at ?? Infinity) - place);
  return after > 0 && distance(after - 1) < distance(after) ? after - 1 : after;
}

function content(view: StatsView, history: History): TemplateResult {
  const { language, width, cursors } = view;
  const { say, locale } = language;
  const drawing = drawingOf(history, view);
  const last = (drawing?.points.length ?? 0) - 1;
  const index = Math.min(cursors.history ?? last, last);
  const point = drawing?.points[index];
  if (!drawing || !point) return html`<p class="note">${say('noNumbers')}</p>`;
  const shown = lines.filter((line) => line in drawing.paths || line === 'players').reverse();
  const values = shown.map((line) => `${lineName(view, line)} ${count(locale, point[line])}`);
  const at = ({ players, at: time }: Point) =>
    `${count(locale, players)} (${when(view, drawing, time)})`;
  return html`${legend(view, drawing, point)}
    ${plot(view, {
      name: 'history',
      label: say('playersOnline'),
      count: last + 1,
      index,
      text: `${when(view, drawing, point.at)}: ${values.join(', ')}`,
      up: 1,
      at: (x) => nearest(drawing, x * width),
      drawing: chart(view, drawing, point),
    })}
    <p class="muted">
      ${say('peak')}: ${at(drawing.peak)} · ${say('lowest')}: ${at(drawing.lowest)} ·
      ${say('average')}: ${count(locale, Math.round(drawing.average))}
    </p>
    ${numbers(view, 'history', [say('time'), ...shown.map((line) => lineName(view, line))], () =>
      [...drawing.points]
        .reverse()
        .map((row) => [
          when(view, drawing, row.at),
          ...shown.map((line) => count(locale, row[line])),
        ]),
    )}`;
}

/** A range in words: `24 hr`, `7 days`, `All time`. */
function rangeName({ language: { say, locale } }: StatsView, range: Range): string {
  const amount = parseInt(range);
  return amount ? measure(locale, amount, range.endsWith('h') ? 'hour' : 'day') : say('allTime');
}

const buttons = (view: StatsView, current: string) =>
  html`<div class="ranges" role="group">
    ${ranges.map(
      (range) =>
        html`<button
          part="button"
          aria-pressed=${range === current}
          @click=${() => view.choose(range)}
        >
          ${rangeName(view, range)}
        </button>`,
    )}
  </div>`;

/** Players over a time, which the visitor may choose. */
export const history = (view: StatsView): TemplateResult =>
  panel(
    view,
    'history',
    view.language.say('playersOnline'),
    (data) => content(view, data),
    view.range ? buttons(view, view.range) : nothing,
  );
