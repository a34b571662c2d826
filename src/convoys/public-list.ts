import { vtcEvents } from '../contract/element-endpoints.js';
import type { Query } from '../element/query.js';
import { type ConvoyData, convoyPageSize } from './convoy.js';

/** Maximum age of lists of other companies, which change seldom; younger than the usual interval of refreshes. */
export const listMaxAgeMs = 240_000;

/** Requests the upcoming convoys of a company without a token, as the first page of all its convoys. */
export const loadPublicList = (query: Query, id: string): Promise<ConvoyData> =>
  query(
    vtcEvents,
    { id, tab: 'upcoming', limit: convoyPageSize, offset: 0 },
    { maxAgeMs: listMaxAgeMs },
  );
