import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noPage, type Page, type StoredPage } from '../../src/client/page.js';
import type { BudgetRecord } from '../../src/client/rate-budget.js';
import { ResponseCache } from '../../src/client/response-cache.js';
import {
  parseTabMessage,
  type TabMessage,
  type TabsOptions,
} from '../../src/client/tab-message.js';
import { noTabs } from '../../src/client/tabs.js';
import type { Credential } from '../../src/client/token.js';
import { DrivenClock } from './driven-clock.js';
import { credentialOf, SchedulerWorld, json, outcome, type Responder } from './scheduler-world.js';

const url = 'https://api.example/a';
const minute = 60_000;

/** Schedulers of two tabs that broadcast without delay; `messages` are all broadcast messages. */
function twoTabs(responder: Responder) {
  const receivers: TabsOptions['receive'][] = [];
  const messages: { message: TabMessage; credential: Credential | undefined }[] = [];
  const openTabs = ({ receive }: TabsOptions) => {
    receivers.push(receive);
    const post = (message: TabMessage, credential?: Credential) => {
      messages.push({ message, credential });
      for (const other of receivers)
        if (other !== receive) other(parseTabMessage(structuredClone(message)), credential);
    };
    return { ...noTabs(), post };
  };
  const first = new SchedulerWorld(responder, { openTabs });
  const second = new SchedulerWorld(responder, { openTabs, clock: first.clock });
  /** Sends a message to the second tab again. */
  const repeat = (message: TabMessage) => receivers[1]?.(parseTabMessage(message));
  return { first, second, messages, repeat, clock: first.clock };
}

test('shares one rate budget between two tabs', async () => {
  const { first, second, clock } = twoTabs(() => json());
  for (let index = 0; index < 100; index++) {
    void first.request(`/one/${index}`);
    void second.request(`/two/${index}`);
  }
  await clock.advance(60_000);
  assert.equal(first.calls.length + second.calls.length, 50);
  await clock.advance(240_000);
  assert.equal(first.calls.length + second.calls.length, 200);
});

test('resolves requests of one tab with the response of another', async () => {
  const { first, second, clock } = twoTabs(() => undefined);
  const response = outcome(first.request('/a'));
  const waiting = outcome(second.request('/a'));
  await clock.advance(0);
  first.calls[0]?.respond(json('shared'));
  await clock.advance(0);
  assert.deepEqual([response.value, waiting.value], [waiting.value, response.value]);
  assert.equal(second.scheduler.cached({ url })?.json as string, 'shared');
});

test('does not resolve a request with an outdated response of another tab', async () => {
  const { first, second, messages, repeat, clock } = twoTabs(() => json('old'));
  void first.request('/a');
  await clock.advance(0);
  const outdated = messages.find(({ message }) => message.responses)?.message;
  assert.ok(outdated);
  await clock.advance(60_000);
  second.responder = () => undefined;
  const response = outcome(second.request('/a', { maxAgeMs: 5000 }));
  await clock.advance(0);
  repeat(outdated);
  await clock.advance(0);
  assert.equal(response.settled, false);
  second.calls[0]?.respond(json('new'));
  await clock.advance(0);
  assert.equal((response.value as { json: unknown }).json, 'new');
});

test('shares failures and the cooldown after a 429 between tabs', async () => {
  const { first, second, clock } = twoTabs(() => undefined);
  const requests = [first, second].map((tab) => outcome(tab.request('/a')));
  await clock.advance(0);
  first.calls[0]?.respond(new Response('', { status: 429, headers: { 'retry-after': '30' } }));
  await clock.advance(0);
  assert.deepEqual(
    requests.map(({ code, retryAfterMs }) => [code, retryAfterMs]),
    Array(2).fill(['RATE_LIMITED', 30_000]),
  );
  const sent = second.calls.length;
  const meanwhile = outcome(second.request('/b'));
  await clock.advance(29_999);
  assert.deepEqual([meanwhile.code, second.calls.length], ['RATE_LIMITED', sent]);
});

