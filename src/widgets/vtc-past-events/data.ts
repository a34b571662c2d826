import {
  type ConvoyData,
  type ConvoyEvent,
  convoyOf,
  loadCompanyLists,
  loadConvoyPages,
  type OffsetList,
  type Query,
} from '../../base.js';

type PastList = OffsetList<ConvoyEvent>;

/** The past convoys of one or several companies that are loaded; `nextCursor` is null if all of them are. */
export interface PastEventsData extends PastList, Pick<ConvoyData, 'failures'> {}

/** Loads pages of past convoys after those in `past`, until `wanted` are loaded or there are no more. */
export const loadPast = (
  query: Query,
  { vtc, wanted }: { readonly vtc: string; readonly wanted: number },
  past?: PastList,
): Promise<PastList> =>
  loadConvoyPages(query, {
    vtc,
    tab: 'past',
    list: past,
    missing: ({ items }) => wanted - items.length,
  });

/** The lists of the companies of which some data is made; undefined for those that could not be loaded. */
const listsByData = new WeakMap<PastEventsData, readonly (PastList | undefined)[]>();

const startOf = (event: ConvoyEvent): number => convoyOf(event)?.startMs ?? -Infinity;

/** The start of the oldest convoy since which the list is complete. */
const completeSince = ({ items, nextCursor }: PastList): number =>
  nextCursor === null ? -Infinity : Math.min(...items.map(startOf));

/** The lists as one, as far as it has no gaps. */
function combined(lists: readonly PastList[]): PastList {
  const since = Math.max(-Infinity, ...lists.map(completeSince));
  const items = lists.flatMap((list) => list.items).filter((event) => startOf(event) >= since);
  return {
    items: items.sort((a, b) => startOf(b) - startOf(a)),
    nextCursor: lists.every(({ nextCursor }) => nextCursor === null) ? null : items.length,
    total: lists.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Loads past convoys of several companies, after those in `past`. Rejects if those of no company can be loaded. */
export async function loadPastOfAll(
  query: Query,
  { vtcs, wanted }: { readonly vtcs: readonly string[]; readonly wanted: number },
  past?: PastEventsData,
): Promise<PastEventsData> {
  const before = past && listsByData.get(past);
  const { hosts, lists: loaded } = await loadCompanyLists(query, vtcs, (vtc, position) =>
    loadPast(query, { vtc, wanted }, before?.[position]),
  );
  const lists = loaded.map((list, position) => list ?? before?.[position]);
  const failures = hosts.flatMap(({ name }, position) =>
    lists[position] ? [] : { part: 'company' as const, name },
  );
  const hosted = lists.flatMap((list, position) => {
    const host = hosts[position];
    return list ? { ...list, items: list.items.map((event) => ({ ...event, host })) } : [];
  });
  const data = { ...combined(hosted), ...(failures[0] && { failures }) };
  listsByData.set(data, lists);
  return data;
}
