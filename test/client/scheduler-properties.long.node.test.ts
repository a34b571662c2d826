import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SchedulerWorld, json, outcome } from './scheduler-world.js';

/** A random action of a page. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('request' as const),
      count: fc.integer({ min: 1, max: 40 }),
      path: fc.integer({ min: 0, max: 60 }),
      token: fc.constantFrom(undefined, 'emb_a', 'emb_b'),
      maxAgeMs: fc.constantFrom(0, 5_000, 300_000),
      priority: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('abort' as const), which: fc.nat(200) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1, 900, 5_000, 30_000, 61_000, 120_000, 301_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('set back' as const),
      ms: fc.constantFrom(500, 30_000, 3_600_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hide' as const), hidden: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('disconnect' as const), offline: fc.boolean() }),
  },
);

/** How the API responds. */
const behaviour = fc.constantFrom(
  'good',
  'good',
  'good',
  'good',
  'lost',
  'timeout',
  429,
  'retry-after',
  500,
  401,
  404,
  'html',
);

type Behaviour = (typeof behaviour extends fc.Arbitrary<infer T> ? T : never) & (string | number);

function respond(kind: Behaviour, result: unknown): Response | Error | undefined {
  if (kind === 'good') return json(result);
  if (kind === 'lost') return new TypeError('Failed to fetch');
  if (kind === 'timeout') return undefined;
  if (kind === 'html') return new Response('<html>');
  if (kind === 'retry-after')
    return new Response('', { status: 429, headers: { 'retry-after': '5' } });
  return new Response('', { status: Number(kind) });
}

/** The highest number of requests sent within any `ms`. */
function maxInWindow(
  sent: readonly { readonly at: number; readonly cost: number }[],
  ms: number,
): number {
  let max = 0;
  for (const [index, { at }] of sent.entries()) {
    const inside = sent.slice(0, index + 1).filter((other) => other.at > at - ms);
    max = Math.max(
      max,
      inside.reduce((sum, { cost }) => sum + cost, 0),
    );
  }
  return max;
}

test('exceeds no rate limit, mixes no responses, and settles every promise, for random actions', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 30 }),
      fc.array(behaviour, { minLength: 1, maxLength: 20 }),
      async (steps, behaviours) => {
        let setBackMs = 0;
        const sent: { at: number; cost: number }[] = [];
        const world = new SchedulerWorld(({ url, token, at }) => {
          sent.push({ at: at + setBackMs, cost: token ? 2 : 1 });
          return respond(behaviours[sent.length % behaviours.length] ?? 'good', [
            url,
            token ?? null,
          ]);
        });
        const requests: {
          result: ReturnType<typeof outcome>;
          expected: unknown;
          controller: AbortController;
        }[] = [];
        for (const each of steps) {
          if (each.type === 'wait') await world.clock.advance(each.ms, 3);
          if (each.type === 'hide') world.hidden = each.hidden;
          if (each.type === 'disconnect') world.offline = each.offline;
          if (each.type === 'abort') requests[each.which]?.controller.abort();
          if (each.type === 'set back') {
            world.clock.setBack(each.ms);
            setBackMs += each.ms;
          }
          if (each.type !== 'request') continue;
          for (let index = 0; index < each.count; index++) {
            const controller = new AbortController();
            const path = `/${(each.path + index) % 70}`;
            const result = outcome(
              world.request(path, {
                maxAgeMs: each.maxAgeMs,
                priority: () => each.priority,
                signal: controller.signal,
                ...(each.token && { token: each.token }),
              }),
            );
            requests.push({
              result,
              controller,
              expected: [`https://api.example${path}`, each.token ? `Bearer ${each.token}` : null],
            });
          }
        }
        world.hidden = false;
        world.offline = false;
        for (let round = 0; round < 40 && requests.some(({ result }) => !result.settled); round++)
          await world.clock.advance(60_000, 3);

        await world.clock.advance(310_000, 3);
        assert.ok(
          requests.every(({ result }) => result.settled),
          'a promise is pending',
        );
        for (const { result, expected } of requests)
          if (result.value) assert.deepEqual((result.value as { json: unknown }).json, expected);
        assert.ok(maxInWindow(sent, 60_000) <= 50, 'more than 50 requests in a minute');
        assert.ok(maxInWindow(sent, 300_000) <= 200, 'more than 200 requests in five minutes');
        assert.equal(world.clock.timers, 0, 'a timer is pending');
      },
    ),
    { numRuns: 150, interruptAfterTimeLimit: 15_000, markInterruptAsFailure: false },
  ));
