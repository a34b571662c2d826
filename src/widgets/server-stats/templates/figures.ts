import { formats, html, nothing, parseTimestamp, type TemplateResult } from '../../../base.js';
import { dayChange, type HistoryChart, peakPlayers } from '../model/history-chart.js';
import { hourMs, type Range, rangeDays, type SectionData } from '../data.js';
import type { SectionsView, StatsView } from '../view.js';

/** A number and its label. */
interface Figure {
  readonly label: string;
  readonly value: string;
  /** Time of the value. */
  readonly time?: number | undefined;
}

/** The month of a time, with the day in its title. */
const monthOf = ({ locale, zone }: StatsView, time: number): TemplateResult =>
  html` <bdi class="muted" title=${formats.formatDate(locale, zone, time)}
    >${formats.shortMonthYear(locale, zone, time)}</bdi
  >`;

const figures = (view: StatsView, all: readonly Figure[]): TemplateResult =>
  html`<ul class="figures" part="list">
    ${all.map(
      ({ label, value, time }) =>
        html`<li part="item">
          <div><b>${value}</b>${time === undefined ? nothing : monthOf(view, time)}</div>
          <bdi class="muted">${label}</bdi>
        </li>`,
    )}
  </ul>`;

/** Name of a range: `7 days`, `All time`. */
export const rangeName = ({ translate, locale }: StatsView, range: Range): string =>
  range === 'all' ? translate('allTime') : formats.duration(locale, rangeDays[range] * 24 * hourMs);

const percent = { style: 'percent', signDisplay: 'exceptZero' } as const;

/** Change of the players online since the same hour yesterday; empty while the history loads. */
function changeText(view: StatsView, players: number): TemplateResult | typeof nothing {
  const { chart, sections, now, updatedAt = now, translate, amount } = view;
  if (!sections.includes('history') || chart?.points.length === 0) return nothing;
  const change = chart && dayChange(chart, players, updatedAt);
  const text =
    change === undefined ? '' : translate('fromYesterday', { change: amount(change, percent) });
  return html`<div class="change ${(change ?? 0) < 0 ? 'down' : ''}">${text}</div>`;
}

/** Label of a history's highest value: `Peak`, or `Highest average` if its points are averages. */
export const peakLabel = ({ translate }: StatsView, chart: HistoryChart | undefined): string =>
  translate(chart?.isAveraged ? 'highestAverage' : 'peak');

/** Label of the peak of a time span. */
const peakOf = ({ translate }: StatsView, span: string) => `${translate('peak')} · ${span}`;

/** Peaks of time windows, without those that a longer one, the record or the chart repeats, and the record with its date. */
function peakFigures(view: StatsView, peaks: SectionData<'peak'>): Figure[] {
  const { translate, amount, locale, chart, data } = view;
  const { windows, allTimePeak } = peaks;
  const inChart = chart?.points[0] && peakPlayers(chart, data.history?.range ?? '', peaks);
  const next = (index: number) => windows[index + 1]?.peak ?? allTimePeak.value;
  const shown = windows.filter((window, index) => ![inChart, next(index)].includes(window.peak));
  return [
    ...shown.map((window) => ({
      label: peakOf(view, formats.duration(locale, window.hours * hourMs)),
      value: amount(window.peak),
    })),
    {
      label: peakOf(view, translate('allTime')),
      value: amount(allTimePeak.value),
      time: parseTimestamp(allTimePeak.at),
    },
  ];
}

/** Peaks, where they are not beside the players online. */
export const peak = (view: StatsView, data: SectionData<'peak'>): TemplateResult =>
  figures(view, peakFigures(view, data));

/** Whether the peaks are shown beside the players online. */
export const arePeaksInTotals = ({
  sections,
  data,
  failures,
}: Pick<StatsView, 'sections' | 'data' | 'failures'>): boolean =>
  sections.includes('totals') && (data.totals !== undefined || !failures.has('totals'));

/** Players online in large, with the active servers, unless the list of servers is empty; below them the peaks. */
export function totals(view: SectionsView, data: SectionData<'totals'>): TemplateResult {
  const { amount, translate, sections, failures, isAlone, updated } = view;
  const { servers, peak: peaks } = view.data;
  const isLoading = sections.includes('peak') && !failures.has('peak');
  const record = { label: peakOf(view, translate('allTime')), value: '' };
  const hasServers = servers?.servers.length !== 0;
  // Without servers, a record has nothing to be compared with.
  const small = !hasServers ? [] : peaks ? peakFigures(view, peaks) : isLoading ? [record] : [];
  const active = translate('labelled', {
    label: translate('activeServers'),
    value: amount(data.activeServers),
  });
  return html`<div class="hero">
    <div>
      <b class="players-online">${amount(data.playersOnline)}</b>
      <div class="muted">${translate('playersOnline')}${hasServers ? ` · ${active}` : nothing}</div>
      ${changeText(view, data.playersOnline)}
      ${isAlone && updated ? html`<div class="secondary">${updated}</div>` : nothing}
    </div>
    ${small.length > 0 ? figures(view, small) : nothing}
  </div>`;
}
