import {
  allConvoys,
  type ConvoyData,
  type ConvoyEvent,
  formats,
  convoyPageSize,
  type Query,
  vtcEvents,
} from '../../base.js';
import type { Month } from './model/month.js';

/** Which convoys of a company have been loaded. */
interface Coverage {
  /** All convoys that started at this time or later, in ms since the epoch; -Infinity: all past ones. */
  readonly from: number;
  /** All convoys that start before this time; Infinity: all upcoming ones. */
  readonly until: number;
  /** Offsets of the next pages of the public lists. */
  readonly past: number;
  readonly upcoming: number;
}

const coverages = new WeakMap<ConvoyData, Coverage>();

/** Coverage of data that the page provides: no more can be loaded. */
const complete: Coverage = { from: -Infinity, until: Infinity, past: 0, upcoming: 0 };

/** Which convoys have been loaded with some data. */
export const coverageOf = (data: ConvoyData): Coverage => coverages.get(data) ?? complete;

function withCoverage(items: readonly ConvoyEvent[], coverage: Coverage): ConvoyData {
  const data = { items };
  coverages.set(data, coverage);
  return data;
}

/** Events of lists without duplicates; those of the later list are preferred. */
const merged = (...lists: (readonly ConvoyEvent[])[]): ConvoyEvent[] => [
  ...new Map(lists.flat().map((event) => [event.id, event])).values(),
];

const startsOf = (events: readonly ConvoyEvent[]): number[] =>
  allConvoys(events).map(({ startMs }) => startMs);

/**
 * Adds a response with upcoming convoys to what was loaded before: convoys that have started are retained, as the API
 * lists them until then, and those after the end of a full response.
 */
export function refreshed(
  before: ConvoyData | undefined,
  { items }: ConvoyData,
  now: number,
): ConvoyData {
  const until = items.length < convoyPageSize ? Infinity : Math.max(...startsOf(items));
  const known = before && coverages.get(before);
  const coverage = {
    from: known?.from ?? now,
    until: Math.max(until, known?.until ?? until),
    past: known?.past ?? 0,
    upcoming: known?.upcoming ?? convoyPageSize,
  };
  const retained = allConvoys(before?.items ?? [])
    .filter(({ startMs }) => startMs <= now || startMs > until)
    .map(({ event }) => event);
  return withCoverage(merged(retained, items), coverage);
}

const dayOf = (zone: string, time: number): number =>
  Number.isFinite(time) ? formats.dayNumber(zone, time) : time;

/** A month whose convoys are requested, and its time zone. */
export interface MonthRequest {
  readonly month: Month;
  readonly zone: string;
  /** Whether past convoys are shown. */
  readonly hasPast: boolean;
}

/** The list that lacks convoys of a month; undefined if all of them have been loaded. */
export function missingTab(
  data: ConvoyData,
  { month, zone, hasPast }: MonthRequest,
): 'past' | 'upcoming' | undefined {
  const { from, until } = coverageOf(data);
  if (hasPast && dayOf(zone, from) >= month.first) return 'past';
  return dayOf(zone, until) <= month.last ? 'upcoming' : undefined;
}

/** Adds the next page of a public list. The latest of the past convoys come first: *not described by the API document*. */
async function withPage(
  query: Query,
  data: ConvoyData,
  { id, tab }: { readonly id: string; readonly tab: 'past' | 'upcoming' },
): Promise<ConvoyData> {
  const coverage = coverageOf(data);
  const offset = coverage[tab];
  const page = await query(vtcEvents, { id, tab, limit: convoyPageSize, offset });
  const next = page.nextCursor ?? 0;
  // The last page has no bound.
  const starts = next > offset && page.items.length > 0 ? startsOf(page.items) : undefined;
  const bound =
    tab === 'past'
      ? { from: starts ? Math.min(coverage.from, ...starts) : -Infinity }
      : { until: starts ? Math.max(coverage.until, ...starts) : Infinity };
  return withCoverage(merged(page.items, data.items), { ...coverage, [tab]: next, ...bound });
}

/** Loads the convoys of a month that have not been loaded yet, page by page. */
export async function loadMonth(
  query: Query,
  data: ConvoyData,
  request: MonthRequest & { readonly id: string },
): Promise<ConvoyData> {
  const tab = missingTab(data, request);
  if (!tab) return data;
  return loadMonth(query, await withPage(query, data, { id: request.id, tab }), request);
}
