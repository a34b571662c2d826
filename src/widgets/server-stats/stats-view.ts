import type { LanguageController } from '../../base/language.js';
import type { Zones } from '../../base/zoned-time.js';
import type { ServerStatsData } from './stats-data.js';
import type { ServerStats } from './server-stats.js';

/** What the visitor does. */
export interface Attention {
  /** Which point of the history is pointed at; undefined: the last. */
  point?: number | undefined;
  /** Whether a table was opened. */
  isTableOpen?: boolean;
  /** The sections that are sought next; undefined: all. */
  sought?: readonly string[] | undefined;
}

/** What the sections are drawn from. */
export interface StatsView extends Zones {
  /** The element, for its settings. */
  host: ServerStats;
  data: ServerStatsData;
  say: LanguageController['say'];
  /** A number as the language writes it. */
  amount: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Whether the page gave the data, so that no other can be asked for. */
  isGiven: boolean;
  /** Why sections are missing or old. */
  failures: ReadonlyMap<string, unknown>;
  attention: Readonly<Attention>;
  /** Notes what the visitor does. */
  attend: (more: Partial<Attention>) => void;
  /** Tells the page that a server's link was activated. */
  select: (event: Event, server: object) => void;
}
