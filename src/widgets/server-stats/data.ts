import { attributes, type Parts, type Query, shapes, type ValueOf } from '../../base.js';
import {
  platformTotals,
  serverBreakdown,
  serverHeatmap,
  serverHistory,
  serverPeak,
} from '../../contract/element-endpoints.js';

/** Response of the API per section; undefined if it was not requested or has not arrived. */
export const serverStatsShape = shapes.record({
  totals: shapes.optional(platformTotals.response),
  history: shapes.optional(serverHistory.response),
  servers: shapes.optional(serverBreakdown.response),
  peak: shapes.optional(serverPeak.response),
  heatmap: shapes.optional(serverHeatmap.response),
});

/** Response of the API per section; undefined if it was not requested or has not arrived. */
export type ServerStatsData = ValueOf<typeof serverStatsShape>;

export type SectionName = keyof ServerStatsData;

export type SectionData<Name extends SectionName> = NonNullable<ServerStatsData[Name]>;

/** Time spans of the history. */
export const ranges = attributes.choice(['24h', '7d', '30d', '90d', 'all'], '7d');

/** Time span of the history. */
export type Range = (typeof ranges.values)[number];

/** Days in each time span; `all` counts as a year. */
export const rangeDays: Readonly<Record<Range, number>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
  all: 365,
};

export const hourMs = 3_600_000;

/** How each section is requested; a longer history changes less from one request to the next. */
const requests: Record<SectionName, (query: Query, range: Range) => Promise<object>> = {
  totals: (query) => query(platformTotals, {}),
  history: (query, range) =>
    query(serverHistory, { range }, { maxAgeMs: (rangeDays[range] * hourMs) / 6 }),
  servers: (query) => query(serverBreakdown, {}),
  peak: (query) => query(serverPeak, {}, { maxAgeMs: hourMs }),
  heatmap: (query) => query(serverHeatmap, {}, { maxAgeMs: 6 * hourMs }),
};

/** Requests sections side by side. */
export const loadSections = (
  query: Query,
  { show, range }: { readonly show: readonly SectionName[]; readonly range: Range },
): Parts<ServerStatsData> =>
  Object.fromEntries(show.map((name) => [name, () => requests[name](query, range)]));
