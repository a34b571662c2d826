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

/** Opens a tab; resolves when it knows of the others. */
async function openKnown() {
  const tab = world.open();
  await clock.advance(10);
  return tab;
}

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

test('sends a request at once while it is unknown whether there are other tabs', async () => {
  void world.open().request({ url });
  await clock.advance(minute);
  void world.open().request({ url, maxAgeMs: 2 * minute });
  assert.equal(world.calls.length, 2);
});

test('uses the response of another tab that is known', async () => {
  void world.open().request({ url });
  await clock.advance(minute);
  const second = await openKnown();
  const response = outcome(second.request({ url, maxAgeMs: 2 * minute }));
  await clock.advance(100);
  assert.ok(response.value);
  assert.equal(world.calls.length, 1);
});

test('sends a request soon if the first tab does not respond', async () => {
  void world.open().request({ url });
  await clock.advance(minute);
  world.delayMs.set(0, minute);
  const second = await openKnown();
  void second.request({ url });
  assert.equal(world.calls.length, 1);
  await clock.advance(400);
  assert.equal(world.calls.length, 2);
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

test('sends no second request while another tab loads the response, for up to two seconds', async () => {
  world.responder = () => undefined;
  const first = outcome(world.open().request({ url }));
  await clock.advance(10);
  const second = outcome((await openKnown()).request({ url }));
  await clock.advance(1900);
  assert.equal(world.calls.length, 1);
  world.calls[0]?.respond(Response.json({}));
  await clock.advance(100);
  assert.ok(first.value && second.value);
  assert.equal(world.calls.length, 1);
});

test('lets one tab take over within three seconds from a tab that is frozen', async (context) => {
  let random = 0;
  context.mock.method(Math, 'random', () => (random = (random + 0.37) % 1));
  world.responder = ({ url: requested }) =>
    world.calls.filter((call) => call.url === requested).length > 1 ? Response.json({}) : undefined;
  void world.open().request({ url });
  await clock.advance(100);
  world.delayMs.set(0, minute);
  const tabs = [await openKnown(), await openKnown(), await openKnown()];
  const others = tabs.map((tab) => outcome(tab.request({ url })));
  await clock.advance(1900);
  assert.equal(world.calls.length, 1);
  await clock.advance(1200);
  assert.ok(others.every(({ value }) => value));
  assert.equal(world.calls.length, 2);
});

const malformed = [
  null,
  'joined',
  { budgets: {}, responses: 1, failed: [] },
  { budgets: [null, { origin: 'https://api.example', counts: [[1]], cooldowns: [] }] },
  { responses: [null, ['not a URL', {}], [url], [url, { json: {}, receivedAt: '1' }]] },
  { failed: [url, { code: 'toString', message: 'x', status: 0 }] },
  { failed: ['not a URL', { code: 'NETWORK', message: 'x', status: 0 }] },
];
for (const message of malformed)
  test(`ignores the malformed message ${JSON.stringify(message)}`, async () => {
    const tab = world.open();
    const channel = new BroadcastChannel('vtc-widgets.4');
    channel.postMessage(message);
    await clock.advance(10);
    const response = outcome(tab.request({ url }));
    await clock.advance(minute);
    assert.ok(response.value);
    assert.equal(world.calls.length, 1);
  });

test('sends a tab that joins the responses to its own credential, and no others', async () => {
  const credentials = ['emb_x', 'emb_y'].map(credentialOf);
  // It takes real time, which the clock does not drive.
  await Promise.all(credentials.map((credential) => credential?.digest()));
  const first = world.open();
  for (const credential of credentials) void first.request({ url, credential });
  await clock.advance(minute);
  const second = await openKnown();
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
    const hide = world.poll(await openKnown(), endpoints);
    await clock.advance(9_990, 3);
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
        const single = await requestsOf(1, areHidden);
        world.close();
        world = new TabWorld(clock);
        world.delayMs.set(slowTab, slownessMs);
        const ten = await requestsOf(10, areHidden);
        context.diagnostic(`${single} requests of one tab, ${ten} of ten`);
        assert.ok(
          single >= 15 && ten <= 1.2 * single,
          `${single} requests of one tab, ${ten} of ten`,
        );
      });
