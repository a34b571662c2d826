import { LRUCache } from 'lru-cache';
import { memoizeByIdentity } from '../cache/memoize.js';
import { parseTimestamp } from '../contract/timestamp.js';
import { eventDetailsShape } from '../contract/element-endpoints.js';
import { events } from '../contract/events.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { list, record, type ValueOf } from '../contract/shape.js';
import type { Convoy } from '../convoys/convoy.js';
import type { ConvoyRecord } from '../convoys/convoy-view.js';
import { plainExcerpt } from '../text/plain-text.js';
import { apiRequest } from './upstream/api-request.js';
import type { UpstreamQuery } from './upstream/companies.js';
import type { Visitor } from './upstream/response-cache.js';
import { type ApiResponse, isFailure } from './upstream/result.js';

/** The next convoys, whose full records are requested: one request each. */
const maxRecords = 3;
/** Time around the start in which the full record is looked for, as by elements. */
const windowMs = 60_000;

type EventDetails = ValueOf<typeof eventDetailsShape>;

const parse = lenientParser(record({ items: list(eventDetailsShape) }));
// By entity tag, so that each version is parsed once.
const parsed = new LRUCache<string, readonly EventDetails[], string>({
  max: 200,
  memoMethod: (_, __, { context }) => parse(JSON.parse(context)).items,
});

/** Description of a convoy as text; parsed once per version. */
const descriptionOf = memoizeByIdentity(({ description }: EventDetails) =>
  plainExcerpt(description ?? ''),
);

const isShown = ({ lifecycleStatus, safetyStatus }: EventDetails): boolean =>
  ['published', 'ended', 'cancelled'].includes(lifecycleStatus) && safetyStatus === 'visible';

/** Full records of convoys by id, and the responses that they were parsed from. */
export interface ConvoyRecords {
  readonly records: ReadonlyMap<number, ConvoyRecord>;
  readonly responses: readonly ApiResponse[];
}

/** Requests the full records of the first convoys, from the list of all companies; those that fail are left out. */
export async function convoyRecords(
  query: UpstreamQuery,
  convoys: readonly Convoy[],
  visitor: Visitor,
  tab: 'upcoming' | 'past' = 'upcoming',
): Promise<ConvoyRecords> {
  const found = await Promise.all(
    convoys.slice(0, maxRecords).map(async ({ event, startMs }) => {
      const window = {
        tab,
        startsFrom: new Date(startMs - windowMs).toISOString(),
        startsBefore: new Date(startMs + windowMs).toISOString(),
        limit: 100,
      };
      const response = await query(apiRequest(events, undefined, window), visitor);
      if (isFailure(response)) return undefined;
      try {
        const items = parsed.memo(response.etag, { context: response.body });
        return { response, details: items.find((item) => item.id === event.id && isShown(item)) };
      } catch {
        // Not a response of the API.
        return undefined;
      }
    }),
  );
  const responses = found.flatMap((record) => record?.response ?? []);
  const records = found
    .flatMap((record) => record?.details ?? [])
    .map(
      (details) =>
        [
          details.id,
          {
            description: descriptionOf(details),
            organizer: details.vtcName ?? undefined,
            isCancelled: details.lifecycleStatus === 'cancelled',
            updatedMs: parseTimestamp(details.updatedAt),
          },
        ] as const,
    );
  return { records: new Map(records), responses };
}
