import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Poller } from '../../src/element/poller.js';
import { VtcError, type VtcErrorCode } from '../../src/client/errors.js';
import { DrivenClock } from '../client/driven-clock.js';
import { FakePage } from '../client/fake-page.js';

const second = 1000;
const minute = 60 * second;
const failure = (code: VtcErrorCode, status = 0, retryAfterMs?: number) =>
  new VtcError(code, 'GET /x', { status, retryAfterMs });

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => page.close());

/** Starts a poller, and counts its calls of `due`; `outcome` is the result of each request. */
function startPoller({
  intervalMs = minute,
  outcome = 'response' as 'response' | 'pending' | VtcError,
} = {}) {
  const clock = new DrivenClock();
  const world = {
    clock,
    outcome,
    intervalMs,
    due: 0,
    isOnScreen: true,
    poller: undefined as unknown as Poller,
    moveTo(isOnScreen: boolean) {
      world.isOnScreen = isOnScreen;
      world.poller.plan();
    },
  };
  world.poller = new Poller({
    clock,
    intervalMs: () => world.intervalMs,
    isOnScreen: () => world.isOnScreen,
    onDue() {
      world.due += 1;
      if (world.outcome instanceof VtcError) world.poller.planAfterFailure(world.outcome);
      else if (world.outcome === 'response') world.poller.planAfterSuccess(clock.now());
    },
  });
  world.poller.start();
  return world;
}

test('polls one interval after the response, with up to 10 % of jitter', async () => {
  const delays = new Set<number>();
  for (let index = 0; index < 50; index++) {
    const { poller, clock } = startPoller();
    poller.planAfterSuccess(clock.now());
    const delay = (poller.nextAt ?? 0) - clock.now();
    assert.ok(delay >= minute && delay <= 1.1 * minute, `${delay}`);
    delays.add(Math.round(delay));
    poller.stop();
  }
  assert.ok(delays.size > 10, 'no jitter');
});

test('polls about once per interval', async () => {
  const world = startPoller();
  world.poller.planAfterSuccess(world.clock.now());
  await world.clock.advance(60 * minute, 1);
  assert.ok(world.due >= 54 && world.due <= 60, `${world.due}`);
});

test('counts the interval from when the response was received', async () => {
  const world = startPoller();
  world.poller.planAfterSuccess(world.clock.now() - 50 * second);
  await world.clock.advance(17 * second);
  assert.equal(world.due, 1);
});

test('does not poll before the first response or failure', async () => {
  const world = startPoller();
  assert.equal(world.poller.nextAt, undefined);
  await world.clock.advance(60 * minute);
  assert.equal(world.due, 0);
});

test('does not poll while a request is pending', async () => {
  const world = startPoller({ outcome: 'pending' });
  world.poller.planAfterSuccess(world.clock.now());
  await world.clock.advance(60 * minute, 1);
  assert.equal(world.due, 1);
});

for (const intervalMs of [0, NaN, -1])
  test(`does not poll with an interval of ${intervalMs}`, async () => {
    const world = startPoller({ intervalMs });
    world.poller.planAfterSuccess(world.clock.now());
    await world.clock.advance(60 * minute);
    assert.deepEqual([world.due, world.clock.timers], [0, 0]);
  });

test('limits the interval to the maximum of timers', async () => {
  const world = startPoller({ intervalMs: 60 * 86_400 * second });
  world.poller.planAfterSuccess(world.clock.now());
  await world.clock.advance(24 * 86_400 * second, 1);
  assert.equal(world.due, 0);
  await world.clock.advance(86_400 * second, 1);
  assert.equal(world.due, 1);
});

test('doubles the interval after each failure up to 15 minutes, and resets it after a response', async () => {
  const world = startPoller({ outcome: failure('NETWORK') });
  const delays: number[] = [];
  world.poller.planAfterFailure(failure('NETWORK'));
  for (let round = 0; round < 6; round++) {
    delays.push(((world.poller.nextAt ?? 0) - world.clock.now()) / minute);
    await world.clock.advance((world.poller.nextAt ?? 0) - world.clock.now(), 1);
  }
  for (const [index, minimum] of [2, 4, 8, 15, 15, 15].entries())
    assert.ok(
      (delays[index] ?? 0) >= minimum && (delays[index] ?? 0) <= minimum * 1.1,
      `${delays}`,
    );
  world.outcome = 'response';
  await world.clock.advance(20 * minute, 1);
  assert.ok((world.poller.nextAt ?? 0) - world.clock.now() <= 1.1 * minute);
});

test('does not shorten an interval over 15 minutes after failures', () => {
  const world = startPoller({ intervalMs: 60 * minute });
  world.poller.planAfterFailure(failure('NETWORK'));
  assert.ok((world.poller.nextAt ?? 0) - world.clock.now() >= 60 * minute);
});

test('waits for the cooldown after a 429', () => {
  const world = startPoller();
  world.poller.planAfterFailure(failure('RATE_LIMITED', 429, 300 * second));
  const wait = (world.poller.nextAt ?? 0) - world.clock.now();
  assert.ok(wait >= 300 * second && wait <= 330 * second, `${wait}`);
});