test('does not shorten a cooldown because of an outdated record of another tab', async () => {
  const { first, second, messages, repeat, clock } = twoTabs(() => json());
  void first.request('/a');
  await clock.advance(minute);
  const outdated = messages.filter(({ message }) => message.budgets);
  const cooldowns: (number | undefined)[] = [];
  for (const tab of [first, second]) {
    tab.responder = () => new Response('', { status: 429 });
    const response = outcome(tab.request('/a'));
    await clock.advance(minute);
    cooldowns.push(response.retryAfterMs);
    for (const { message } of outdated) repeat(message);
  }
  assert.deepEqual(cooldowns, [minute, 5 * minute]);
});

for (const status of [401, 403])
  test(`evicts the responses to a token rejected with ${status} in both tabs`, async () => {
    const { first, second, clock } = twoTabs(() => json());
    const token = 'emb_x';
    void first.request('/a', { token });
    await clock.advance(0);
    assert.ok(second.scheduler.cached({ url, credential: credentialOf(token) }));
    second.responder = () => new Response('', { status });
    void second.request('/b', { token }).catch(() => undefined);
    await clock.advance(0);
    assert.deepEqual(
      [
        first.scheduler.cached({ url, credential: credentialOf(token) }),
        second.scheduler.cached({ url, credential: credentialOf(token) }),
      ],
      [undefined, undefined],
    );
  });

test('broadcasts no token, and authorized responses only to tabs with the same token', async () => {
  const { first, second, messages, clock } = twoTabs(() => json());
  const token = 'emb_verysecret';
  void first.request('/secret', { token });
  void first.request('/open');
  await clock.advance(0);
  second.responder = () => new Response('', { status: 401 });
  void second.request('/rejected', { token }).catch(() => undefined);
  await clock.advance(0);
  const toAll = JSON.stringify(
    messages.flatMap(({ message, credential }) => (credential ? [] : message)),
  );
  assert.ok(toAll.includes('/open') && !toAll.includes('/secret') && !toAll.includes('/rejected'));
  const all = JSON.stringify(messages.map(({ message }) => message));
  assert.ok(all.includes('/secret') && all.includes('/rejected') && !all.includes('verysecret'));
});

test('retains responses of one API to a token that another API rejects', async () => {
  const { first, clock } = twoTabs(() => json());
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
  const stored: StoredPage[] = [];
  let change: (event: { type: string }) => void = () => undefined;
  const pages = (previous?: StoredPage): Page => ({
    ...noPage,
    ...(previous && { load: () => previous }),
    watch: (changed) => (change = changed),
    save: (page) => stored.push(page),
  });
  const first = new SchedulerWorld(
    ({ url: requested }) =>
      json(requested.endsWith('/a') ? { members, email: null } : { ownerId: 'u1', email: 'a@b.c' }),
    { page: pages() },
  );
  for (const path of ['/a', '/b']) void first.request(path);
  await first.clock.advance(0);
  change({ type: 'pagehide' });
  const [page] = stored;
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
    const load = () => ({ budgets: [], counts: [], responses: [[url, response] as const] });
    const world = new SchedulerWorld(() => json(), { clock, page: { ...noPage, load } });
    void world.request('/a', { maxAgeMs: minute });
    await clock.advance(0);
    assert.equal(world.calls.length, requests);
  });

test('caps at 15 minutes a cooldown from storage or from another tab', async () => {
  const record: BudgetRecord = {
    origin: 'https://api.example',
    counts: [],
    cooldownUntil: Date.UTC(2030, 0),
    reason: 'RATE_LIMITED',
    cooldowns: [1, 1],
  };
  const load = () => ({ budgets: [record], counts: [], responses: [] });
  const stored = new SchedulerWorld(() => json(), { page: { ...noPage, load } });
  let receive: TabsOptions['receive'] = () => undefined;
  const shared = new SchedulerWorld(() => json(), {
    openTabs: (options) => {
      receive = options.receive;
      return noTabs();
    },
  });
  receive(parseTabMessage({ budgets: [record] }));
  for (const world of [stored, shared]) {
    const response = outcome(world.request('/a'));
    await world.clock.advance(0);
    assert.equal(response.retryAfterMs, 15 * minute);
    await world.clock.advance(15 * minute);
    void world.request('/a');
    await world.clock.advance(0);
    assert.equal(world.calls.length, 1);
  }
});
