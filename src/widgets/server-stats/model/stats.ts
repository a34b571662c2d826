import type { DeriveContext } from '../../../base.js';
import type { SectionName, ServerStatsData } from '../data.js';
import type { historyChart, HistoryChart, LineChoices } from './history-chart.js';

/** What the model depends on besides the data. */
export interface StatsContext extends Pick<
  DeriveContext<{ readonly show: readonly SectionName[] }>,
  'settings'
> {
  /** Whether the page provides the data: then sections without data are left out. */
  readonly isProvided: boolean;
  /** Lines that the visitor switched on or off. */
  readonly lines: LineChoices | undefined;
  /** Derives the chart; memoized by the element. */
  readonly chartOf: typeof historyChart;
}

/** The sections that are shown. */
export interface StatsModel {
  readonly sections: readonly SectionName[];
  readonly data: ServerStatsData;
  /** The history with the lines that are shown. */
  readonly chart: HistoryChart | undefined;
}

/** The chosen sections with their data. */
export function statsModel(data: ServerStatsData, context: StatsContext): StatsModel {
  const { settings, isProvided, lines, chartOf } = context;
  const sections = settings.show.filter((name) => !isProvided || data[name]);
  const shown: ServerStatsData = Object.fromEntries(sections.map((name) => [name, data[name]]));
  return { sections, data: shown, chart: shown.history && chartOf(shown.history, lines) };
}
