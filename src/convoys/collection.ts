import { isFinal, mayPass, VtcError } from '../client/errors.js';
import { memoizeByIdentity } from '../cache/memoize.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { currentTime } from '../contract/timestamp.js';
import type { Query } from '../element/query.js';
import { shownName } from '../text/shown-name.js';
import { companyId, loadCompanies } from './companies.js';
import {
  type ConvoyData,
  type ConvoyEvent,
  convoyShape,
  type Host,
  liveConvoys,
} from './convoy.js';
import { type ListedEvent, loadListedEvents } from './listed-events.js';
import { companiesOf, type ConvoyScope, includesOthers } from './scope.js';

type LoadCompany = (vtc: string, previous: readonly ConvoyEvent[]) => Promise<ConvoyData>;

/** How the convoys of an element are loaded. */
export interface CollectionOptions {
  readonly scope: ConvoyScope;
  /** Requests the convoys of one company; `previous` are those that are shown. */
  readonly loadCompany: LoadCompany;
  /** Whether the convoys that start before `untilMs` suffice. */
  readonly isEnough: (items: readonly ConvoyEvent[], untilMs: number) => boolean;
  /** The data that is shown: what cannot be loaded for some time is retained. */
  readonly current: ConvoyData | undefined;
  /** Called for each company that cannot be loaded. */
  readonly failed: (error: VtcError, vtc: string) => void;
}

/** Whose convoys a request is for: the element's company, the one of this position in `vtcs`, or others. */
type Origin = number | 'own' | 'others';

const originOf = ({ host }: ConvoyEvent): Origin => (host ? (host.position ?? 'others') : 'own');

/** The convoys of one origin; retained ones if they could not be loaded. */
interface Part {
  readonly origin: Origin;
  readonly items: readonly ConvoyEvent[];
  readonly error: VtcError | undefined;
}

/** The events of all companies that were read, and those of them that are shown. */
interface Others {
  readonly listed: ReadonlyMap<number, ListedEvent>;
  readonly shown: readonly ListedEvent[];
  readonly untilMs: number;
}

const noOthers: Others = { listed: new Map(), shown: [], untilMs: Infinity };

const isFailure = (response: object | undefined): response is VtcError =>
  response instanceof VtcError;

/** The result of a request, or why it failed; rejects if it was aborted or not sent, so that the whole load does. */
async function settled<Result>(request: Promise<Result>): Promise<Result | VtcError> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof VtcError) || (error.code === 'NETWORK' && error.isUnsent)) throw error;
    return error;
  }
}

/** Several companies in their order; those that the API does not list have the names that the page gives them. */
async function loadHosts(query: Query, vtcs: readonly string[]): Promise<readonly Host[]> {
  if (vtcs.length === 0) return [];
  const found = await settled(loadCompanies(query, vtcs));
  const named = isFailure(found) ? undefined : found;
  return vtcs.map((name, position) => ({
    ...(named?.get(name) ?? { id: null, name, logo: null }),
    position,
  }));
}

const isVisible = ({ lifecycleStatus, safetyStatus }: ListedEvent): boolean =>
  lifecycleStatus === 'published' && safetyStatus === 'visible';

/** Reads the events of all companies as far as they are needed. */
async function loadOthers(
  query: Query,
  { scope: { also, include }, isEnough }: CollectionOptions,
  own: () => Promise<readonly ConvoyEvent[]>,
  companyIds: () => Promise<ReadonlySet<number | null>>,
): Promise<Others | undefined> {
  const hasCoHosted = include.includes('co-hosted');
  if (!hasCoHosted && also.length === 0) return undefined;
  const ids = hasCoHosted ? companyIds() : Promise.resolve(new Set<number>());
  const matching = async (items: readonly ListedEvent[]) => {
    const known = await ids;
    const isCoHosted = ({ coHostVtcs = [] }: ListedEvent) =>
      coHostVtcs.some(({ vtcId }) => known.has(vtcId));
    return items.filter(
      (event) => isVisible(event) && (also.includes(event.id) || isCoHosted(event)),
    );
  };
  const hasAll = (items: readonly ListedEvent[]) =>
    also.every((id) => items.some((event) => event.id === id));
  const [{ items, untilMs }] = await Promise.all([
    loadListedEvents(query, async (read) => {
      if (!hasAll(read.items)) return false;
      if (!hasCoHosted) return true;
      return isEnough([...(await own()), ...(await matching(read.items))], read.untilMs);
    }),
    ids,
  ]);
  return {
    listed: new Map(items.map((event) => [event.id, event])),
    shown: await matching(items),
    untilMs: !hasCoHosted && hasAll(items) ? Infinity : untilMs,
  };
}

