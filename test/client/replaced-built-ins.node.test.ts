import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { VtcError } from '../../src/client/errors.js';
import { noPage } from '../../src/client/page.js';
import { halfOf } from '../../src/client/rate-budget.js';
import { createScheduler } from '../../src/client/scheduler.js';
import { anonymousLimits } from '../../src/contract/rate-limits.js';
import { DrivenClock } from './driven-clock.js';
import { credentialOf, outcome } from './scheduler-world.js';

const replaceable = ['Request', 'Headers', 'SyntaxError', 'Error'] as const;
const { from } = Array;
const { parse } = Date;
const originals = Object.fromEntries(replaceable.map((name) => [name, globalThis[name]]));

/** As MooTools 1.4, Date.js and libraries that have a class of the same name do. */
beforeEach(() => {
  for (const name of replaceable)
    Object.assign(globalThis, {
      [name]: class {
        constructor() {
          throw new TypeError(`${name} of the page`);
        }
      },
    });
  Array.from = (...args: unknown[]) => {
    if (args.length > 1) throw new TypeError('Array.from of the page');
    return from(args[0] as ArrayLike<unknown>);
  };
  Date.parse = () => null as unknown as number;
});
afterEach(() => {
  Object.assign(globalThis, originals);
  Array.from = from;
  Date.parse = parse;
});

const clock = new DrivenClock();
const schedulerOf = (fetch: () => Response) =>
  createScheduler({
    clock,
    fetch,
    page: noPage,
    windows: halfOf(anonymousLimits),
  });
const request = { url: 'https://api.example/a', credential: credentialOf('emb_x') };

test('loads in a page that replaces built-ins', async () => {
  const response = outcome(schedulerOf(() => Response.json({ a: 1 })).request(request));
  await clock.advance(0);
  assert.deepEqual((response.value as { json: unknown } | undefined)?.json, { a: 1 });
});

const failures = [
  ['a bad response', () => new Response('<html>'), 'BAD_RESPONSE', undefined],
  [
    'a Retry-After date',
    () =>
      new Response('', {
        status: 429,
        headers: { 'retry-after': new Date(clock.now() + 30_000).toUTCString() },
      }),
    'RATE_LIMITED',
    30_000,
  ],
] as const;
for (const [name, respond, code, retryAfterMs] of failures)
  test(`recognizes ${name} in a page that replaces built-ins`, async () => {
    const error = await Promise.all([
      schedulerOf(respond)
        .request(request)
        .catch((reason: unknown) => reason),
      clock.advance(0),
    ]).then(([reason]) => reason);
    assert.ok(error instanceof VtcError);
    assert.deepEqual([error.code, error.retryAfterMs], [code, retryAfterMs]);
  });
