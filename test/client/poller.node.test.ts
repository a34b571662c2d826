import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Poller } from '../../src/client/poller.js';
import { VtcError, type ErrorCode } from '../../src/client/errors.js';
import { DrivenClock } from './driven-clock.js';
import { FakePage } from './fake-page.js';

const second = 1000;
const minute = 60 * second;
const failure = (code: ErrorCode, status = 0, retryAfterMs?: number) =>
  new VtcError(code, 'GET /x', { status, retryAfterMs });

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => page.close());

/** A started poller that counts how often it was due; `outcome` is the result of each request. */
function started({
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
    due() {
      world.due += 1;
      if (world.outcome instanceof VtcError) world.poller.failed(world.outcome);
      else if (world.outcome === 'response') world.poller.succeeded(clock.now());
    },
  });
  world.poller.start();
  return world;
}

test('requests one interval after the response, with up to a tenth of jitter', async () => {
  const delays = new Set<number>();
  for (let index = 0; index < 50; index++) {
    const { poller, clock } = started();
    poller.succeeded(clock.now());
    const delay = (poller.nextAt ?? 0) - clock.now();
    assert.ok(delay >= minute && delay <= 1.1 * minute, `${delay}`);
    delays.add(Math.round(delay));
    poller.stop();
  }
  assert.ok(delays.size > 10, 'no jitter');
});

test('polls about once per interval', async () => {
  const world = started();
  world.poller.succeeded(world.clock.now());
  await world.clock.advance(60 * minute, 1);
  assert.ok(world.due >= 54 && world.due <= 60, `${world.due}`);
});

test('counts the interval from when the response was received', async () => {
  const world = started();
  world.poller.succeeded(world.clock.now() - 50 * second);
  await world.clock.advance(17 * second);
  assert.equal(world.due, 1);
});

test('plans nothing before the first response or failure', async () => {
  const world = started();
  assert.equal(world.poller.nextAt, undefined);
  await world.clock.advance(60 * minute);
  assert.equal(world.due, 0);
});

test('plans the next request after the response', async () => {
  const world = started({ outcome: 'pending' });
  world.poller.succeeded(world.clock.now());
  await world.clock.advance(60 * minute, 1);
  assert.equal(world.due, 1);
});

for (const intervalMs of [0, NaN, -1])
  test(`does not poll with an interval of ${intervalMs}`, async () => {
    const world = started({ intervalMs });
    world.poller.succeeded(world.clock.now());
    await world.clock.advance(60 * minute);
    assert.deepEqual([world.due, world.clock.timers], [0, 0]);
  });

test('limits the interval to the longest possible timer', async () => {
  const world = started({ intervalMs: 60 * 86_400 * second });
  world.poller.succeeded(world.clock.now());
  await world.clock.advance(24 * 86_400 * second, 1);
  assert.equal(world.due, 0);
  await world.clock.advance(86_400 * second, 1);
  assert.equal(world.due, 1);
});

test('doubles the interval after each failure up to 15 minutes, and resets it after a response', async () => {
  const world = started({ outcome: failure('NETWORK') });
  const waits: number[] = [];
  world.poller.failed(failure('NETWORK'));
  for (let round = 0; round < 6; round++) {
    waits.push(((world.poller.nextAt ?? 0) - world.clock.now()) / minute);
    await world.clock.advance((world.poller.nextAt ?? 0) - world.clock.now(), 1);
  }
  for (const [index, least] of [2, 4, 8, 15, 15, 15].entries())
    assert.ok((waits[index] ?? 0) >= least && (waits[index] ?? 0) <= least * 1.1, `${waits}`);
  world.outcome = 'response';
  await world.clock.advance(20 * minute, 1);
  assert.ok((world.poller.nextAt ?? 0) - world.clock.now() <= 1.1 * minute);
});

test('does not shorten an interval over 15 minutes after failures', () => {
  const world = started({ intervalMs: 60 * minute });
  world.poller.failed(failure('NETWORK'));
  assert.ok((world.poller.nextAt ?? 0) - world.clock.now() >= 60 * minute);
});

test('waits for the cooldown after a 429', () => {
  const world = started();
  world.poller.failed(failure('RATE_LIMITED', 429, 300 * second));
  const wait = (world.poller.nextAt ?? 0) - world.clock.now();
  assert.ok(wait >= 300 * second && wait <= 330 * second, `${wait}`);
});