type HostsById = ReadonlyMap<number | null, Host>;

const parseRecord = memoizeByIdentity(lenientParser(convoyShape));

/** The record of a convoy from the list of all companies; its host is not set. */
function fieldsOf(hosts: HostsById, event: ListedEvent): ConvoyEvent {
  const coHosts = (event.coHostVtcs ?? []).map(
    ({ vtcId: id, name, profilePicture: logo }) =>
      hosts.get(id) ?? { id, name: shownName(name), logo, position: null },
  );
  return { ...parseRecord(event), coHosts };
}

/** The logos of companies that are co-hosts of listed convoys; records do not have that of the host. */
const coHostLogos = (listed: Others['listed']): ReadonlyMap<number | null, string | null> =>
  new Map(
    [...listed.values()].flatMap(({ coHostVtcs }) =>
      (coHostVtcs ?? []).map(({ vtcId, profilePicture }) => [vtcId, profilePicture] as const),
    ),
  );

const shownOf = (current: ConvoyData | undefined, origin: Origin): readonly ConvoyEvent[] =>
  (current?.items ?? []).filter((event) => originOf(event) === origin);

/** The shown convoys to retain: all of an origin that cannot be loaded for some time, else those that are live. */
function retained(
  { current }: CollectionOptions,
  origin: Origin,
  error: VtcError | undefined,
): readonly ConvoyEvent[] {
  const items = shownOf(current, origin);
  if (error) return mayPass(error) ? items : [];
  // The API may omit those that have started. The element requests those of its own company where that is known.
  return origin === 'own' ? [] : liveConvoys(items, currentTime()).map(({ event }) => event);
}

/** Responses of one load. */
interface Responses {
  /** By company. */
  readonly lists: readonly (ConvoyData | VtcError)[];
  readonly companies: readonly Host[];
  /** Undefined if they were not requested. */
  readonly others: Others | VtcError | undefined;
}

/** Sends all requests; lists first, as the others wait for them where few may be sent. */
async function request(query: Query, options: CollectionOptions): Promise<Responses> {
  const { scope, loadCompany, current } = options;
  const isSingle = scope.vtcs.length === 0;
  const loading = Promise.all(
    companiesOf(scope).map((vtc, position) =>
      settled(loadCompany(vtc, shownOf(current, isSingle ? 'own' : position))),
    ),
  );
  const naming = loadHosts(query, scope.vtcs);
  const own = async () => (await loading).flatMap((list) => (isFailure(list) ? [] : list.items));
  const companyIds = async () =>
    isSingle
      ? new Set([await companyId(query, scope.vtc)])
      : new Set((await naming).map(({ id }) => id));
  const searching = settled(loadOthers(query, options, own, companyIds));
  const [lists, companies, others] = await Promise.all([loading, naming, searching]);
  return { lists, companies, others };
}

