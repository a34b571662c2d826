import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { DrivenClock } from './driven-clock.js';
import { credentialOf, outcome } from './scheduler-world.js';
import { TabWorld } from './tab-world.js';

const minute = 60_000;
const url = 'https://api.example/a';
const PlatformChannel = globalThis.BroadcastChannel;

let clock: DrivenClock;
let world: TabWorld;
beforeEach(() => {
  clock = new DrivenClock();
  world = new TabWorld(clock);
});
afterEach(() => {
  world.close();
  globalThis.BroadcastChannel = PlatformChannel;
});

/** The requests of five elements of a company, with their intervals in seconds. */
const endpoints = [
  ['/vtcs/1', 900],
  ['/vtcs/1/members', 900],
  ['/vtcs/1/roles', 900],
  ['/vtcs/1/events/upcoming', 300, 'emb_x'],
  ['/vtcs/1/events/live', 60, 'emb_x'],
  ['/stats/platform/totals', 120],
  ['/stats/servers/history', 120],
  ['/stats/servers/breakdown', 120],
] as const;

test('sends the first request at once, though locks and channels never respond', () => {
  world.locks.isStuck = true;
  void world.open().request({ url, maxAgeMs: 0 });
  assert.equal(world.calls.length, 1);
});

test('sends a request with a token at once, before its digest is known', () => {
  world.locks.isStuck = true;
  void world.open().request({ url, credential: credentialOf('emb_x'), maxAgeMs: 0 });
  assert.equal(world.calls.length, 1);
});

test('waits for another tab that is recorded in storage, and uses its response', async () => {
  const first = world.open();
  void first.request({ url, maxAgeMs: 0 });
  await clock.advance(minute);
  const response = outcome(world.open().request({ url, maxAgeMs: 2 * minute }));
  assert.equal(world.calls.length, 1);
  await clock.advance(100);
  assert.ok(response.value);
  assert.equal(world.calls.length, 1);
});

test('sends the request within a second if it is unknown whether the other tab is still open', async () => {
  world.stored.set('vtc-widgets.3.seen', String(clock.now() - minute));
  world.locks.isStuck = true;
  void world.open().request({ url, maxAgeMs: 0 });
  assert.equal(world.calls.length, 0);
  await clock.advance(1000);
  assert.equal(world.calls.length, 1);
});

test('sends the request at once if the other tab has been closed meanwhile', async () => {
  world.stored.set('vtc-widgets.3.seen', String(clock.now() - minute));
  void world.open().request({ url, maxAgeMs: 0 });
  await clock.advance(10);
  assert.equal(world.calls.length, 1);
});

test('does not wait for a tab that was last seen an hour ago', () => {
  world.stored.set('vtc-widgets.3.seen', String(clock.now() - 60 * minute));
  void world.open().request({ url, maxAgeMs: 0 });
  assert.equal(world.calls.length, 1);
});

test('sends at once if storage throws', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  void world.open().request({ url, maxAgeMs: 0 });
  assert.equal(world.calls.length, 1);
});

test('stores a date for other tabs and nothing else', async () => {
  world.poll(endpoints);
  await clock.advance(minute);
  assert.deepEqual([...world.stored.keys()], ['vtc-widgets.3.seen']);
  assert.match([...world.stored.values()].join(), /^\d+$/);
});

test('removes the date when the last tab is closed', async () => {
  void world.open().request({ url, maxAgeMs: 0 });
  await clock.advance(minute);
  world.page.dispatchEvent(new Event('pagehide'));
  assert.equal(world.stored.size, 0);
});

test('shares responses of open tabs without Web Locks, as over http', async () => {
  Reflect.deleteProperty(world.page, 'locks');
  const [first, second] = [world.open(), world.open()];
  for (const tab of [first, second]) void tab.request({ url });
  await clock.advance(100);
  const other = { url: `${url}/other` };
  void first.request(other);
  await clock.advance(200);
  assert.ok(second.cached(other));
});

test('sends no second request while the tab that loads it replies', async () => {
  world.responder = () => undefined;
  const responses = [
    outcome(world.open().request({ url })),
    outcome(world.open().request({ url })),
  ];
  await clock.advance(9000);
  assert.equal(world.calls.length, 1);
  world.calls[0]?.respond(Response.json({}));
  await clock.advance(100);
  assert.ok(responses.every(({ value }) => value));
});

test('lets one tab take over within a second from a tab that no longer replies', async () => {
  world.responder = () => undefined;
  void world.open().request({ url });
  await clock.advance(100);
  world.delayMs.set(0, minute);
  const others = [world.open(), world.open()].map((tab) => outcome(tab.request({ url })));
  await clock.advance(1000);
  assert.equal(world.calls.length, 2);
  await clock.advance(2000);
  assert.equal(world.calls.length, 2);
  world.calls[1]?.respond(Response.json({}));
  await clock.advance(100);
  assert.ok(others.every(({ value }) => value));
});

test('sends a tab that joins the responses to its own credential, and no others', async () => {
  const credentials = ['emb_x', 'emb_y'].map(credentialOf);
  // It takes real time, which the clock does not drive.
  await Promise.all(credentials.map((credential) => credential?.digest()));
  const first = world.open();
  for (const credential of credentials) void first.request({ url, credential });
  await clock.advance(minute);
  const second = world.open();
  const [own, other] = credentials.map((credential) => ({ url, credential, maxAgeMs: 2 * minute }));
  assert.ok(own && other);
  const response = outcome(second.request(own));
  await clock.advance(100);
  assert.ok(response.value);
  assert.equal(world.calls.length, 2);
  assert.equal(second.cached(other), undefined);
});

test('holds no lock after five minutes in the background, and joins again afterwards', async () => {
  const tab = world.open();
  void tab.request({ url });
  await clock.advance(100);
  assert.equal(world.locks.held.length, 1);
  world.page.hide();
  await clock.advance(5 * minute);
  assert.equal(world.locks.held.length, 0);
  world.page.show();
  void tab.request({ url });
  await clock.advance(100);
  assert.deepEqual([world.locks.held.length, world.calls.length], [1, 2]);
});

test('holds no lock in the back-forward cache', async () => {
  void world.open().request({ url });
  await clock.advance(100);
  world.page.dispatchEvent(new Event('pagehide'));
  await clock.advance(0);
  assert.equal(world.locks.held.length, 0);
});

/** Opens so many tabs ten seconds apart; resolves with the requests of six minutes. */
async function requestsOf(tabs: number, areHidden: boolean): Promise<number> {
  for (let tab = 0; tab < tabs; tab++) {
    const hide = world.poll(endpoints);
    await clock.advance(10_000, 3);
    if (areHidden && tab < tabs - 1) hide();
  }
  await clock.advance(6 * minute - tabs * 10_000, 3);
  return world.calls.length;
}

const visibilities = [
  ['in windows of their own', false],
  ['of which the last is visible', true],
] as const;
for (const [where, areHidden] of visibilities)
  for (const slownessMs of [0, 100])
    for (const slowTab of [0, 4])
      test(`ten tabs ${where} cost at most 1.2 times the requests of one (tab ${slowTab} replies ${slownessMs} ms late)`, async (context) => {
        const one = await requestsOf(1, areHidden);
        world.close();
        world = new TabWorld(clock);
        world.delayMs.set(slowTab, slownessMs);
        const ten = await requestsOf(10, areHidden);
        context.diagnostic(`${one} requests of one tab, ${ten} of ten`);
        assert.ok(one >= 15 && ten <= 1.2 * one, `${one} requests of one tab, ${ten} of ten`);
      });