test('does not count an unsent request as a failure, and polls after the cooldown', async () => {
  const world = startPoller({ outcome: failure('NETWORK') });
  const isUnsent = true;
  const retryAfterMs = 20 * second;
  world.poller.planAfterFailure(new VtcError('NETWORK', 'GET /x', { isUnsent, retryAfterMs }));
  assert.equal((world.poller.nextAt ?? 0) - world.clock.now(), retryAfterMs);
  await world.clock.advance(retryAfterMs, 1);
  assert.equal(world.due, 1);
  const wait = (world.poller.nextAt ?? 0) - world.clock.now();
  assert.ok(wait >= 2 * minute && wait <= 2.2 * minute, `${wait}`);
});

test('does not change the next poll when a manual request fails', async () => {
  const world = startPoller();
  world.poller.planAfterSuccess(world.clock.now());
  const plannedAt = world.poller.nextAt;
  await world.clock.advance(10 * second);
  for (const error of [failure('NETWORK'), failure('RATE_LIMITED', 429, 300 * second)]) {
    world.poller.planAfterFailure(error);
    assert.equal(world.poller.nextAt, plannedAt);
  }
});

for (const error of [failure('UNAUTHORIZED', 401), failure('FORBIDDEN', 403)])
  test(`polls at the interval but one after ${error.code}, as a firewall may have rejected it`, async () => {
    const world = startPoller({ outcome: 'response' });
    world.poller.planAfterFailure(error);
    await world.clock.advance(2 * minute - 1);
    assert.equal(world.due, 0);
    await world.clock.advance(0.2 * minute + 1);
    assert.equal(world.due, 1);
  });

const finalErrors = [failure('VALIDATION_ERROR', 400), failure('NOT_FOUND', 404), failure('SETUP')];
for (const error of finalErrors)
  test(`stops after ${error.code} until it is restarted`, async () => {
    const world = startPoller();
    world.poller.planAfterFailure(error);
    await world.clock.advance(60 * minute);
    page.connect();
    page.show();
    await world.clock.advance(60 * minute);
    assert.deepEqual([world.due, world.poller.nextAt], [0, undefined]);
    world.poller.start();
    world.poller.planAfterSuccess(world.clock.now());
    await world.clock.advance(1.1 * minute);
    assert.equal(world.due, 1);
  });

type World = ReturnType<typeof startPoller>;
type Change = (world: World) => void;
/** Why a poller pauses, and how long afterwards it polls at the latest. */
const inactive: readonly (readonly [string, leave: Change, back: Change, latestMs: number])[] = [
  ['hidden', () => page.hide(), () => page.show(), 0],
  ['offline', () => page.disconnect(), () => page.connect(), 5 * second],
  ['off-screen', (world) => world.moveTo(false), (world) => world.moveTo(true), 0],
];
for (const [name, leave, back, latestMs] of inactive) {
  test(`pauses while ${name}, and polls within ${latestMs} ms afterwards if the data is stale`, async () => {
    const world = startPoller();
    world.poller.planAfterSuccess(world.clock.now());
    leave(world);
    await world.clock.advance(60 * minute, 1);
    assert.equal(world.due, 0);
    back(world);
    await world.clock.advance(latestMs, 1);
    assert.equal(world.due, 1);
  });

  test(`keeps its interval after a short time ${name}`, async () => {
    const world = startPoller();
    world.poller.planAfterSuccess(world.clock.now());
    leave(world);
    await world.clock.advance(30 * second);
    back(world);
    await world.clock.advance(20 * second);
    assert.equal(world.due, 0);
    await world.clock.advance(20 * second);
    assert.equal(world.due, 1);
  });

  test(`polls at most once in 5 s when it is repeatedly ${name}, also after failures`, async () => {
    for (const outcome of ['response', 'pending', failure('NETWORK')] as const) {
      const world = startPoller({ outcome, intervalMs: 15 * second });
      world.poller.planAfterSuccess(world.clock.now() - 60 * minute);
      for (let index = 0; index < 100; index++) {
        leave(world);
        await world.clock.advance(25, 1);
        back(world);
        await world.clock.advance(24, 1);
      }
      // A connection that is lost again and again may not be used at all.
      assert.ok(world.due === 1 || (name === 'offline' && world.due === 0), String(outcome));
    }
  });
}

for (const [name, prepare] of [
  ['a failure', (world: World) => world.poller.planAfterFailure(failure('NETWORK'))],
  [
    'a missed poll',
    (world: World) => world.poller.planAfterSuccess(world.clock.now() - 60 * minute),
  ],
] as const)
  test(`polls 1 to 5 s after the page is online again after ${name}, not with all others at once`, () => {
    page.disconnect();
    const worlds = Array.from({ length: 50 }, () => startPoller({ intervalMs: 15 * minute }));
    worlds.forEach(prepare);
    page.connect();
    const delays = worlds.map(({ poller, clock }) => (poller.nextAt ?? 0) - clock.now());
    assert.ok(
      delays.every((delay) => delay >= second && delay <= 5 * second),
      `${delays}`,
    );
    assert.ok(Math.max(...delays) - Math.min(...delays) > 2 * second, `${delays}`);
    worlds.forEach(({ poller }) => poller.stop());
  });

test('has no timer or listener after stop, and ignores late responses', async () => {
  const world = startPoller();
  world.poller.planAfterSuccess(world.clock.now());
  world.poller.start();
  world.poller.planAfterSuccess(world.clock.now());
  world.poller.stop();
  assert.deepEqual([world.clock.timers, page.listeners], [0, 0]);
  world.poller.planAfterSuccess(world.clock.now());
  page.show();
  assert.deepEqual([world.clock.timers, world.poller.nextAt], [0, undefined]);
});
