import { LRUCache } from 'lru-cache';
import { liveEvents, upcomingEvents } from '../contract/embed.js';
import type { Endpoint } from '../contract/endpoint.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { vtcEvents } from '../contract/vtc-events.js';
import { type ConvoyEvent, convoyList, convoyPageSize } from '../convoys/convoy.js';
import type { UpstreamQuery } from './upstream/companies.js';
import { type ApiResponse, type UpstreamFailure, isFailure } from './upstream/result.js';
import { apiRequest } from './upstream/api-request.js';
import type { Visitor } from './upstream/response-cache.js';

/** Convoys with the responses that they were parsed from. */
export interface CompanyConvoys {
  readonly events: readonly ConvoyEvent[];
  readonly responses: readonly ApiResponse[];
}

const parse = lenientParser(convoyList);
// By entity tag, so that each version is parsed once.
const parsed = new LRUCache<string, readonly ConvoyEvent[], string>({
  max: 200,
  memoMethod: (_, __, { context }) => parse(JSON.parse(context)).items,
});
const maxPages = 4;

/** The convoys of a list that the API returned. */
export const parseConvoys = ({ etag, body }: ApiResponse): readonly ConvoyEvent[] =>
  parsed.memo(etag, { context: body });

/** Live and upcoming convoys of a company: from the embed endpoints, and from the public list if these fail or are full. */
export async function companyConvoys(
  query: UpstreamQuery,
  vtc: string,
  visitor: Visitor,
): Promise<CompanyConvoys | UpstreamFailure> {
  const load = async (
    endpoint: Endpoint,
    parameters = {},
  ): Promise<CompanyConvoys | UpstreamFailure> => {
    const response = await query(apiRequest(endpoint, vtc, parameters), visitor);
    if (isFailure(response)) return response;
    return { events: parseConvoys(response), responses: [response] };
  };
  const [live, upcoming] = await Promise.all([
    load(liveEvents),
    load(upcomingEvents, { limit: convoyPageSize }),
  ]);
  const detailed = [live, upcoming].flatMap((response) => (isFailure(response) ? [] : [response]));
  const isComplete =
    !isFailure(live) && !isFailure(upcoming) && upcoming.events.length < convoyPageSize;
  const pages: CompanyConvoys[] = [];
  for (let page = 0; page < maxPages && !isComplete; page++) {
    const next = await load(vtcEvents, { limit: convoyPageSize, offset: page * convoyPageSize });
    if (isFailure(next)) {
      if (detailed.length === 0 && page === 0) return next;
      break;
    }
    pages.push(next);
    if (next.events.length < convoyPageSize) break;
  }
  // Of duplicates the last one counts: the detailed one.
  const all = [...pages, ...detailed];
  return {
    events: all.flatMap(({ events }) => events),
    responses: all.flatMap(({ responses }) => responses),
  };
}
