import { convoyPageSize, type Query, type ValueOf } from '../../base.js';
import { vtcEvents } from '../../contract/element-endpoints.js';

/** The past convoys of a company that are loaded; `nextCursor` is null if all of them are. */
export type PastEventsData = ValueOf<typeof vtcEvents.response>;

/** The past convoys before their first page is loaded. */
export const noneLoaded: PastEventsData = { items: [], nextCursor: 0, total: 0 };

/** Each convoy once, with its latest data. */
const merged = (...lists: PastEventsData['items'][]): PastEventsData['items'] => [
  ...new Map(lists.flat().map((event) => [event.id, event])).values(),
];

/**
 * Loads pages of past convoys after those in `past`, until `wanted` are loaded or there are no more. The latest come
 * first (*not described by the API document*): when one has ended in the meantime, it is on the first page, and all
 * others are one place further.
 */
export async function loadPast(
  query: Query,
  { vtc, wanted }: { readonly vtc: string; readonly wanted: number },
  past: PastEventsData,
): Promise<PastEventsData> {
  const pageAt = (offset: number) =>
    query(vtcEvents, { id: vtc, tab: 'past', limit: convoyPageSize, offset });
  while (past.nextCursor !== null && past.items.length < wanted) {
    const offset: number = past.nextCursor;
    const page = await pageAt(offset);
    const newest = offset > 0 && page.total > past.total ? await pageAt(0) : undefined;
    const next = offset + convoyPageSize;
    past = {
      items: merged(past.items, page.items, newest?.items ?? []),
      // An API with a wrong total is not requested forever.
      nextCursor: page.items.length > 0 && next < page.total ? next : null,
      total: page.total,
    };
  }
  return past;
}
