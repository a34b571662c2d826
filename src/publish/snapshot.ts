import { contactFields, withoutFields } from '../contract/withheld-fields.js';
import { endpoints } from '../contract/endpoints.js';
import { parseTimestamp } from '../contract/timestamp.js';
import { allConvoys } from '../convoys/convoy.js';
import { companyConvoys } from '../gateway/company-convoys.js';
import { type EmbedData, embedData } from '../gateway/page/embed-data.js';
import {
  attributeNames,
  elementTags,
  isTag,
  needsCompany,
  needsMore,
  type Tag,
} from '../gateway/ssr/elements.js';
import {
  apiRequest,
  commonLimits,
  nextPosition,
  positionKeyOf,
  type UpstreamRequest,
} from '../gateway/upstream/api-request.js';
import type { PublicCompany, UpstreamQuery } from '../gateway/upstream/companies.js';
import { type ApiResponse, isFailure } from '../gateway/upstream/result.js';
import { required } from './failure.js';

/** A response, and when it was received. */
interface Entry {
  readonly at: string;
  readonly json: unknown;
}

/** Responses of the API in a file, which elements request instead of it. */
export interface Snapshot {
  readonly snapshot: 1;
  /** Id and handle of the company, which is `-` in the paths. */
  readonly names: readonly string[];
  /** By path and query, without the parameters of pages: a list is complete, as far as it was read. */
  readonly responses: Readonly<Record<string, Entry>>;
}

/** The data of each element, and what a snapshot contains. */
export interface CompanyData {
  readonly elements: ReadonlyMap<Tag, EmbedData>;
  readonly convoys: readonly { readonly id: number }[];
  readonly snapshot: Snapshot;
}

/** The attributes of elements that choose whose convoys they show. */
export interface PublishedScope {
  readonly include?: string | undefined;
  readonly also?: string | undefined;
  readonly vtcs?: string | undefined;
}

/** The attributes of a scope that an element has. */
export const scopeAttributes = (tag: Tag, scope: PublishedScope): [string, string][] =>
  Object.entries(scope).filter(
    (pair): pair is [string, string] =>
      pair[1] !== undefined && attributeNames(tag).includes(pair[0]),
  );

/** The words of a list attribute. */
export const wordsIn = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

export interface SnapshotOptions {
  readonly vtc: string;
  readonly company: PublicCompany;
  readonly query: UpstreamQuery;
  readonly now: number;
  /** Convoys whose full records are included. */
  readonly maxConvoys: number;
  readonly scope: PublishedScope;
}

/** Pages of a list: of all members, else as many as the rate limit allows in one minute. */
const [maxMemberPages, maxPages] = [10, 3];
const pageParameters = ['limit', 'cursor', 'offset'];

/** Path and query under which a snapshot has a response; `names` are those of its company. */
function keyOf(path: string, names: readonly string[]): string {
  const url = new URL(path, 'http://snapshot');
  for (const name of pageParameters) url.searchParams.delete(name);
  // Where a convoy is listed changes with its end; its start is enough to find it.
  if (url.pathname === '/events') url.searchParams.delete('tab');
  const ofCompany = url.pathname.replace(/^\/vtcs\/([^/]+)/, (all, name: string) =>
    names.includes(name) ? '/vtcs/-' : all,
  );
  return ofCompany + url.search;
}

/** Difference between the start of a convoy and the bounds of the request for its full record. */
const windowMs = 60_000;

/** Where elements look for the full record of a convoy. */
function recordKey(startMs: number): string {
  const query = new URLSearchParams({
    startsFrom: new Date(startMs - windowMs).toISOString(),
    startsBefore: new Date(startMs + windowMs).toISOString(),
  });
  return `/events?${query}`;
}

/** Values of the fields that only the embed endpoints return, in a list that was requested without a token. */
const blankEvent = {
  slug: '',
  meetupAt: null,
  banner: null,
  category: '',
  departure: null,
  arrival: null,
  server: null,
  game: null,
  attendeeCount: 0,
  externalLink: null,
};

const isSet = ([, value]: readonly [string, unknown]): boolean => value !== undefined;

/** A convoy as the embed endpoints return it. */
const completeEvent = (event: object): object => ({
  ...blankEvent,
  ...Object.fromEntries(Object.entries(event).filter(isSet)),
});

const itemsOf = (body: string): unknown[] => (JSON.parse(body) as { items: unknown[] }).items;

/** A record of the list of all companies. */
interface ListedRecord {
  readonly id: number;
  readonly startAt: string;
  readonly coHostVtcs?: readonly { readonly vtcId: number }[];
}

/** Which records of all companies are published, and when the list of the own convoys was received. */
interface Published {
  readonly includes: (record: ListedRecord) => boolean;
  readonly storedAt: number;
}

class SnapshotBuilder {
  readonly #options: SnapshotOptions;
  readonly #responses = new Map<string, Entry>();

  constructor(options: SnapshotOptions) {
    this.#options = options;
  }

