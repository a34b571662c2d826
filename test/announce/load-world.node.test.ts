import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadWorld } from '../../src/announce/load-world.js';
import { emptyState, type Entry } from '../../src/announce/state/state.js';
import { createClient } from '../../src/client/index.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { embedToken } from '../support/embed-tokens.js';
import { day, hour, iso, start } from './snapshots.js';

const clock = {
  now: () => start,
  setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
};

const event = (id: number, startMs: number, more: object = {}) => ({
  id,
  name: `Convoy ${id}`,
  startAt: iso(startMs),
  endAt: iso(startMs + 2 * hour),
  createdAt: iso(startMs - 20 * day),
  ...more,
});

const entry = (startMs: number): Entry => ({
  vtc: 'line',
  name: 'Known',
  startMs,
  endMs: startMs + 2 * hour,
  digest: '',
  done: ['posted'],
  replies: [],
  reposts: 0,
});

/** Loads a company with these convoys; returns the failures, too. */
async function load(
  events: readonly ReturnType<typeof event>[],
  convoys: Record<number, Entry> = {},
  { hasToken = true, fail = [] as readonly (readonly [string, string])[] } = {},
) {
  const fixture = {
    companies: [{ id: 900_000, handle: 'line', name: 'Line', events: [...events] }],
  };
  const sandbox = createSandbox({
    companies: 3,
    members: 9,
    clock: clock.now,
    rateLimits: false,
    fixture,
  });
  for (const [path, failure] of fail) sandbox.injectFailure(path, failure);
  const client = createClient({
    apiBase: 'https://api.example',
    token: hasToken ? embedToken('line', sandbox) : undefined,
    clock,
    fetch: (url, init) => sandbox.fetch(new Request(url, init)),
  });
  const failures: string[] = [];
  const world = await loadWorld(
    { ...emptyState, convoys },
    {
      sources: [{ vtc: 'line', client, hasToken }],
      clock,
      days: 30,
      includesNews: true,
      failed: (line) => failures.push(line),
    },
  );
  const [company] = world;
  const found = company?.convoys.map(({ convoy, details }) => {
    const record = details === null ? 'none' : (details?.lifecycleStatus ?? 'failed');
    return `${convoy.event.id} ${record}`;
  });
  return { found, absent: [...(company?.absent ?? [])], failures };
}

it('convoys have their full records, with and without a token', async () => {
  const events = [
    event(1, start - hour),
    event(2, start + day, { lifecycleStatus: 'cancelled' }),
    event(3, start + 2 * day),
    event(4, start + 40 * day),
  ];
  const expected = ['1 published', '2 cancelled', '3 published'];
  assert.deepEqual((await load(events)).found, expected);
  assert.deepEqual((await load(events, {}, { hasToken: false })).found, expected);
});

it('a known convoy that is in no list is looked for, and absent only if it is certain', async () => {
  const known = { 5: entry(start + day), 6: entry(start - day) };
  const past = event(6, start - day, { postEventSummary: 'Thanks!' });
  assert.deepEqual(await load([past], known), { found: ['6 ended'], absent: [5], failures: [] });
  const hidden = event(5, start + day, { safetyStatus: 'removed' });
  assert.deepEqual((await load([hidden, past], known)).absent, [5]);
  const many = Array.from({ length: 125 }, (_, index) => event(100 + index, start + 50 * day));
  assert.deepEqual((await load([past, ...many], known)).absent, [], 'The list is cut.');
});

it('nothing is absent or cancelled because a request failed', async () => {
  const known = { 5: entry(start + day) };
  const records = await load([event(7, start + day)], known, { fail: [['/events', '400']] });
  assert.deepEqual(records.found, ['7 failed']);
  assert.deepEqual(records.absent, []);
  assert.ok(records.failures.length > 0);
  for (const path of ['/vtcs/line', '/vtcs/line/events/*', '/vtcs/line/news']) {
    const { found, absent, failures } = await load([], known, { fail: [[path, '404']] });
    assert.deepEqual([found, absent, failures.length], [undefined, [], 1], path);
  }
});
