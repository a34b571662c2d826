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
import {
  type AnnouncedScope,
  eventOf,
  hostSource,
  isWanted,
  type LoadedList,
  loadListedRecords,
  snapshotOfOthers,
} from './load-others.js';
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

export interface WorldOptions extends AnnouncedScope {
  readonly sources: readonly CompanySource[];
  readonly clock: Clock;
  readonly includesNews: boolean;
  /** Convoys that start later are not looked for. */
  readonly days: number;
  /** Called with a line about each failure; the run goes on without what failed. */
  readonly failed: (line: string) => void;
  /** Called when the embed token of a company is rejected; its public list is used instead. */
  readonly rejected: (vtc: string) => void;
}

const windowMs = 60_000;
const maxPages = 4;
const day = 86_400_000;
/** How often a convoy that has ended is looked for. */
const checkIntervalMs = 3_600_000;

const isRejection = ({ code, isBlocked }: VtcError): boolean =>
  !isBlocked && (code === 'UNAUTHORIZED' || code === 'FORBIDDEN');

/** Short records from the embed endpoints; undefined if they reject the token. */
async function loadDetailed(
  { vtc: id, client }: CompanySource,
  rejected: WorldOptions['rejected'],
): Promise<LoadedList<ConvoyEvent> | undefined> {
  try {
    const [live, upcoming] = await Promise.all([
      client.call(liveEvents, { id }),
      client.call(upcomingEvents, { id, limit: convoyPageSize }),
    ]);
    const isComplete = upcoming.items.length < convoyPageSize;
    return { items: [...live.items, ...upcoming.items], isComplete };
  } catch (error) {
    if (!(error instanceof VtcError) || !isRejection(error)) throw error;
    rejected(id);
    return undefined;
  }
}

/** Short records of current convoys: from the embed endpoints, and from the public list where these are not complete. */
async function loadConvoys(
  source: CompanySource,
  rejected: WorldOptions['rejected'],
): Promise<LoadedList<ConvoyEvent>> {
  const { vtc: id, client, hasToken } = source;
  const detailed = hasToken ? await loadDetailed(source, rejected) : undefined;
  if (detailed?.isComplete) return detailed;
  const listed: ConvoyEvent[] = [];
  let isComplete = false;
  for (let page = 0; !isComplete && page < maxPages; page += 1) {
    const offset = listed.length;
    const { items } = await client.call(vtcEvents, { id, limit: convoyPageSize, offset });
    listed.push(...items);
    isComplete = items.length < convoyPageSize;
  }
  // Of duplicates the last one is used: the detailed one.
  return { items: [...listed, ...(detailed?.items ?? [])], isComplete };
}

