import type { Client, Clock } from '../client/index.js';
import { VtcError } from '../client/errors.js';
import { liveEvents, upcomingEvents } from '../contract/embed.js';
import { vtcDetail } from '../contract/vtc-detail.js';
import { vtcEvents } from '../contract/vtc-events.js';
import { vtcNews } from '../contract/vtc-news.js';
import {
  allConvoys,
  type Convoy,
  type ConvoyEvent,
  convoyOf,
  convoyPageSize,
} from '../convoys/convoy.js';
import { eventRecords, type ListedRecord } from './endpoints.js';
import { recapMs } from './plan.js';
import type { CompanySnapshot, ConvoySnapshot, NewsPost, LoadedWorld } from './snapshot.js';
import type { Entry, AnnounceState } from './state/state.js';

/** A company to load. */
export interface CompanySource {
  /** Id or handle. */
  readonly vtc: string;
  /** With the embed token of the company, if there is one. */
  readonly client: Client;
  readonly hasToken: boolean;
}

export interface WorldOptions {
  readonly sources: readonly CompanySource[];
  readonly clock: Clock;
  readonly includesNews: boolean;
  /** Convoys that start later are not looked for. */
  readonly days: number;
  /** Called with a line about each failure; the run goes on without what failed. */
  readonly failed: (line: string) => void;
}

const windowMs = 60_000;
const maxPages = 4;
const day = 86_400_000;
/** How often a convoy that has ended is looked for. */
const checkIntervalMs = 3_600_000;

/** A list, and whether nothing is missing from it. */
interface Loaded<T> {
  readonly items: readonly T[];
  readonly isComplete: boolean;
}

/** Short records of current convoys: from the embed endpoints, and from the public list where these are not complete. */
async function loadConvoys({
  vtc: id,
  client,
  hasToken,
}: CompanySource): Promise<Loaded<ConvoyEvent>> {
  const detailed: ConvoyEvent[] = [];
  let isFull = !hasToken;
  if (hasToken) {
    const [live, upcoming] = await Promise.all([
      client.call(liveEvents, { id }),
      client.call(upcomingEvents, { id, limit: convoyPageSize }),
    ]);
    detailed.push(...live.items, ...upcoming.items);
    isFull = upcoming.items.length >= convoyPageSize;
  }
  const listed: ConvoyEvent[] = [];
  let offset = 0;
  for (let page = 0; isFull && page < maxPages; page += 1) {
    const { items } = await client.call(vtcEvents, { id, limit: convoyPageSize, offset });
    listed.push(...items);
    isFull = items.length >= convoyPageSize;
    offset += items.length;
  }
  // Of duplicates the last one is used: the detailed one.
  return { items: [...listed, ...detailed], isComplete: !isFull };
}

/** All records that start at one time. */
async function recordsAt(
  client: Client,
  startMs: number,
  tabs: readonly ('upcoming' | 'past')[],
): Promise<Loaded<ListedRecord>> {
  const items: ListedRecord[] = [];
  let isComplete = true;
  for (const tab of tabs) {
    const response = await client.call(eventRecords, {
      tab,
      startsFrom: new Date(startMs - windowMs).toISOString(),
      startsBefore: new Date(startMs + windowMs).toISOString(),
      limit: 100,
    });
    items.push(...response.items);
    isComplete &&= response.nextCursor === null;
  }
  return { items, isComplete };
}

const isPublic = ({ lifecycleStatus, safetyStatus }: ListedRecord): boolean =>
  ['published', 'ended', 'cancelled'].includes(lifecycleStatus) && safetyStatus === 'visible';

/** Records by start time, each requested once. */
function recordSource(client: Client, failed: WorldOptions['failed']) {
  const requests = new Map<string, Promise<Loaded<ListedRecord> | undefined>>();
  return (startMs: number, tabs: readonly ('upcoming' | 'past')[]) => {
    const key = `${startMs} ${tabs.join()}`;
    const request =
      requests.get(key) ??
      recordsAt(client, startMs, tabs).catch((error: unknown) => {
        if (!(error instanceof VtcError)) throw error;
        failed(error.message);
        return undefined;
      });
    requests.set(key, request);
    return request;
  };
}

