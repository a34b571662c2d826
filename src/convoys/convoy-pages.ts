import { vtcEvents } from '../contract/element-endpoints.js';
import { emptyList, loadPages, type OffsetList } from '../element/offset-pages.js';
import type { Query } from '../element/query.js';
import { type ConvoyEvent, convoyPageSize } from './convoy.js';

/** Which part of a company's public list of convoys is loaded. */
export interface ConvoyPages {
  /** Id or handle of the company. */
  readonly vtc: string;
  /** The latest past convoys come first: *not described by the API document*. */
  readonly tab: 'past' | 'upcoming';
  /** The convoys that are loaded already; default: none. */
  readonly list?: OffsetList<ConvoyEvent> | undefined;
  /** How many more convoys are wanted; 0 ends the load. */
  readonly missing: (list: OffsetList<ConvoyEvent>) => number;
}

/** Loads pages of a company's public list, all of one size, so that elements share equal requests. */
export const loadConvoyPages = (
  query: Query,
  { vtc: id, tab, list = emptyList, missing }: ConvoyPages,
): Promise<OffsetList<ConvoyEvent>> =>
  loadPages<ConvoyEvent>(list, {
    readPage: (offset) => query(vtcEvents, { id, tab, limit: convoyPageSize, offset }),
    idOf: (event) => event.id,
    maxPageSize: convoyPageSize,
    missing,
  });
