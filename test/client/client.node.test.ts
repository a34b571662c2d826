import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { createClient, type ClientOptions } from '../../src/client/client.js';
import { endpoints } from '../../src/contract/endpoints.js';
import type { Endpoint, EndpointInput } from '../../src/contract/endpoint.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { DrivenClock } from './driven-clock.js';

const apiBase = 'https://api.example/api/v1/';
const sandbox = createSandbox({
  basePath: '/api/v1',
  rateLimits: false,
  companies: 8,
  members: 400,
});
const company = sandbox.world.company('northern_haul');
assert.ok(company);
const token = sandbox.world.embedToken(company);
const {
  vtcDetail,
  vtcMembers,
  vtcNews,
  liveEvents,
  vtcBatch,
  events,
  createNews,
  setAttendance,
  managementSummary,
} = endpoints;

/** A client of the sandbox, and the requests that it sends. */
function createTestClient(options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const client = createClient({
    apiBase,
    token,
    fetch: (...args) => {
      const request = new Request(...args);
      sent.push(request.clone());
      return sandbox.fetch(request);
    },
    ...options,
  });
  return { client, sent };
}

const page = { value: {}, configurable: true };
afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

test('returns the typed response of the sandbox', async () => {
  const { client } = createTestClient();
  const detail = await client.call(vtcDetail, { idOrHandle: 'northern_haul' });
  assert.equal(detail.id, company.id);
});

test('sends the embed token to embed endpoints only', async () => {
  const { client, sent } = createTestClient();
  await client.call(liveEvents, { id: 'northern_haul' });
  await client.call(vtcDetail, { idOrHandle: 'northern_haul' });
  assert.deepEqual(
    sent.map(({ headers }) => headers.get('authorization')),
    [`Bearer ${token}`, null],
  );
});

test('sends each entry of a list in the query', async () => {
  const { client, sent } = createTestClient();
  await client.call(vtcBatch, { ids: ['northern_haul', String(company.id)] });
  assert.equal(
    decodeURIComponent(new URL(sent[0]?.url ?? '').search),
    `?ids[0]=northern_haul&ids[1]=${company.id}`,
  );
});

const invalidInputs: readonly (readonly [string, Endpoint, object])[] = [
  ['idOrHandle', vtcDetail, {}],
  ['limit', vtcMembers, { idOrHandle: 1, limit: 101 }],
  ['limit', vtcNews, { id: 1, limit: 51 }],
  ['ids', vtcBatch, { ids: [] }],
  ['ids', vtcBatch, { ids: Array.from({ length: 51 }, String) }],
  ['startingWithin', events, { startingWithin: 169 }],
  ['startsFrom', events, { startsFrom: 'tomorrow' }],
  ['eventId', setAttendance, { id: 'a', eventId: 0, body: { status: 'attending' } }],
  ['status', setAttendance, { id: 'a', eventId: 1, body: { status: 'maybe' } }],
  ['title', createNews, { id: 1, body: { title: '', content: 'x' } }],
  ['content', createNews, { id: 1, body: { title: 'x', content: 'x'.repeat(10_001) } }],
  ['body', createNews, { id: 1 }],
];
for (const [field, endpoint, input] of invalidInputs)
  test(`rejects an invalid ${field} of ${endpoint.path} without sending a request`, async () => {
    const { client, sent } = createTestClient({ apiKey: sandbox.keys.withVtcScopes });
    await assert.rejects(client.call<Endpoint>(endpoint, input as EndpointInput<Endpoint>), {
      code: 'SETUP',
      status: 0,
      message: new RegExp(field),
    });
    assert.equal(sent.length, 0);
  });

test('sends a developer key to all endpoints except embed endpoints', async () => {
  const { client, sent } = createTestClient({
    apiKey: sandbox.keys.withVtcScopes,
    token: undefined,
  });
  await client.call(vtcDetail, { idOrHandle: 'northern_haul' });
  await assert.rejects(client.call(liveEvents, { id: 'northern_haul' }), { code: 'SETUP' });
  assert.deepEqual(
    sent.map(({ headers }) => headers.get('authorization')),
    [`Bearer ${sandbox.keys.withVtcScopes}`],
  );
});

test('rejects management endpoints without a developer key', () =>
  assert.rejects(createTestClient().client.call(managementSummary, { id: 'northern_haul' }), {
    code: 'SETUP',
  }));