const eventOf = ({ attendeeCount = 0, server = null, game = null, ...record }: ListedRecord) => ({
  ...record,
  attendeeCount,
  server,
  game,
  externalLink: record.externalLink ?? null,
});

/** Whether a known convoy that is in no list is looked for: it may be cancelled, or over without a recap. */
const isLookedFor = ({ endMs, done, checkedMs = 0 }: Entry, now: number): boolean =>
  now < endMs ||
  (now < endMs + recapMs &&
    now >= checkedMs + checkIntervalMs &&
    !done.includes('recap') &&
    !done.includes('cancelled'));

type RecordsAt = ReturnType<typeof recordSource>;

/** Convoys with their records, and the ids of those that are not public. */
interface FoundConvoys {
  readonly convoys: ConvoySnapshot[];
  readonly absent: Set<number>;
}

/** Adds the convoys of the lists. */
async function addListed(
  { convoys, absent }: FoundConvoys,
  listed: readonly Convoy[],
  owner: Pick<ConvoySnapshot, 'vtc' | 'company'>,
  recordsOf: RecordsAt,
): Promise<void> {
  for (const convoy of listed) {
    const records = await recordsOf(convoy.startMs, ['upcoming']);
    const found = records?.items.find(({ id }) => id === convoy.event.id);
    const details = found ?? (records?.isComplete ? null : undefined);
    if (found && !isPublic(found)) absent.add(found.id);
    else convoys.push({ ...owner, convoy, details });
  }
}

/** Adds known convoys that are in no list; `isComplete`: whether the lists are. */
async function addKnown(
  { convoys, absent }: FoundConvoys,
  known: readonly (readonly [number, Entry])[],
  owner: Pick<ConvoySnapshot, 'vtc' | 'company'>,
  { now, isComplete, recordsOf }: { now: number; isComplete: boolean; recordsOf: RecordsAt },
): Promise<void> {
  for (const [id, { startMs, endMs }] of known) {
    const records = await recordsOf(startMs, now < endMs ? ['upcoming', 'past'] : ['past']);
    const found = records?.items.find((record) => record.id === id);
    const convoy = found && convoyOf(eventOf(found));
    if (convoy && isPublic(found)) convoys.push({ ...owner, convoy, details: found });
    else if (isComplete && records?.isComplete) absent.add(id);
  }
}

async function loadCompany(
  source: CompanySource,
  state: AnnounceState,
  { clock, includesNews, days, failed }: WorldOptions,
): Promise<CompanySnapshot> {
  const { vtc, client } = source;
  const now = clock.now();
  const company = await client.call(vtcDetail, { idOrHandle: vtc });
  const { items, isComplete } = await loadConvoys(source);
  const recordsOf = recordSource(client, failed);
  const listed = allConvoys(items);
  const ids = new Set(listed.map(({ event }) => event.id));
  const known = Object.entries(state.convoys)
    .map(([id, entry]) => [Number(id), entry] as const)
    .filter(([id, entry]) => entry.vtc === vtc && !ids.has(id) && isLookedFor(entry, now));
  const found: FoundConvoys = { convoys: [], absent: new Set() };
  const isNear = ({ event, startMs }: Convoy) =>
    startMs <= now + days * day || state.convoys[event.id] !== undefined;
  await addListed(found, listed.filter(isNear), { vtc, company }, recordsOf);
  await addKnown(found, known, { vtc, company }, { now, isComplete, recordsOf });
  const news: readonly NewsPost[] = includesNews
    ? (await client.call(vtcNews, { id: vtc, limit: 20 })).items
    : [];
  return { vtc, company, news, ...found };
}

/** Loads all companies; those that fail are left out. */
export async function loadWorld(state: AnnounceState, options: WorldOptions): Promise<LoadedWorld> {
  const world: CompanySnapshot[] = [];
  for (const source of options.sources) {
    try {
      world.push(await loadCompany(source, state, options));
    } catch (error) {
      if (!(error instanceof VtcError)) throw error;
      options.failed(`${source.vtc}: ${error.message}`);
    }
  }
  return world;
}
