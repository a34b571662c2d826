import type { LanguageController } from '../../base/language.js';
import type { SectionName, ServerStatsData } from './stats-data.js';
import type { ServerStats } from './server-stats.js';

/** What the visitor has opened and points at. */
export interface Attention {
  /** Which point of the history; undefined: the last. */
  point?: number | undefined;
  /** Whether a table was opened. */
  isTableOpen?: boolean;
}

/** What the sections are drawn from. */
export interface StatsView {
  /** The element, for its settings. */
  host: ServerStats;
  data: ServerStatsData;
  say: LanguageController['say'];
  /** A number as the language writes it. */
  amount: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** BCP 47 tag. */
  locale: string;
  /** IANA zone of the shown times. */
  zone: string;
  /** Whether the page gave the data, so that no other can be asked for. */
  isGiven: boolean;
  attention: Attention;
  /** Whether asking for a section failed. */
  failed: ReadonlySet<SectionName>;
  /** Tells the page that a server's link was activated. */
  select: (event: Event, server: object) => void;
}