test('sends a write once, as JSON, and does not retry it', async () => {
  const sent: Request[] = [];
  const clock = new DrivenClock();
  const { client } = createTestClient({
    clock,
    apiKey: 'svc_api_1',
    fetch: (...args) => {
      sent.push(new Request(...args));
      return new Response('', { status: 503 });
    },
  });
  const write = client.call(createNews, {
    id: 'a',
    body: { title: 'T', content: 'C', pinned: true },
  });
  const rejected = assert.rejects(write, {
    code: 'BAD_RESPONSE',
    status: 503,
    message: /^POST .*\/management\/news/,
  });
  await clock.advance(60_000);
  await rejected;
  assert.equal(sent.length, 1);
  assert.equal(sent[0]?.method, 'POST');
  assert.equal(sent[0]?.headers.get('content-type'), 'application/json');
  assert.deepEqual(await sent[0]?.json(), { title: 'T', content: 'C', pinned: true });
});

test('rejects a developer key in a page, and does not repeat it in the message', () => {
  Object.defineProperty(globalThis, 'document', page);
  assert.throws(
    () => createTestClient({ apiKey: 'svc_api_secret' }),
    (error: Error) => /server/.test(error.message) && !error.message.includes('secret'),
  );
});

for (const apiKey of ['', 'emb_x', 'secret', 'svc_', 'svc_a b', 'svc_\n'])
  test(`rejects the developer key ${JSON.stringify(apiKey)}`, () =>
    assert.throws(() => createTestClient({ apiKey }), { code: 'SETUP' }));

test('rejects an invalid base when the client is created', () =>
  assert.throws(() => createClient({ apiBase: 'http://api.example' }), { code: 'SETUP' }));

test('iterates all pages, with each member once', async () => {
  const { client, sent } = createTestClient();
  const userIds: string[] = [];
  let total = 0;
  for await (const { items, total: all } of client.pages(vtcMembers, {
    idOrHandle: 'northern_haul',
    limit: 7,
  })) {
    total = all;
    userIds.push(...items.map(({ userId }) => userId));
  }
  assert.ok(total > 7, `${total} members`);
  assert.equal(userIds.length, total);
  assert.equal(new Set(userIds).size, total);
  assert.equal(sent.length, Math.ceil(total / 7));
});

test('iterates pages by offset if the endpoint has no cursor, from the offset of the input', async () => {
  const urls: string[] = [];
  const client = createClient({
    apiBase,
    fetch: (url) => {
      urls.push(new URL(url).search);
      const offset = Number(new URL(url).searchParams.get('offset'));
      return Response.json({ items: [], total: 9, nextCursor: offset < 6 ? offset + 3 : null });
    },
  });
  for await (const { total } of client.pages(vtcNews, { id: 1, limit: 3, offset: 3 }))
    assert.equal(total, 9);
  assert.deepEqual(urls, ['?limit=3&offset=3', '?limit=3&offset=6']);
});

for (const next of [0, 5, -1])
  test(`stops iterating pages when nextCursor is always ${next}`, async () => {
    let requestCount = 0;
    const client = createClient({
      apiBase,
      fetch: () =>
        Response.json({ items: [], total: 9, nextCursor: ++requestCount < 50 ? next : null }),
    });
    for await (const { total } of client.pages(vtcMembers, { idOrHandle: 1 }))
      assert.equal(total, 9);
    assert.ok(requestCount <= 2, `${requestCount} requests`);
  });

test('aborts calls and iterations by a signal', async () => {
  const { client } = createTestClient({ fetch: () => new Promise<never>(() => undefined) });
  const controller = new AbortController();
  const { signal } = controller;
  const call = client.call(vtcDetail, { idOrHandle: 1 }, { signal });
  const nextPage = client.pages(vtcMembers, { idOrHandle: 1 }, { signal }).next();
  const ended = [call, nextPage].map((each) => assert.rejects(each, { name: 'AbortError' }));
  controller.abort();
  await Promise.all(ended);
});

test('bypasses the cache', async () => {
  const { client, sent } = createTestClient();
  await client.call(vtcDetail, { idOrHandle: 'northern_haul' });
  await client.call(vtcDetail, { idOrHandle: 'northern_haul' });
  assert.equal(sent.length, 2);
});

test('uses half of the rate limits of the tier of a developer key', async () => {
  const clock = new DrivenClock();
  const budgets: [Partial<ClientOptions>, number][] = [
    [{}, 50],
    [{ apiKey: 'svc_1' }, 500],
    [{ apiKey: 'svc_1', tier: 'basic' }, 1250],
  ];
  for (const [options, expected] of budgets) {
    let sent = 0;
    const client = createClient({
      apiBase,
      clock,
      ...options,
      fetch: () => Response.json({ ok: ++sent }),
    });
    for (let index = 0; index < expected + 50; index++)
      void client.call(vtcDetail, { idOrHandle: index }).catch(() => undefined);
    await clock.advance(50_000, 1);
    assert.equal(sent, expected);
  }
});

test('rejects a response of another shape with BAD_RESPONSE', () =>
  assert.rejects(
    createTestClient({ fetch: () => Response.json('x') }).client.call(vtcDetail, { idOrHandle: 1 }),
    {
      code: 'BAD_RESPONSE',
      status: 200,
    },
  ));
