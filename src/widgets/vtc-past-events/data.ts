import { type ConvoyEvent, loadConvoyPages, type OffsetList, type Query } from '../../base.js';

/** The past convoys of a company that are loaded; `nextCursor` is null if all of them are. */
export type PastEventsData = OffsetList<ConvoyEvent>;

/** Loads pages of past convoys after those in `past`, until `wanted` are loaded or there are no more. */
export const loadPast = (
  query: Query,
  { vtc, wanted }: { readonly vtc: string; readonly wanted: number },
  past?: PastEventsData,
): Promise<PastEventsData> =>
  loadConvoyPages(query, {
    vtc,
    tab: 'past',
    list: past,
    missing: ({ items }) => wanted - items.length,
  });
