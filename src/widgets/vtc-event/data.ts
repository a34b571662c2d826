import {
  type ConvoyEvent,
  convoyOf,
  convoyPageSize,
  convoyShape,
  type CurrentConvoys,
  currentConvoys,
  currentTime,
  loadConvoyPages,
  type Query,
  type Shape,
  shapes,
  type ValueOf,
  VtcError,
} from '../../base.js';
import { eventDetailsShape, events } from '../../contract/element-endpoints.js';

/** The full record of a convoy. */
export type EventDetails = ValueOf<typeof eventDetailsShape>;

/**
 * A convoy: its short record, null if there is none; its full record, null if there is none to show; and the next
 * other convoy of the company, where the list of them was requested.
 */
export interface EventData {
  readonly event: ConvoyEvent | null;
  /** Undefined while it is loading. */
  readonly details?: EventDetails | null | undefined;
  readonly next?: ConvoyEvent | null | undefined;
}

/** Shape of the data, for data that the page provides. */
export const eventDataShape: Shape<EventData> = shapes.record({
  event: shapes.nullable(convoyShape),
  details: shapes.optional(shapes.nullable(eventDetailsShape)),
  next: shapes.optional(shapes.nullable(convoyShape)),
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
  let pages = 0;
  const findIn = ({ items }: { readonly items: readonly ConvoyEvent[] }) =>
    items.find((event) => event.id === id);
  const past = await loadConvoyPages(query, {
    vtc,
    tab: 'past',
    missing: (list) => (findIn(list) || pages++ >= pastPages ? 0 : convoyPageSize),
  });
  return findIn(past);
}

/**
 * The convoy with this id, else among the past ones; without an id the first that has not ended, null if there is none.
 * Rejects with the error of the live convoys if it may be one of them.
 */
export async function findEvent(
  query: Query,
  vtc: string,
  id: number | undefined,
  { items, liveError }: CurrentConvoys,
): Promise<ConvoyEvent | null> {
  if (id === undefined) return currentConvoys(items, currentTime())[0]?.event ?? null;
  const found = items.find((event) => event.id === id) ?? (await findPast(query, vtc, id));
  if (found) return found;
  throw (
    liveError ??
    new VtcError('NOT_FOUND', `The company has no convoy with the id ${id}; check event.`)
  );
}

/** The next of the upcoming convoys that is another one; undefined if there is none. */
export function nextEvent(
  items: readonly ConvoyEvent[],
  { id }: ConvoyEvent,
): ConvoyEvent | undefined {
  const now = currentTime();
  return currentConvoys(items, now).find(({ event, startMs }) => event.id !== id && startMs > now)
    ?.event;
}

/** Whether a convoy had ended when its data was loaded: it changes no more. */
export function hasEnded({ event, details }: EventData, receivedAt: number): boolean {
  const convoy = event && convoyOf(event);
  return details !== undefined && convoy ? convoy.endMs <= receivedAt : false;
}
