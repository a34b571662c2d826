import type { VtcError } from '../../../client/errors.js';
import type { Translate } from '../../../locales/messages.js';
import type { Zones } from '../../../ui/zoned-time.js';
import type { LineChoices } from '../model/history-drawing.js';
import type { Server, ServerFilter } from '../model/server-list.js';
import type { Range, SectionName, ServerStatsData } from '../model/stats-data.js';

/** What the visitor looks at. */
export interface ViewState {
  /** Which point of the history, and which hour of the heatmap's week, is pointed at. */
  readonly point?: number | undefined;
  readonly hour?: number | undefined;
  readonly lines?: LineChoices;
  readonly historyTable?: boolean;
  readonly heatmapTable?: boolean;
  readonly showsAllServers?: boolean;
}

/** What the sections are drawn from. */
export interface StatsView extends Zones {
  readonly data: ServerStatsData;
  readonly sections: readonly SectionName[];
  readonly translate: Translate;
  /** A number as the language writes it. */
  readonly amount: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** The element's own heading, which no section repeats. */
  readonly heading: string;
  /** Of the sections. */
  readonly headingLevel: number;
  readonly filter: ServerFilter;
  readonly hrefTemplate: string | undefined;
  readonly range: Range;
  /** Whether another range can be asked for. */
  readonly hasRanges: boolean;
  /** Why sections are missing or old. */
  readonly failures: ReadonlyMap<string, VtcError>;
  /** When the data was received, in ms since the epoch; undefined for data of the page. */
  readonly updatedAt: number | undefined;
  /** Nothing failed since; else the element says how old the data is. */
  readonly isCurrent: boolean;
  readonly state: ViewState;
  readonly update: (change: ViewState) => void;
  readonly chooseRange: (range: Range) => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Tells the page that a server's link was activated. */
  readonly select: (event: Event, server: Server) => void;
}
