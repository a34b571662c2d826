import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SchedulerWorld, json, outcome } from './scheduler-world.js';

/** What may happen to a page, in any order. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('ask' as const),
      count: fc.integer({ min: 1, max: 40 }),
      path: fc.integer({ min: 0, max: 60 }),
      token: fc.constantFrom(undefined, 'emb_a', 'emb_b'),
      maxAgeMs: fc.constantFrom(0, 5_000, 300_000),
      priority: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('leave' as const), which: fc.nat(200) }) },
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

/** How the API answers, one after the other. */
const mood = fc.constantFrom(
  'good',
  'good',
  'good',
  'good',
  'lost',
  'silent',
  429,
  'patient',
  500,
  401,
  404,
  'html',
);

type Mood = (typeof mood extends fc.Arbitrary<infer T> ? T : never) & (string | number);

function answer(kind: Mood, seen: unknown): Response | Error | undefined {
  if (kind === 'good') return json(seen);
  if (kind === 'lost') return new TypeError('Failed to fetch');
  if (kind === 'silent') return undefined;
  if (kind === 'html') return new Response('<html>');
  if (kind === 'patient') return new Response('', { status: 429, headers: { 'retry-after': '5' } });
  return new Response('', { status: Number(kind) });
}

/** The most units sent within any `ms`; a clock that is set back begins a new stretch. */
function densest(
  sent: readonly { readonly at: number; readonly cost: number }[],
  ms: number,
): number {
  let most = 0;
  for (const [index, { at }] of sent.entries()) {
    const inside = sent.slice(0, index + 1).filter((other) => other.at > at - ms);
    most = Math.max(
      most,
      inside.reduce((sum, { cost }) => sum + cost, 0),
    );
  }
  return most;
}

test('whatever happens, no window is exceeded, every answer is for its question, every promise settles', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 30 }),
      fc.array(mood, { minLength: 1, maxLength: 20 }),
      async (steps, moods) => {
        let turnedBack = 0;
        const sent: { at: number; cost: number }[] = [];
        const world = new SchedulerWorld(({ url, token, at }) => {
          sent.push({ at: at + turnedBack, cost: token ? 2 : 1 });
          return answer(moods[sent.length % moods.length] ?? 'good', [url, token ?? null]);
        });
        const asked: {
          seen: ReturnType<typeof outcome>;
          expected: unknown;
          controller: AbortController;
        }[] = [];
        for (const each of steps) {
          if (each.type === 'wait') await world.clock.advance(each.ms, 3);
          if (each.type === 'hide') world.hidden = each.hidden;
          if (each.type === 'disconnect') world.offline = each.offline;
          if (each.type === 'leave') asked[each.which]?.controller.abort();
          if (each.type === 'set back') {
            world.clock.setBack(each.ms);
            turnedBack += each.ms;
          }
          if (each.type !== 'ask') continue;
          for (let index = 0; index < each.count; index++) {
            const controller = new AbortController();
            const path = `/${(each.path + index) % 70}`;
            const seen = outcome(
              world.ask(path, {
                maxAgeMs: each.maxAgeMs,
                priority: () => each.priority,
                signal: controller.signal,
                ...(each.token && { token: each.token }),
              }),
            );
            asked.push({
              seen,
              controller,
              expected: [`https://api.example${path}`, each.token ? `Bearer ${each.token}` : null],
            });
          }
        }
        world.hidden = false;
        world.offline = false;
        for (let round = 0; round < 40 && asked.some(({ seen }) => !seen.settled); round++)
          await world.clock.advance(60_000, 3);

        await world.clock.advance(310_000, 3);
        assert.ok(
          asked.every(({ seen }) => seen.settled),
          'a promise stays open',
        );
        for (const { seen, expected } of asked)
          if (seen.value) assert.deepEqual((seen.value as { json: unknown }).json, expected);
        assert.ok(densest(sent, 60_000) <= 50, 'a minute is exceeded');
        assert.ok(densest(sent, 300_000) <= 200, 'five minutes are exceeded');
        assert.equal(world.clock.timers, 0, 'a timer stays');
      },
    ),
    { numRuns: 150, interruptAfterTimeLimit: 15_000, markInterruptAsFailure: false },
  ));