/** The convoys of each origin, those of others first. */
function partsOf({ lists, companies, others }: Responses, options: CollectionOptions): Part[] {
  const hosts: HostsById = new Map(
    companies.flatMap((host) => (host.id === null ? [] : [[host.id, host] as const])),
  );
  const { listed, shown } = others === undefined || isFailure(others) ? noOthers : others;
  const logos = coHostLogos(listed);
  const part = (origin: Origin, response: object, items: readonly ConvoyEvent[]): Part => {
    const error = isFailure(response) ? response : undefined;
    // One that is listed, but not shown, is cancelled or changed.
    const known = retained(options, origin, error).filter(({ id }) => error ?? !listed.has(id));
    return { origin, items: [...known, ...items], error };
  };
  const complete = (event: ConvoyEvent, host: Host | undefined): ConvoyEvent => {
    const found = listed.get(event.id);
    return { ...(found && fieldsOf(hosts, found)), ...event, ...(host && { host }) };
  };
  const ofOthers = shown.map((event) => {
    const { vtcId: id, vtcName } = event;
    const logo = logos.get(id) ?? null;
    const host = hosts.get(id) ?? { id, name: shownName(vtcName), logo, position: null };
    return { ...fieldsOf(hosts, event), host };
  });
  const ofCompanies = lists.map((list, position) => {
    const host = companies[position];
    const items = isFailure(list) ? [] : list.items.map((event) => complete(event, host));
    return part(host ? position : 'own', list, items);
  });
  return [...(others ? [part('others', others, ofOthers)] : []), ...ofCompanies];
}

/** Each convoy once; the record of a later part is preferred. */
const merged = (parts: readonly Part[]): ConvoyEvent[] => [
  ...new Map(parts.flatMap(({ items }) => items).map((event) => [event.id, event])).values(),
];

/** What could not be loaded; the names of companies for the others. */
const failuresOf = (parts: readonly Part[], companies: readonly Host[]) =>
  parts.flatMap(({ origin, error }) => {
    if (!error) return [];
    return typeof origin === 'number'
      ? { part: 'company' as const, name: companies[origin]?.name ?? '' }
      : { part: origin, name: '' };
  });

/** Throws if all of some requests have failed: an error that may pass before one that is final. */
function throwIfAllFailed(errors: readonly VtcError[], requests: number): void {
  const [first] = errors;
  if (first && errors.length === requests) throw errors.find((error) => !isFinal(error)) ?? first;
}

/**
 * Loads the convoys that an element shows: those of its company or of several, those of others that they host together,
 * and those that are named by their ids. Each convoy is in the data once. What fails is named there, unless all does.
 */
export async function loadConvoys(query: Query, options: CollectionOptions): Promise<ConvoyData> {
  const { scope, loadCompany, current, failed } = options;
  if (!includesOthers(scope)) return loadCompany(scope.vtc, current?.items ?? []);
  const responses = await request(query, options);
  const { companies, others } = responses;
  const parts = partsOf(responses, options);
  throwIfAllFailed(
    parts.flatMap(({ error }) => error ?? []),
    parts.length,
  );
  for (const { origin, error } of parts)
    if (error && origin !== 'others') failed(error, companiesOf(scope)[Number(origin) || 0] ?? '');
  const failures = failuresOf(parts, companies);
  const untilMs = others === undefined || isFailure(others) ? Infinity : others.untilMs;
  return {
    items: merged(parts),
    ...(companies[0] && { companies: [...companies] }),
    ...(untilMs < Infinity && { othersUntil: new Date(untilMs).toISOString() }),
    ...(failures[0] && { failures }),
  };
}

/** Loads a list of each company, and their names; undefined for a list that cannot be loaded. Rejects if none can. */
export async function loadCompanyLists<List extends object>(
  query: Query,
  vtcs: readonly string[],
  load: (vtc: string, position: number) => Promise<List>,
): Promise<{ readonly hosts: readonly Host[]; readonly lists: readonly (List | undefined)[] }> {
  const [responses, hosts] = await Promise.all([
    Promise.all(vtcs.map((vtc, position) => settled(load(vtc, position)))),
    loadHosts(query, vtcs),
  ]);
  const errors = responses.flatMap((response) => (isFailure(response) ? response : []));
  throwIfAllFailed(errors, responses.length);
  return { hosts, lists: responses.map((list) => (isFailure(list) ? undefined : list)) };
}
