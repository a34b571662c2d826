import type { LanguageController } from '../../base/language.js';
import type { Range, SectionName, ServerStatsData } from './stats-data.js';

/** What the sections are drawn from. */
export interface StatsView {
  data: ServerStatsData;
  language: LanguageController;
  /** IANA zone of the shown times. */
  zone: string;
  /** Level of the element's heading. */
  headingLevel: number;
  /** The time that the history is asked for; undefined where the page gave the data and no other can be chosen. */
  range: Range | undefined;
  /** Only the servers of this game and region; undefined: of all. */
  game: string | undefined;
  region: string | undefined;
  /** Width of a chart in units of 1/16 em. */
  width: number;
  /** Which value of a chart is pointed at. */
  cursors: Partial<Record<SectionName, number>>;
  /** How many rows of a section's table are shown; none while it is closed. */
  rows: Partial<Record<SectionName, number>>;
  failed: (section: SectionName) => boolean;
  /** Nothing newer can be had of any section, which the frame says. */
  isStale: boolean;
  /** Changes cursors, rows or the range, and draws again. */
  set: (change: () => void) => void;
  choose: (range: Range) => void;
  retry: () => void;
  address: (item: object) => string | undefined;
  select: (event: Event, item: object) => void;
}
