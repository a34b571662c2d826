import * as z from 'zod/mini';
import type { Read } from '../../element/reader.js';
import {
  platformTotals,
  serverBreakdown,
  serverHeatmap,
  serverHistory,
  serverPeak,
} from '../../contract/statistics.js';

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

/** The times that the history can be asked for, in hours. */
export const rangeHours = { '24h': 24, '7d': 168, '30d': 720, '90d': 2160, all: 8760 };

/** A time that the history can be asked for. */
export type Range = keyof typeof rangeHours;

/** An hour in ms. */
export const hourMs = 3_600_000;

/** How each section is read; a longer history changes less from one question to the next. */
export const readings: Record<SectionName, (read: Read, range: Range) => Promise<object>> = {
  totals: (read) => read(platformTotals, {}),
  history: (read, range) =>
    read(serverHistory, { range }, { maxAgeMs: (rangeHours[range] * hourMs) / 144 }),
  servers: (read) => read(serverBreakdown, {}),
  peak: (read) => read(serverPeak, {}, { maxAgeMs: hourMs }),
  heatmap: (read) => read(serverHeatmap, {}, { maxAgeMs: 6 * hourMs }),
};
