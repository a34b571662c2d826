// An attack: visitors with few or many addresses try to make a gateway withhold an owner's data while the API is healthy.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { urlOf } from '../../src/client/request.js';
import { lenientParser } from '../../src/contract/lenient-parser.js';
import type { Query } from '../../src/element/query.js';
import { createElement, elementTags, isTag, needsCompany } from '../../src/gateway/ssr/elements.js';
import { loadNews } from '../../src/widgets/vtc-news/data.js';
import { loadPast } from '../../src/widgets/vtc-past-events/data.js';
import { loadMore, loadRoster } from '../../src/widgets/vtc-roster/data.js';
import { createGatewayWorld, vtc } from './support/world.js';

type World = ReturnType<typeof createGatewayWorld>;

/** What the elements on the owner's page request. */
const ownersPaths = [
  `/api/vtcs/${vtc}`,
  `/api/vtcs/${vtc}/events/upcoming?limit=30`,
  `/api/vtcs/${vtc}/events/live`,
  `/api/vtcs/${vtc}/members?limit=50&cursor=0`,
  `/api/vtcs/${vtc}/roles`,
];
const visitor = '203.0.113.5';

const numbers = Array.from({ length: 100 }, (_, index) => index + 1);

/** Requests that reach the API, as long as no limit stops them: of the owner's company, of others, of invented ones. */
const attackPaths = (world: World): string[] => [
  ...numbers.map((number) => `/api/vtcs/${vtc}/members?limit=${number}`),
  // Cursors in the responses to the former requests, with the page size of elements.
  ...numbers.map((number) => `/api/vtcs/${vtc}/members?limit=50&cursor=${number}`),
  ...numbers.map((number) => `/api/events?q=${number}`),
  ...world.sandbox.world.companies.flatMap(({ id }) =>
    ['', '/roles', '/members', '/events', '/news'].map((path) => `/api/vtcs/${id}${path}`),
  ),
  ...Array.from({ length: 200 }, (_, index) => `/api/vtcs/unknown_${index}`),
];

interface Attack {
  /** Peer and `X-Forwarded-For` of request `index`. */
  readonly from: (index: number) => readonly [peer: string, forwarded?: string];
  readonly options?: Parameters<typeof createGatewayWorld>[0];
}

const attacks: Readonly<Record<string, Attack>> = {
  'two addresses': { from: (index) => [`198.51.100.${index % 2}`] },
  'two addresses behind a proxy on this machine': {
    from: (index) => ['127.0.0.1', `198.51.100.${index % 2}`],
  },
  'a new address for each request': { from: (index) => [`198.51.${index >> 8}.${index & 255}`] },
  'a new address for each request, where one company is served': {
    from: (index) => [`198.51.${index >> 8}.${index & 255}`],
    options: { vtcs: [vtc] },
  },
  'a new IPv6 address for each request': { from: (index) => [`2001:db8:${index.toString(16)}::1`] },
};

async function run(world: World, { from }: Attack): Promise<void> {
  for (const [index, path] of attackPaths(world).entries()) {
    const [peer, forwarded] = from(index);
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    await world.get(path, { headers }, peer);
  }
}

function worldAtStartOfWindow(options: Attack['options']): World {
  const world = createGatewayWorld(options);
  world.clock.time = Math.ceil(world.clock.time / 300_000) * 300_000;
  return world;
}

const statuses = async ({ get }: World) => {
  const responses = await Promise.all(ownersPaths.map((path) => get(path, {}, visitor)));
  return responses.map(({ status }) => status);
};

const allServed = ownersPaths.map(() => 200);