/** All records that start at one time. */
async function recordsAt(
  client: Client,
  startMs: number,
  tabs: readonly ('upcoming' | 'past')[],
): Promise<LoadedList<ListedRecord>> {
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
  const requests = new Map<string, Promise<LoadedList<ListedRecord> | undefined>>();
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

type Owner = Pick<ConvoySnapshot, 'vtc' | 'company'>;

/** Adds the convoys of the lists. */
async function addListed(
  { convoys, absent }: FoundConvoys,
  listed: readonly Convoy[],
  owner: Owner,
  recordsOf: RecordsAt,
): Promise<void> {
  for (const { startMs, event } of listed) {
    const records = await recordsOf(startMs, ['upcoming']);
    const found = records?.items.find(({ id }) => id === event.id);
    const details = found ?? (records?.isComplete ? null : undefined);
    // The public list has fewer fields.
    const convoy = convoyOf({ ...(found && eventOf(found)), ...event });
    if (found && !isPublic(found)) absent.add(found.id);
    else if (convoy) convoys.push({ ...owner, convoy, details });
  }
}

type HostOf = ReturnType<typeof hostSource>;

/** Adds a record that was looked for. */
async function addRecord(
  { convoys, absent }: FoundConvoys,
  record: ListedRecord,
  owner: Owner,
  hostOf: HostOf,
): Promise<void> {
  const convoy = convoyOf(eventOf(record));
  if (!convoy || !isPublic(record)) absent.add(record.id);
  else if (record.vtcId === owner.company.id) convoys.push({ ...owner, convoy, details: record });
  else {
    const snapshot = await snapshotOfOthers(record, owner.vtc, hostOf);
    if (snapshot) convoys.push(snapshot);
  }
}

type KnownConvoy = readonly [id: number, entry: Entry];

/** Adds known convoys that are in no list; `isCertain`: whether the list is complete that a convoy would be in. */
async function addKnown(
  found: FoundConvoys,
  known: readonly KnownConvoy[],
  owner: Owner,
  context: {
    readonly now: number;
    readonly isCertain: (entry: Entry) => boolean;
    readonly recordsOf: RecordsAt;
    readonly hostOf: HostOf;
  },
): Promise<void> {
  const { now, isCertain, recordsOf, hostOf } = context;
  for (const [id, entry] of known) {
    const { startMs, endMs } = entry;
    const records = await recordsOf(startMs, now < endMs ? ['upcoming', 'past'] : ['past']);
    const record = records?.items.find((each) => each.id === id);
    if (record && (isPublic(record) || isCertain(entry)))
      await addRecord(found, record, owner, hostOf);
    else if (records?.isComplete && isCertain(entry)) found.absent.add(id);
  }
}

/** What the companies share. */
interface Shared {
  /** Records of convoys of all companies; undefined if they are not needed, or could not be loaded. */
  readonly others: LoadedList<ListedRecord> | undefined;
  readonly hostOf: HostOf;
  readonly recordsOf: RecordsAt;
}

async function loadCompany(
  source: CompanySource,
  state: AnnounceState,
  { clock, includesNews, days, rejected, ...scope }: Omit<WorldOptions, 'sources' | 'failed'>,
  { others, hostOf, recordsOf }: Shared,
): Promise<CompanySnapshot> {
  const { vtc, client } = source;
  const now = clock.now();
  const company = await client.call(vtcDetail, { idOrHandle: vtc });
  const owner = { vtc, company };
  const { items, isComplete } = await loadConvoys(source, rejected);
  const listed = allConvoys(items);
  const isOwnWanted = scope.include.includes('own');
  const isNear = ({ event, startMs }: Convoy) =>
    (isOwnWanted && startMs <= now + days * day) || state.convoys[event.id] !== undefined;
  const found: FoundConvoys = { convoys: [], absent: new Set() };
  await addListed(found, listed.filter(isNear), owner, recordsOf);
  const wanted = others?.items.filter((record) => isWanted(record, scope, company)) ?? [];
  for (const record of wanted) await addRecord(found, record, owner, hostOf);
  const ids = new Set([...listed.map(({ event }) => event.id), ...wanted.map(({ id }) => id)]);
  const known = Object.entries(state.convoys)
    .map(([id, entry]) => [Number(id), entry] as const)
    .filter(([id, entry]) => entry.vtc === vtc && !ids.has(id) && isLookedFor(entry, now));
  const isCertain = ({ isOfOthers = false }: Entry) =>
    isOfOthers ? others?.isComplete === true : isComplete;
  await addKnown(found, known, owner, { now, isCertain, recordsOf, hostOf });
  const news: readonly NewsPost[] = includesNews
    ? (await client.call(vtcNews, { id: vtc, limit: 20 })).items
    : [];
  return { ...owner, news, ...found };
}

/** Each convoy once: with its own company, even if that could not be loaded this time, else with the first one. */
function withoutDoubles(
  world: readonly CompanySnapshot[],
  vtcs: ReadonlySet<string>,
  { convoys: known }: AnnounceState,
): LoadedWorld {
  const mayBeUpdated = ({ convoy, vtc }: ConvoySnapshot) => {
    const entry = known[convoy.event.id];
    return !entry || entry.isOfOthers || entry.vtc === vtc || !vtcs.has(entry.vtc);
  };
  const convoys = world
    .flatMap((company) => company.convoys)
    .filter((snapshot) => !snapshot.isOfOthers || mayBeUpdated(snapshot));
  const chosen = new Map(
    [...convoys]
      .reverse()
      .sort((a, b) => Number(b.isOfOthers ?? false) - Number(a.isOfOthers ?? false))
      .map((snapshot) => [snapshot.convoy.event.id, snapshot]),
  );
  return world.map((company) => ({
    ...company,
    convoys: company.convoys.filter((each) => chosen.get(each.convoy.event.id) === each),
    absent: new Set([...company.absent].filter((id) => !chosen.has(id))),
  }));
}

/** Records of all companies, if convoys of others are announced; without them, nothing is said about these. */
async function loadOthers(
  { include, also, clock, days, failed }: WorldOptions,
  client: Client,
): Promise<LoadedList<ListedRecord> | undefined> {
  if (also.length === 0 && !include.includes('co-hosted')) return undefined;
  try {
    return await loadListedRecords(client, clock.now() + days * day);
  } catch (error) {
    if (!(error instanceof VtcError)) throw error;
    failed(error.message);
    return undefined;
  }
}

/** Loads all companies; those that fail are left out. */
export async function loadWorld(
  state: AnnounceState,
  { sources, failed, ...options }: WorldOptions,
): Promise<LoadedWorld> {
  const [first] = sources;
  if (!first) return [];
  const { client } = first;
  const shared = {
    others: await loadOthers({ sources, failed, ...options }, client),
    hostOf: hostSource(client),
    recordsOf: recordSource(client, failed),
  };
  const world: CompanySnapshot[] = [];
  for (const source of sources) {
    const also = source === first ? options.also : [];
    try {
      world.push(await loadCompany(source, state, { ...options, also }, shared));
    } catch (error) {
      if (!(error instanceof VtcError)) throw error;
      failed(`${source.vtc}: ${error.message}`);
    }
  }
  return withoutDoubles(world, new Set(sources.map(({ vtc }) => vtc)), state);
}