  get responses(): Record<string, Entry> {
    const entries = [...this.#responses].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries);
  }

  /** Adds the responses that an element was loaded from, unless there is one of the same path. */
  async add({ paths, requests, responses }: EmbedData, published: Published): Promise<void> {
    for (const [at, request] of requests.entries()) {
      const [path = '', response] = [paths[at], responses[at]];
      const key = keyOf(path, this.#options.company.names);
      if (response && request.endpoint === endpoints.events)
        this.#addRecords(key, response, published);
      else if (response && !this.#responses.has(key))
        this.set(key, await this.#complete(request, response), response.storedAt);
    }
  }

  /**
   * Adds a page of the list of all companies, as far as it is published, and each record where its details are looked for.
   * What is left out changes the response, so that the time is that of the own list.
   */
  #addRecords(key: string, { body }: ApiResponse, { includes, storedAt }: Published): void {
    const records = (itemsOf(body) as ListedRecord[]).filter(includes);
    this.#merge(key, records, storedAt);
    for (const record of records) {
      const startMs = parseTimestamp(record.startAt);
      if (startMs !== undefined) this.#merge(recordKey(startMs), [record], storedAt);
    }
  }

  #merge(key: string, records: readonly ListedRecord[], storedAt: number): void {
    const known = this.#responses.get(key)?.json as { items: ListedRecord[] } | undefined;
    const all = [...(known?.items ?? []), ...records];
    const items = [...new Map(all.map((record) => [record.id, record])).values()];
    this.set(key, { items, nextCursor: null }, storedAt);
  }

  set(key: string, json: unknown, storedAt: number): void {
    this.#responses.set(key, {
      at: new Date(storedAt).toISOString(),
      json: withoutFields(json, contactFields),
    });
  }

  /** All pages of a list in one response. */
  async #complete(request: UpstreamRequest, response: ApiResponse): Promise<unknown> {
    const { endpoint } = request;
    const position = positionKeyOf(endpoint);
    const limit = Math.max(...(commonLimits.get(endpoint) ?? [0]));
    if (position === undefined || limit === 0) return JSON.parse(response.body);
    const { query } = this.#options;
    const lastPage = endpoint === endpoints.vtcMembers ? maxMemberPages : maxPages;
    const parameters = Object.fromEntries(
      [...new URL(request.path, 'http://api').searchParams].filter(
        ([name]) => !pageParameters.includes(name),
      ),
    );
    const items: unknown[] = [];
    let last = response;
    let next: number | undefined = 0;
    for (let page = 0; next !== undefined && page < lastPage; page += 1) {
      const part = apiRequest(endpoint, request.vtc, {
        ...parameters,
        limit,
        ...(next > 0 && { [position]: next }),
      });
      last = required(await query(part));
      const found = itemsOf(last.body);
      items.push(...found);
      next = found.length < limit ? undefined : nextPosition(part, last.body);
    }
    return { ...(JSON.parse(last.body) as object), items, nextCursor: null };
  }
}

/** Ids of the companies whose co-hosted convoys are published. */
async function companyIds({ company, query, scope }: SnapshotOptions): Promise<Set<number>> {
  const vtcs = wordsIn(scope.vtcs).sort();
  if (vtcs.length === 0) return new Set([company.detail.id]);
  const { body } = required(await query(apiRequest(endpoints.vtcBatch, undefined, { ids: vtcs })));
  return new Set(itemsOf(body).map((item) => (item as { id: number }).id));
}

/** Loads the data of each element with the attributes of the scope, by the element's own `load`, and the list of convoys. */
export async function loadCompany(options: SnapshotOptions): Promise<CompanyData> {
  const { vtc, company, query, now, maxConvoys, scope } = options;
  const builder = new SnapshotBuilder(options);
  const current = required(await companyConvoys(query, vtc, {}));
  const convoys = allConvoys(current.events).filter(({ endMs }) => now < endMs);
  const ids = new Set(convoys.map(({ event }) => event.id));
  const isCoHosted = wordsIn(scope.include).includes('co-hosted');
  const hosts = isCoHosted ? await companyIds(options) : new Set<number>();
  const also = new Set(wordsIn(scope.also).map(Number));
  const includes = ({ id, coHostVtcs = [] }: ListedRecord) =>
    ids.has(id) || also.has(id) || coHostVtcs.some(({ vtcId }) => hosts.has(vtcId));
  const storedAt = Math.min(...current.responses.map((response) => response.storedAt));
  const list = { items: convoys.map(({ event }) => completeEvent(event)), nextCursor: null };
  // One list for all: which convoys are live follows from the clock of the visitor.
  for (const path of ['events/live', 'events/upcoming', 'events', 'events?tab=upcoming'])
    builder.set(`/vtcs/-/${path}`, list, storedAt);
  const elements = new Map<Tag, EmbedData>();
  for (const tag of elementTags) {
    // Nobody is shown by a file after they have left.
    if (!isTag(tag) || needsMore(tag)) continue;
    const attributes = new Map(
      needsCompany(tag) ? [['vtc', vtc], ...scopeAttributes(tag, scope)] : [],
    );
    const data = await embedData(tag, attributes, query);
    // Such as the form of a company that has none, or live convoys without a token.
    if (isFailure(data) && [401, 403, 404].includes(data.status)) continue;
    const loaded = required(data);
    elements.set(tag, loaded);
    await builder.add(loaded, { includes, storedAt });
  }
  const shown = convoys.slice(0, maxConvoys).map(({ event }) => ({ id: event.id }));
  for (const { id } of shown) {
    const attributes = new Map([
      ['vtc', vtc],
      ['event', String(id)],
    ]);
    await builder.add(required(await embedData('vtc-event', attributes, query)), {
      includes,
      storedAt,
    });
  }
  const snapshot = { snapshot: 1, names: company.names, responses: builder.responses } as const;
  return { elements, convoys: shown, snapshot };
}
