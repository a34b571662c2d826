import {
  allConvoys,
  type ConvoyData,
  type ConvoyEvent,
  formats,
  convoyPageSize,
  type Host,
  loadConvoyPages,
  type OffsetList,
  type Query,
} from '../../base.js';
import type { Month } from './model/month.js';

type ConvoyList = OffsetList<ConvoyEvent>;

/** Which convoys of a company have been loaded. */
interface Coverage {
  /** All convoys that started at this time or later, in ms since the epoch; -Infinity: all past ones. */
  readonly from: number;
  /** All convoys that start before this time; Infinity: all upcoming ones. */
  readonly until: number;
  /** The loaded pages of the public lists. */
  readonly past?: ConvoyList | undefined;
  readonly upcoming?: ConvoyList | undefined;
}

const coverages = new WeakMap<ConvoyData, Coverage>();

/** Coverage of data that the page provides: no more can be loaded. */
const complete: Coverage = { from: -Infinity, until: Infinity };

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

/** When the last loaded convoy of an incomplete list of upcoming ones starts. */
const untilOf = ({ items, nextCursor }: ConvoyList): number =>
  nextCursor === null ? Infinity : Math.max(...startsOf(items));

/** When the first loaded convoy of an incomplete list of past ones started; not after `from`. */
const fromOf = ({ items, nextCursor }: ConvoyList, from: number): number =>
  nextCursor === null ? -Infinity : Math.min(from, ...startsOf(items));

/** The list of upcoming convoys that begins with this response, and goes on as it did before, if the response meets it. */
function continued(response: readonly ConvoyEvent[], before: ConvoyList | undefined): ConvoyList {
  // Live convoys are listed before the page of upcoming ones.
  const first = response.slice(-convoyPageSize);
  const last = before?.items.findIndex(({ id }) => id === first.at(-1)?.id) ?? -1;
  const items = [...first, ...(last < 0 ? [] : (before?.items.slice(last + 1) ?? []))];
  const isEnd = first.length < convoyPageSize || (last >= 0 && before?.nextCursor === null);
  // The embed endpoint returns no total.
  return { items, nextCursor: isEnd ? null : items.length, total: Infinity };
}

/**
 * Adds a response with upcoming convoys to what was loaded before: convoys that have started are retained, as the API
 * lists them until then, and those after the end of a full response.
 */
export function refreshed(
  before: ConvoyData | undefined,
  { items }: ConvoyData,
  now: number,
): ConvoyData {
  const known = before && coverages.get(before);
  const upcoming = continued(items, known?.upcoming);
  const started = allConvoys(before?.items ?? [])
    .filter(({ startMs }) => startMs <= now)
    .map(({ event }) => event);
  return withCoverage(merged(started, upcoming.items, items), {
    from: known?.from ?? now,
    until: untilOf(upcoming),
    past: known?.past,
    upcoming,
  });
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
function missingIn(
  { from, until }: Coverage,
  { month, zone, hasPast }: MonthRequest,
): 'past' | 'upcoming' | undefined {
  if (hasPast && dayOf(zone, from) >= month.first) return 'past';
  return dayOf(zone, until) <= month.last ? 'upcoming' : undefined;
}

/** The list that lacks convoys of a month; undefined if all of them have been loaded. */
export const missingTab = (data: ConvoyData, request: MonthRequest) =>
  missingIn(coverageOf(data), request);

/** Loads the convoys of a company in a month that have not been loaded yet, page by page. */
async function loadCompanyMonth(
  query: Query,
  data: ConvoyData,
  request: MonthRequest & { readonly id: string },
): Promise<ConvoyData> {
  const coverage = coverageOf(data);
  const tab = missingIn(coverage, request);
  if (!tab) return data;
  const covered = (list: ConvoyList): Coverage => ({
    ...coverage,
    [tab]: list,
    ...(tab === 'past' ? { from: fromOf(list, coverage.from) } : { until: untilOf(list) }),
  });
  const list = await loadConvoyPages(query, {
    vtc: request.id,
    tab,
    list: coverage[tab],
    missing: (loaded) => (missingIn(covered(loaded), request) === tab ? convoyPageSize : 0),
  });
  // The records of the embed endpoint, which have more fields, are preferred.
  const more = withCoverage(merged(list.items, data.items), covered(list));
  return loadCompanyMonth(query, more, request);
}

/** The convoys of one company in the data of a calendar. */
export interface CompanyPart {
  /** Id or handle of the company. */
  readonly vtc: string;
  readonly data: ConvoyData;
  /** Undefined in a calendar of one company. */
  readonly host: Host | undefined;
}

const partsByData = new WeakMap<ConvoyData, readonly CompanyPart[]>();

/** The companies whose convoys are in some data; none if the page provides it. */
export const partsOf = (data: ConvoyData | undefined): readonly CompanyPart[] =>
  (data && partsByData.get(data)) ?? [];

/** Data of a calendar that covers what is known of all companies. */
export function withParts(all: ConvoyData, parts: readonly CompanyPart[]): ConvoyData {
  const data = { ...all };
  const known = parts.map((part) => coverageOf(part.data));
  coverages.set(data, {
    from: Math.max(...known.map(({ from }) => from)),
    until: Math.min(...known.map(({ until }) => until)),
  });
  partsByData.set(data, parts);
  return data;
}

const withHost = ({ data: { items }, host }: CompanyPart): readonly ConvoyEvent[] =>
  host ? items.map((event) => ({ ...event, host })) : items;

/** Loads the convoys of a month that have not been loaded yet, of all companies. */
export async function loadMonth(
  query: Query,
  all: ConvoyData,
  request: MonthRequest,
): Promise<ConvoyData> {
  const parts = await Promise.all(
    partsOf(all).map(async (part) => {
      const data = await loadCompanyMonth(query, part.data, { ...request, id: part.vtc });
      return { ...part, data };
    }),
  );
  // The records of the calendar are preferred, which have more fields.
  return withParts({ ...all, items: merged(...parts.map(withHost), all.items) }, parts);
}
