import type { Client } from '../client/index.js';
import { mayPass, VtcError } from '../client/errors.js';
import { vtcDetail, type VtcDetail } from '../contract/vtc-detail.js';
import { convoyOf } from '../convoys/convoy.js';
import { eventRecords, type ListedRecord } from './endpoints.js';
import type { ConvoySnapshot, HostCompany } from './snapshot.js';

const maxPages = 10;

/** A list, and whether nothing is missing from it. */
export interface LoadedList<T> {
  readonly items: readonly T[];
  readonly isComplete: boolean;
}

/** Whose convoys are announced. */
export interface AnnouncedScope {
  readonly include: readonly ('own' | 'co-hosted')[];
  /** Ids of further convoys. */
  readonly also: readonly number[];
}

/** The records of upcoming convoys of all companies that start before a time. */
export async function loadListedRecords(
  client: Client,
  startsBeforeMs: number,
): Promise<LoadedList<ListedRecord>> {
  const items: ListedRecord[] = [];
  let cursor: number | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const response = await client.call(eventRecords, {
      tab: 'upcoming',
      order: 'start',
      startsBefore: new Date(startsBeforeMs).toISOString(),
      limit: 100,
      cursor,
    });
    items.push(...response.items);
    if (response.nextCursor === null) return { items, isComplete: true };
    cursor = response.nextCursor;
  }
  return { items, isComplete: false };
}

/** Whether a convoy of another company is announced for a company. */
export const isWanted = (
  { id, vtcId, coHostVtcs = [] }: ListedRecord,
  { include, also }: AnnouncedScope,
  company: HostCompany,
): boolean =>
  vtcId !== company.id &&
  (also.includes(id) ||
    (include.includes('co-hosted') && coHostVtcs.some(({ vtcId }) => vtcId === company.id)));

/** The short record of a full one. */
export const eventOf = ({
  attendeeCount = 0,
  server = null,
  game = null,
  ...record
}: ListedRecord) => ({
  ...record,
  attendeeCount,
  server,
  game,
  externalLink: record.externalLink ?? null,
});

/** The company of a record, as far as the record names it. */
const namedCompany = ({ vtcId, vtcName }: ListedRecord): HostCompany => ({
  id: vtcId ?? 0,
  name: vtcName ?? '',
  profilePicture: null,
  theme: null,
  requiredDlcs: [],
});

/** Hosts of convoys by id, each requested once. */
export function hostSource(client: Client) {
  const requests = new Map<number, Promise<VtcDetail | VtcError>>();
  return (id: number): Promise<VtcDetail | VtcError> => {
    const request =
      requests.get(id) ??
      client.call(vtcDetail, { idOrHandle: String(id) }).catch((error: unknown) => {
        if (error instanceof VtcError) return error;
        throw error;
      });
    requests.set(id, request);
    return request;
  };
}

/** A convoy of another company; one of a private company, or of a player, has only the name of its host. */
export async function snapshotOfOthers(
  record: ListedRecord,
  vtc: string,
  hostOf: ReturnType<typeof hostSource>,
): Promise<ConvoySnapshot | undefined> {
  const convoy = convoyOf(eventOf(record));
  if (!convoy) return undefined;
  const host = record.vtcId === null ? undefined : await hostOf(record.vtcId);
  const isFailed = host instanceof VtcError;
  return {
    vtc,
    company: host && !isFailed ? host : namedCompany(record),
    convoy,
    isOfOthers: true,
    // Without the host, the message would lose its logo and colour for some time.
    details: isFailed && mayPass(host) ? undefined : record,
  };
}
