import {
  currentTime,
  type ConvoyEvent,
  convoyOf,
  convoyPageSize,
  convoyShape,
  type Query,
  type Shape,
  shapes,
  type ValueOf,
  vtcEvents,
  VtcError,
} from '../../base.js';
import { eventDetailsShape, events } from '../../contract/element-endpoints.js';

/** The full record of a convoy. */
export type EventDetails = ValueOf<typeof eventDetailsShape>;

/** A convoy: its short record, null if there is none; and its full record, null if there is none to show. */
export interface EventData {
  readonly event: ConvoyEvent | null;
  /** Undefined while it is loading. */
  readonly details?: EventDetails | null | undefined;
}

/** Shape of the data, for data that the page provides. */
export const eventDataShape: Shape<EventData> = shapes.record({
  event: shapes.nullable(convoyShape),
  details: shapes.optional(shapes.nullable(eventDetailsShape)),
});

/** Time around the known start in which the full record is looked for. */
const windowMs = 60_000;
const pageSize = 100;
/** Pages of past convoys in which a convoy is looked for by its id. */
const pastPages = 3;

/** Whether a full record may be shown. */
const isPublic = ({ lifecycleStatus, safetyStatus }: EventDetails): boolean =>
  ['published', 'ended', 'cancelled'].includes(lifecycleStatus) && safetyStatus === 'visible';

/** Requests the full record of a convoy, from the list of all companies; null if there is none to show. */
export async function loadDetails(query: Query, event: ConvoyEvent): Promise<EventDetails | null> {
  const convoy = convoyOf(event);
  if (!convoy) return null;
  const { startMs, endMs } = convoy;
  const around = {
    startsFrom: new Date(startMs - windowMs).toISOString(),
    startsBefore: new Date(startMs + windowMs).toISOString(),
    limit: pageSize,
  };
  for (const tab of endMs <= currentTime()
    ? (['past', 'upcoming'] as const)
    : (['upcoming', 'past'] as const)) {
    const { items } = await query(events, { tab, ...around });
    const found = items.find(({ id }) => id === event.id);
    if (found) return isPublic(found) ? found : null;
  }
  return null;
}

/** Looks for a convoy in the pages of a company's past ones. */
async function findPast(query: Query, vtc: string, id: number): Promise<ConvoyEvent | undefined> {
  for (let page = 0; page < pastPages; page += 1) {
    const offset = page * convoyPageSize;
    const input = { id: vtc, tab: 'past', limit: convoyPageSize, offset } as const;
    const { items } = await query(vtcEvents, input);
    const found = items.find((event) => event.id === id);
    if (found || items.length < convoyPageSize) return found;
  }
  return undefined;
}

/** The convoy with this id, else among the past ones; without an id the first that has not ended, null if there is none. */
export async function findEvent(
  query: Query,
  vtc: string,
  id: number | undefined,
  current: readonly ConvoyEvent[],
): Promise<ConvoyEvent | null> {
  if (id === undefined) {
    const convoys = current.flatMap((event) => convoyOf(event) ?? []);
    const next = convoys
      .filter(({ endMs }) => endMs > currentTime())
      .sort((a, b) => a.startMs - b.startMs);
    return next[0]?.event ?? null;
  }
  const found = current.find((event) => event.id === id) ?? (await findPast(query, vtc, id));
  if (!found) throw new VtcError('NOT_FOUND', `The company has no convoy with the id ${id}.`);
  return found;
}