describe('A flood of requests', () => {
  for (const [name, attack] of Object.entries(attacks)) {
    it(`from ${name} leaves the owner's data to visitors, cached or not`, async () => {
      const world = worldAtStartOfWindow(attack.options);
      await run(world, attack);
      const { length } = world.requestedPaths();
      // Half of 50, and what elements request of the owner's company.
      assert.ok(length < 40, `${length} requests`);
      assert.deepEqual(await statuses(world), allServed);
    });

    it(`from ${name} does not keep a stale response from visitors`, async () => {
      const world = worldAtStartOfWindow(attack.options);
      const other = '/api/vtcs/2/roles';
      const paths = attack.options?.vtcs ? [] : [other];
      for (const path of paths) assert.equal((await world.get(path, {}, visitor)).status, 200);
      world.clock.time += 3_600_000;
      await run(world, attack);
      for (const path of paths) {
        const response = await world.get(path, {}, visitor);
        assert.equal(response.status, 200);
        assert.equal(response.headers.get('x-vtc-cache'), 'stale');
      }
      assert.deepEqual(await statuses(world), allServed);
    });
  }
});

/** Everything that elements and badges of the owner show, without a response in the cache. */
const ownersFirstPages = [
  ...ownersPaths,
  '/api/stats/platform/totals',
  `/api/vtcs/${vtc}/news?limit=5&offset=0`,
  `/api/vtcs/${vtc}/gallery?limit=60&offset=0`,
  `/badge/${vtc}.svg?show=next`,
];

/** Follows the cursors or offsets of a list as long as the API returns further ones; returns the statuses. */
async function walk({ get }: World, first: string, key: 'cursor' | 'offset', address: string) {
  const results: number[] = [];
  let position: number | undefined = 0;
  while (position !== undefined) {
    const path: string = position === 0 ? first : `${first}&${key}=${position}`;
    const response = await get(path, {}, address);
    results.push(response.status);
    if (response.status !== 200) break;
    const { items, nextCursor } = (await response.json()) as {
      items: unknown[];
      nextCursor?: number | null;
    };
    position = key === 'cursor' ? (nextCursor ?? undefined) : position + items.length;
    if (items.length === 0) position = undefined;
  }
  return results;
}

/** An API whose lists of members and past convoys have 100 pages. */
function worldWithLongLists(): World {
  const world = worldAtStartOfWindow({});
  world.upstream.respond = async (request) => {
    const url = new URL(request.url);
    const key = url.pathname.endsWith('/members') ? 'cursor' : 'offset';
    if (key === 'offset' && url.searchParams.get('tab') !== 'past') return undefined;
    const limit = Number(url.searchParams.get('limit') ?? 30);
    const position = Number(url.searchParams.get(key) ?? 0);
    url.searchParams.delete(key);
    const page = (await (await world.sandbox.fetch(new Request(url, request))).json()) as object;
    return Response.json({
      ...page,
      nextCursor: position + limit < 5000 ? position + limit : null,
    });
  };
  return world;
}

const listsOf = (company: string) =>
  [
    [`/api/vtcs/${company}/members?limit=50`, 'cursor'],
    [`/api/vtcs/${company}/members?limit=100`, 'cursor'],
    [`/api/vtcs/${company}/events?limit=30&tab=past`, 'offset'],
  ] as const;

describe('One visitor who walks the pages of long lists', () => {
  it('is limited, by id and handle together, and leaves the first pages to others', async () => {
    const world = worldWithLongLists();
    const results = [];
    for (const name of [vtc, String(world.company(vtc).id)])
      for (const [first, key] of listsOf(name))
        results.push(...(await walk(world, first, key, '198.51.100.7')));
    // Three first pages by two names, and an eighth of 50 later pages.
    assert.ok(world.requestedPaths().length <= 12, `${world.requestedPaths().length} requests`);
    assert.equal(results.at(-1), 429);
    for (const path of ownersFirstPages)
      assert.equal((await world.get(path, {}, visitor)).status, 200, path);
  });

  it('leaves the first pages to others for ten minutes', async () => {
    const world = worldWithLongLists();
    for (let minute = 0; minute < 10; minute++) {
      for (const [first, key] of listsOf(vtc)) await walk(world, first, key, '198.51.100.7');
      for (const path of ownersFirstPages)
        assert.equal((await world.get(path, {}, visitor)).status, 200, `${path}, minute ${minute}`);
      world.clock.time += 60_000;
    }
  });

  it('leaves them to others from many addresses too', async () => {
    const world = worldWithLongLists();
    for (let index = 0; index < 20; index++)
      for (const [first, key] of listsOf(vtc)) await walk(world, first, key, `192.0.2.${index}`);
    assert.ok(world.requestedPaths().length <= 20, `${world.requestedPaths().length} requests`);
    for (const path of ownersFirstPages)
      assert.equal((await world.get(path, {}, visitor)).status, 200, path);
  });
});

