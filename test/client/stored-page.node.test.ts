import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noPage, type Page } from '../../src/client/page.js';
import type { BudgetRecord } from '../../src/client/rate-budget.js';
import { ResponseCache } from '../../src/client/response-cache.js';
import { parseStoredPage, type StoredPage } from '../../src/client/stored-page.js';
import { DrivenClock } from './driven-clock.js';
import { credentialOf, SchedulerWorld, json, outcome } from './scheduler-world.js';

const url = 'https://api.example/a';
const minute = 60_000;

test('retains responses of one API to a token that another API rejects', async () => {
  const first = new SchedulerWorld(() => json());
  const { clock } = first;
  const token = 'emb_x';
  const other = { url: 'https://other.example/a', credential: credentialOf(token) };
  void first.scheduler.request({ ...other, maxAgeMs: 0 });
  await clock.advance(0);
  first.responder = () => new Response('', { status: 401 });
  void first.request('/b', { token }).catch(() => undefined);
  await clock.advance(0);
  assert.ok(first.scheduler.cached(other));
});

test('stores the newest 20 anonymous responses, 200 kB at most', () => {
  const cache = new ResponseCache(100);
  for (let index = 0; index < 60; index++)
    cache.set(
      { url: `${url}/${index}`, credential: index % 2 ? credentialOf('emb_x') : undefined },
      { json: index, receivedAt: 1 },
    );
  assert.deepEqual(
    cache.anonymous().map(([, { json: value }]) => value),
    Array.from({ length: 20 }, (_, index) => 20 + 2 * index),
  );
  for (let index = 0; index < 20; index++)
    cache.set({ url: `${url}/big/${index}` }, { json: 'x'.repeat(30_000), receivedAt: 1 });
  const { length } = JSON.stringify(cache.anonymous());
  assert.ok(length > 150_000 && length <= 200_000, `${length}`);
});

test('stores no ids of members and no e-mail, and requests a complete response again', async () => {
  const members = [{ name: 'Ada', userId: 'u1', steamId: '7656' }];
  let read: (() => StoredPage) | undefined;
  const pages = (previous?: StoredPage): Page => ({
    ...noPage,
    ...(previous && { load: () => previous }),
    save: (stored) => (read = stored),
  });
  const first = new SchedulerWorld(
    ({ url: requested }) =>
      json(requested.endsWith('/a') ? { members, email: null } : { ownerId: 'u1', email: 'a@b.c' }),
    { page: pages() },
  );
  for (const path of ['/a', '/b']) void first.request(path);
  await first.clock.advance(0);
  const page = read?.();
  assert.ok(page);
  assert.doesNotMatch(JSON.stringify(page), /u1|7656|a@b\.c/);
  assert.match(JSON.stringify(page), /Ada/);
  const next = new SchedulerWorld(() => json(), { page: pages(page), clock: first.clock });
  assert.ok(next.scheduler.cached({ url: 'https://api.example/b' }));
  for (const path of ['/a', '/b']) void next.request(path, { maxAgeMs: minute });
  await first.clock.advance(0);
  assert.deepEqual(next.paths, ['/b']);
});

const stale = [
  ['a response from the future', 3_600_000, 1],
  ['a response', 0, 0],
] as const;
for (const [name, aheadMs, requests] of stale)
  test(`sends ${requests} requests if ${name} is stored`, async () => {
    const clock = new DrivenClock();
    const response = { json: {}, receivedAt: clock.now() + aheadMs };
    const load = () => ({ budgets: [], responses: [[url, response] as const] });
    const world = new SchedulerWorld(() => json(), { clock, page: { ...noPage, load } });
    void world.request('/a', { maxAgeMs: minute });
    await clock.advance(0);
    assert.equal(world.calls.length, requests);
  });

test('caps at 15 minutes a cooldown from storage', async () => {
  const record: BudgetRecord = {
    origin: 'https://api.example',
    sent: [],
    cooldownUntil: Date.UTC(2030, 0),
    reason: 'RATE_LIMITED',
    cooldowns: [1, 1],
  };
  const load = () => ({ budgets: [record], responses: [] });
  const world = new SchedulerWorld(() => json(), { page: { ...noPage, load } });
  const response = outcome(world.request('/a'));
  await world.clock.advance(0);
  assert.equal(response.retryAfterMs, 15 * minute);
  await world.clock.advance(15 * minute);
  void world.request('/a');
  await world.clock.advance(0);
  assert.equal(world.calls.length, 1);
});

test('counts the requests of the previous page of the tab', async () => {
  const clock = new DrivenClock();
  let read: (() => StoredPage) | undefined;
  const save = (stored: () => StoredPage) => void (read = stored);
  const before = new SchedulerWorld(() => json(), { clock, page: { ...noPage, save } });
  for (let index = 0; index < 50; index += 1) void before.request(`/${index}`);
  await clock.advance(10_000);
  const page = parseStoredPage(JSON.parse(JSON.stringify(read?.())));
  const next = new SchedulerWorld(() => json(), { clock, page: { ...noPage, load: () => page } });
  void next.request('/late');
  await clock.advance(10_000);
  assert.equal(next.calls.length, 0);
  await clock.advance(minute);
  assert.equal(next.calls.length, 1);
});

for (const stored of [
  null,
  7,
  'text',
  [],
  { budgets: 1, responses: {} },
  { budgets: [{ origin: 'https://api.example', sent: [[1]], cooldownUntil: 0 }] },
  { responses: [['no address', { json: 1, receivedAt: 1 }], [url], [url, { json: 1 }]] },
])
  test(`ignores what is stored and invalid: ${JSON.stringify(stored)}`, () =>
    assert.deepEqual(parseStoredPage(stored), { budgets: [], responses: [] }));
