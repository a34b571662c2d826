import type { Translate } from '../../locales/messages.js';
import type { Zones } from '../../ui/zoned-time.js';
import type { SectionName, ServerStatsData } from './stats-data.js';
import type { ServerStats } from './server-stats.js';

/** What the visitor does, and what went wrong. */
export interface Attention {
  /** Which point of the history is pointed at; undefined: the last. */
  point?: number | undefined;
  /** Whether a table was opened. */
  isTableOpen?: boolean;
  /** The sections for which asking failed, with the reason. */
  failed: ReadonlyMap<SectionName, unknown>;
  /** The sections that are sought next; undefined: all. */
  sought?: readonly SectionName[] | undefined;
}

/** What the sections are drawn from. */
export interface StatsView extends Zones {
  /** The element, for its settings. */
  host: ServerStats;
  data: ServerStatsData;
  translate: Translate;
  /** A number as the language writes it. */
  amount: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Whether the page gave the data, so that no other can be asked for. */
  isGiven: boolean;
  attention: Readonly<Attention>;
  /** Notes what the visitor does. */
  attend: (more: Partial<Attention>) => void;
  /** Tells the page that a server's link was activated. */
  select: (event: Event, server: object) => void;
}