/** Requests that only differ from those of elements in that they lack a size, or have a sort order. */
const variantsOfFirstPages = [
  ...['members', 'events', 'events?tab=past', 'events/upcoming', 'news', 'gallery'].map(
    (path) => `/api/vtcs/${vtc}/${path}`,
  ),
  ...['upcoming', 'past'].flatMap((tab) =>
    ['priority', 'start'].flatMap((order) =>
      ['', '&organizerType=vtc', '&organizerType=personal'].map(
        (type) => `/api/events?tab=${tab}&order=${order}${type}`,
      ),
    ),
  ),
];

/** An owner's gateway of which many visitors have used up what is not reserved. */
async function worldWithoutSharedLimit(): Promise<World> {
  const world = worldAtStartOfWindow({});
  for (const index of numbers) await world.get(`/api/vtcs/x${index}`, {}, `192.0.2.${index}`);
  return world;
}

/** A query of an element on the owner's page, which the gateway responds to. */
const queryOf =
  ({ get }: World, address: string): Query =>
  async (endpoint, input) => {
    const path = urlOf('', endpoint, Object(input) as object);
    const response = await get(`/api${path}`, {}, address);
    assert.equal(response.status, 200, path);
    return lenientParser(endpoint.response)(await response.json());
  };

describe('When many visitors have used up what is not reserved', () => {
  it('requests that no element sends are rejected', async () => {
    const world = await worldWithoutSharedLimit();
    for (const [index, path] of variantsOfFirstPages.entries())
      assert.equal((await world.get(path, {}, `203.0.113.${index}`)).status, 503, path);
    assert.deepEqual(await statuses(world), allServed);
  });

  // The full record of a convoy is among those of all companies, and a single member is one of any number of names.
  for (const tag of elementTags.filter((name) => !['vtc-event', 'vtc-member'].includes(name)))
    it(`visitors see the data of ${tag}`, async () => {
      const world = await worldWithoutSharedLimit();
      assert.ok(isTag(tag));
      const element = createElement(tag, new Map(needsCompany(tag) ? [['vtc', vtc]] : []));
      assert.ok(await element.loadData(queryOf(world, visitor)));
    });

  /** What no element requests by default: an album, a page with a longer overlap, the full record of a convoy. */
  const chosenPaths = [
    `/api/vtcs/${vtc}/gallery?limit=60&albumId=1`,
    `/api/vtcs/${vtc}/events?limit=30&offset=3&tab=past`,
    `/api/events?tab=upcoming&limit=100&startsFrom=2028-01-03T18:59:00.000Z&startsBefore=2028-01-03T19:01:00.000Z`,
  ];
  for (const path of chosenPaths)
    it(`visitors see for a day what one of them has chosen before: ${path}`, async () => {
      const world = worldAtStartOfWindow({});
      assert.equal((await world.get(path, {}, visitor)).status, 200);
      world.clock.time += 23 * 3_600_000;
      for (const index of numbers) await world.get(`/api/vtcs/x${index}`, {}, `192.0.2.${index}`);
      const response = await world.get(path, {}, '203.0.113.6');
      assert.deepEqual([response.status, response.headers.get('x-vtc-cache')], [200, 'stale']);
    });

  it('visitors see further pages of lists', async () => {
    const world = await worldWithoutSharedLimit();
    const query = queryOf(world, visitor);
    const settings = { vtc, pageSize: 50, show: () => undefined };
    const roster = await loadRoster(query, { ...settings, current: () => undefined });
    const more = await loadMore(query, roster, { vtc, more: 50, isBackground: false });
    assert.equal(more.members.items.length, 100);
    const news = await loadNews(query, { vtc, limit: 5, wanted: 5 });
    assert.ok((await loadNews(query, { vtc, limit: 5, wanted: 10 }, news)).items.length > 5);
    assert.ok((await loadPast(query, { vtc, wanted: 31 })).items.length > 30);
  });
});
