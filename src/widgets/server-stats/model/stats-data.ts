import * as z from 'zod/mini';
import type { Query } from '../../../element/query.js';
import {
  platformTotals,
  serverBreakdown,
  serverHeatmap,
  serverHistory,
  serverPeak,
} from '../../../contract/statistics.js';

/** Each section's answer of the API; what is not asked for or not there yet is absent. */
export const serverStatsSchema = z.object({
  totals: z.optional(platformTotals.response),
  history: z.optional(serverHistory.response),
  servers: z.optional(serverBreakdown.response),
  peak: z.optional(serverPeak.response),
  heatmap: z.optional(serverHeatmap.response),
});

/** Each section's answer of the API; what is not asked for or not there yet is absent. */
export type ServerStatsData = z.infer<typeof serverStatsSchema>;

/** Name of a section. */
export type SectionName = keyof ServerStatsData;

/** What a section is drawn from. */
export type SectionData<Name extends SectionName> = NonNullable<ServerStatsData[Name]>;

/** A time that the history can be asked for. */
export type Range = '24h' | '7d' | '30d' | '90d' | 'all';

/** The times that the history can be asked for, in days; `all` counts as a year. */
export const rangeDays: Readonly<Record<Range, number>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
  all: 365,
};

/** An hour in ms. */
export const hourMs = 3_600_000;

/** How each section is requested; a longer history changes less from one request to the next. */
export const requests: Record<SectionName, (query: Query, range: Range) => Promise<object>> = {
  totals: (query) => query(platformTotals, {}),
  history: (query, range) =>
    query(serverHistory, { range }, { maxAgeMs: (rangeDays[range] * hourMs) / 6 }),
  servers: (query) => query(serverBreakdown, {}),
  peak: (query) => query(serverPeak, {}, { maxAgeMs: hourMs }),
  heatmap: (query) => query(serverHeatmap, {}, { maxAgeMs: 6 * hourMs }),
};
