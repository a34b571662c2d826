import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Poller } from '../../src/element/poller.js';
import type { VtcError } from '../../src/client/errors.js';
import { noPage } from '../../src/client/page.js';
import type { StoredPage } from '../../src/client/stored-page.js';
import { SchedulerWorld, json } from './scheduler-world.js';
import { FakePage } from './fake-page.js';

const minute = 60_000;
const hour = 60 * minute;
const page = new FakePage();
after(() => page.close());

/** The requests of all five elements of one company, and how many seconds apart. */
const reads = [
  ['/vtcs/1', 900],
  ['/vtcs/1/members', 900],
  ['/vtcs/1/roles', 900],
  ['/vtcs/1/events/upcoming', 300, 'emb_x'],
  ['/vtcs/1/events/live', 60, 'emb_x'],
  ['/stats/platform/totals', 120],
  ['/stats/servers/history', 120],
  ['/stats/servers/breakdown', 120],
] as const;

/** Polls all endpoints; `held` returns what timers, listeners and history remain. */
function polled(responder: () => Response | Error | undefined) {
  let stored: (() => StoredPage) | undefined;
  const world = new SchedulerWorld(responder, {
    page: { ...noPage, save: (read) => (stored = read) },
  });
  const pollers = reads.map(([path, seconds, token]) => {
    const poller = new Poller({
      clock: world.clock,
      intervalMs: () => seconds * 1000,
      isOnScreen: () => true,
      onDue: request,
    });
    function request() {
      world
        .request(path, { maxAgeMs: seconds * 1000, ...(token && { token }) })
        .then(({ receivedAt }) => poller.planAfterSuccess(receivedAt))
        .catch((error: VtcError) => poller.planAfterFailure(error));
    }
    poller.start();
    request();
    return poller;
  });
  const held = () => ({
    timers: world.clock.timers,
    listeners: page.listeners,
    sent: stored?.().budgets[0]?.sent.length,
  });
  return { world, pollers, held };
}

const unitsOf = (world: SchedulerWorld, ms: number) =>
  world.calls
    .filter(({ at }) => at > world.clock.now() - ms)
    .reduce((sum, { token }) => sum + (token ? 2 : 1), 0);

test('five elements send at most 12 requests at first, then at most 4 a minute', async () => {
  const { world, pollers } = polled(() => json());
  await world.clock.advance(30_000, 1);
  assert.ok(unitsOf(world, hour) <= 12, `${unitsOf(world, hour)} cold, preflights counted`);
  world.calls.length = 0;
  await world.clock.advance(hour, 1);
  assert.ok(
    unitsOf(world, hour) <= 4 * 60,
    `${unitsOf(world, hour)} in an hour, preflights counted`,
  );
  for (const poller of pollers) poller.stop();
});

test('holds no more timers and listeners after a day of polling than after an hour', async () => {
  let count = 0;
  const responses = [
    json,
    json,
    json,
    () => new Response('', { status: 503 }),
    json,
    () => new TypeError('lost'),
  ];
  const { world, pollers, held } = polled(() => responses[++count % responses.length]?.());
  await world.clock.advance(hour, 1);
  const first = held();
  for (let passed = 1; passed < 24; passed++) {
    world.hidden = true;
    page.hide();
    await world.clock.advance(10 * minute, 1);
    world.hidden = false;
    page.show();
    await world.clock.advance(50 * minute, 1);
    world.calls.length = 0;
  }
  // Tries that wait for their turn have a timer each; none is under way when all pollers are planned.
  for (let rest = 0; rest < 60 && pollers.some(({ nextAt }) => nextAt === undefined); rest++)
    await world.clock.advance(1000, 1);
  const last = held();
  assert.ok(last.timers <= reads.length, `${last.timers} timers`);
  assert.deepEqual(last.listeners, first.listeners);
  assert.ok((last.sent ?? 0) <= 200);
  for (const poller of pollers) poller.stop();
  await world.clock.advance(0);
  assert.deepEqual([world.clock.timers, page.listeners], [0, 0]);
});