test('requests again after the cooldown where a request was not sent, which is not counted as a failure', async () => {
  const world = started({ outcome: failure('NETWORK') });
  const isUnsent = true;
  const retryAfterMs = 20 * second;
  world.poller.failed(new VtcError('NETWORK', 'GET /x', { isUnsent, retryAfterMs }));
  assert.equal((world.poller.nextAt ?? 0) - world.clock.now(), retryAfterMs);
  await world.clock.advance(retryAfterMs, 1);
  assert.equal(world.due, 1);
  const wait = (world.poller.nextAt ?? 0) - world.clock.now();
  assert.ok(wait >= 2 * minute && wait <= 2.2 * minute, `${wait}`);
});

test('keeps its plan when a manual request fails', async () => {
  const world = started();
  world.poller.succeeded(world.clock.now());
  const plan = world.poller.nextAt;
  await world.clock.advance(10 * second);
  for (const error of [failure('NETWORK'), failure('RATE_LIMITED', 429, 300 * second)]) {
    world.poller.failed(error);
    assert.equal(world.poller.nextAt, plan);
  }
});

const final = [
  failure('VALIDATION_ERROR', 400),
  failure('UNAUTHORIZED', 401),
  failure('FORBIDDEN', 403),
  failure('NOT_FOUND', 404),
  failure('SETUP'),
];
for (const error of final)
  test(`stops after ${error.code} until it is started again`, async () => {
    const world = started();
    world.poller.failed(error);
    await world.clock.advance(60 * minute);
    page.connect();
    page.show();
    await world.clock.advance(60 * minute);
    assert.deepEqual([world.due, world.poller.nextAt], [0, undefined]);
    world.poller.start();
    world.poller.succeeded(world.clock.now());
    await world.clock.advance(1.1 * minute);
    assert.equal(world.due, 1);
  });

type World = ReturnType<typeof started>;
const inactive: readonly (readonly [string, (world: World) => void, (world: World) => void])[] = [
  ['hidden', () => page.hide(), () => page.show()],
  ['offline', () => page.disconnect(), () => page.connect()],
  ['off-screen', (world) => world.moveTo(false), (world) => world.moveTo(true)],
];
for (const [name, leave, back] of inactive) {
  test(`pauses while ${name}, and requests at once afterwards when the data is stale`, async () => {
    const world = started();
    world.poller.succeeded(world.clock.now());
    leave(world);
    await world.clock.advance(60 * minute, 1);
    assert.equal(world.due, 0);
    back(world);
    await world.clock.advance(0);
    assert.equal(world.due, 1);
  });

  test(`keeps its interval after a short time ${name}`, async () => {
    const world = started();
    world.poller.succeeded(world.clock.now());
    leave(world);
    await world.clock.advance(30 * second);
    back(world);
    await world.clock.advance(20 * second);
    assert.equal(world.due, 0);
    await world.clock.advance(20 * second);
    assert.equal(world.due, 1);
  });

  test(`requests once in 5 s at most when it is ${name} again and again, also after failures`, async () => {
    for (const outcome of ['response', 'pending', failure('NETWORK')] as const) {
      const world = started({ outcome, intervalMs: 15 * second });
      world.poller.succeeded(world.clock.now() - 60 * minute);
      for (let index = 0; index < 100; index++) {
        leave(world);
        await world.clock.advance(25, 1);
        back(world);
        await world.clock.advance(24, 1);
      }
      assert.equal(world.due, 1, String(outcome));
    }
  });
}

test('requests soon after a failure when the page is online again', async () => {
  const world = started({ intervalMs: 15 * minute });
  world.poller.failed(failure('NETWORK'));
  page.disconnect();
  await world.clock.advance(minute);
  page.connect();
  await world.clock.advance(0);
  assert.equal(world.due, 1);
});

test('has no timer or listener after stop, and ignores late responses', async () => {
  const world = started();
  world.poller.succeeded(world.clock.now());
  world.poller.start();
  world.poller.succeeded(world.clock.now());
  world.poller.stop();
  assert.deepEqual([world.clock.timers, page.listeners], [0, 0]);
  world.poller.succeeded(world.clock.now());
  page.show();
  assert.deepEqual([world.clock.timers, world.poller.nextAt], [0, undefined]);
});
