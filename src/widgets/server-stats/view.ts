import type { ProgressiveRendering, Translate, VtcError, Zones } from '../../base.js';
import type { Range, SectionName } from './data.js';
import type { LineChoices } from './model/history-chart.js';
import type { Server, ServerFilter } from './model/servers.js';
import type { StatsModel } from './model/stats.js';

/** State that the visitor's input changes. */
export interface ViewState {
  /** Index of the active point of the history. */
  readonly point?: number | undefined;
  /** Index of the active hour of the heatmap's week. */
  readonly hour?: number | undefined;
  readonly lines?: LineChoices;
  readonly historyTable?: boolean;
  readonly heatmapTable?: boolean;
  readonly showsAllServers?: boolean;
  readonly hasChosenRange?: boolean;
}

/** Data and callbacks of the statistics' templates. */
export interface StatsView extends Zones, StatsModel {
  /** Time of the update, in ms since the epoch. */
  readonly now: number;
  readonly translate: Translate;
  /** Formats a number in the language. */
  readonly amount: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** The element's own heading, which no section repeats. */
  readonly heading: string;
  readonly headingLevel: number;
  readonly filter: ServerFilter;
  readonly hrefTemplate: string | undefined;
  readonly range: Range;
  /** Whether another range can be requested. */
  readonly hasRanges: boolean;
  /** Errors of sections that are missing or outdated. */
  readonly failures: ReadonlyMap<string, VtcError>;
  /** When the data was received, in ms since the epoch; undefined for data set by the page. */
  readonly updatedAt: number | undefined;
  /** When the data was received, as a text; empty if that is unknown, or if the layout around the sections shows it. */
  readonly updated: string;
  readonly state: ViewState;
  readonly update: (change: ViewState) => void;
  /** Renders the items in the window before the others. */
  readonly progressive: ProgressiveRendering;
  readonly chooseRange: (range: Range) => void;
  /** Reloads the sections that failed. */
  readonly retry: () => void;
  /** Called when a server's link is activated. */
  readonly select: (event: Event, server: Server) => void;
}

/** The same, and which sections are empty. */
export interface SectionsView extends StatsView {
  /** Sections whose response has nothing to show. */
  readonly empty: readonly SectionName[];
  /** Whether the number of players online is all there is. */
  readonly isAlone: boolean;
}
