import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnnouncedScope } from '../../src/announce/load-others.js';
import { convoyMessage } from '../../src/announce/message/convoy-message.js';
import { loadWorld } from '../../src/announce/load-world.js';
import { emptyState, type Entry } from '../../src/announce/state/state.js';
import { createClient } from '../../src/client/index.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { embedToken } from '../support/embed-tokens.js';
import { day, hour, iso, messageText, start } from './snapshots.js';

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

interface LoadOptions {
  readonly hasToken?: boolean;
  /** Paths and failures of the API. */
  readonly fail?: readonly (readonly [string, string])[];
  /** Convoys of another company, `guests`. */
  readonly guests?: readonly ReturnType<typeof event>[];
  readonly vtcs?: readonly string[];
  readonly scope?: Partial<AnnouncedScope>;
}

/** Loads a company with these convoys; returns the failures, too. */
async function load(
  events: readonly ReturnType<typeof event>[],
  convoys: Record<number, Entry> = {},
  { hasToken = true, fail = [], guests = [], vtcs = ['line'], scope }: LoadOptions = {},
) {
  const fixture = {
    companies: [
      { id: 900_000, handle: 'line', name: 'Line', events: [...events] },
      { id: 900_001, handle: 'guests', name: 'Guests', events: [...guests] },
    ],
  };
  const sandbox = createSandbox({
    companies: 3,
    members: 9,
    clock: clock.now,
    rateLimits: false,
    fixture,
  });
  for (const [path, failure] of fail) sandbox.injectFailure(path, failure);
  const sourceOf = (vtc: string) => {
    const client = createClient({
      apiBase: 'https://api.example',
      token: hasToken ? embedToken(vtc, sandbox) : undefined,
      clock,
      fetch: (url, init) => sandbox.fetch(new Request(url, init)),
    });
    return { vtc, client, hasToken };
  };
  const failures: string[] = [];
  const rejected: string[] = [];
  const world = await loadWorld(
    { ...emptyState, convoys },
    {
      sources: vtcs.map(sourceOf),
      clock,
      days: 30,
      includesNews: true,
      include: ['own'],
      also: [],
      ...scope,
      failed: (line) => failures.push(line),
      rejected: (vtc) => rejected.push(vtc),
    },
  );
  const snapshots = world.flatMap((company) => company.convoys);
  const found = snapshots.map(({ convoy, details, company, isOfOthers }) => {
    const record = details === null ? 'none' : (details?.lifecycleStatus ?? 'failed');
    return `${convoy.event.id} ${record}${isOfOthers ? ` of ${company.name}` : ''}`;
  });
  return {
    found: world.length > 0 ? found : undefined,
    absent: world.flatMap(({ absent }) => [...absent]),
    failures,
    rejected,
    snapshots,
  };
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
  const { found, absent, failures } = await load([past], known);
  assert.deepEqual({ found, absent, failures }, { found: ['6 ended'], absent: [5], failures: [] });
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

it('a company that is gone, private or rejected is left out, and nothing of it is absent', async () => {
  const known = { 5: entry(start + day) };
  for (const failure of ['401', '403', '404']) {
    const fail = [['/vtcs/line', failure]] as const;
    const { found, absent, failures } = await load([], known, { fail });
    assert.deepEqual([found, absent, failures.length], [undefined, [], 1], failure);
    const others = await load([], known, { fail, vtcs: ['line', 'guests'] });
    assert.deepEqual([others.found, others.absent, others.failures.length], [[], [], 1], failure);
  }
});

it('a rejected token gives the same messages from the public list, and one warning', async () => {
  const events = [event(2, start + day, { server: 'Arcade', game: 'ats' }), event(3, start + day)];
  const known = { 5: entry(start + 2 * day) };
  const messagesOf = ({ snapshots }: Awaited<ReturnType<typeof load>>) =>
    snapshots.map((snapshot) => convoyMessage(messageText(), snapshot, 'upcoming'));
  const accepted = await load(events, known);
  for (const failure of ['401', '403']) {
    const { failures, rejected, absent, ...rest } = await load(events, known, {
      fail: [['/vtcs/line/events/*', failure]],
    });
    assert.deepEqual([failures, rejected, absent], [[], ['line'], [5]], failure);
    assert.deepEqual(messagesOf({ failures, rejected, absent, ...rest }), messagesOf(accepted));
  }
});

describe('Convoys of other companies', () => {
  const coHostVtcs = [{ vtcId: 900_000, name: 'Line', profilePicture: null, banner: null }];
  const guests = [
    event(20, start + day, { coHostVtcs }),
    event(21, start + day),
    event(22, start + 2 * day, { coHostVtcs, safetyStatus: 'removed' }),
    event(23, start + 40 * day, { coHostVtcs }),
  ];
  const own = [event(2, start + day)];
  const coHosted = { include: ['own', 'co-hosted'] } as const;

  it('are those that are co-hosted or named by their ids', async () => {
    for (const [scope, expected] of [
      [{}, ['2 published']],
      [coHosted, ['2 published', '20 published of Guests']],
      [{ include: ['co-hosted'] }, ['20 published of Guests']],
      [{ also: [21, 99] }, ['2 published', '21 published of Guests']],
    ] as const)
      assert.deepEqual((await load(own, {}, { guests, scope })).found, expected);
  });

  it('are announced once if several companies hold them, each with its host', async () => {
    const { found } = await load(own, {}, { guests, scope: coHosted, vtcs: ['line', 'guests'] });
    assert.deepEqual(found, ['2 published', '20 published', '21 published']);
  });

  it('are left as they are while their host or the list cannot be loaded', async () => {
    const known = {
      20: { ...entry(start + day), vtc: 'guests' },
      21: { ...entry(start + 3 * day), isOfOthers: true },
    };
    const options = { guests, scope: coHosted };
    const list = await load([], known, { ...options, fail: [['/events', '400']] });
    assert.deepEqual([list.found, list.absent], [[], []]);
    const vtcs = ['line', 'guests'];
    const host = await load([], known, { ...options, vtcs, fail: [['/vtcs/guests', '404']] });
    assert.deepEqual([host.found, host.failures.length], [[], 1]);
    assert.deepEqual((await load([], known, options)).absent, [22, 21]);
  });

  it('have the name of their host only if that is private', async () => {
    const options = { guests, scope: coHosted, fail: [['/vtcs/900001', '404']] } as const;
    const { found, snapshots } = await load([], {}, options);
    assert.deepEqual(found, ['20 published of Guests']);
    assert.equal(snapshots[0]?.company.profilePicture, null);
  });

  it('are not announced while their host cannot be loaded for some time', async () => {
    const options = { guests, scope: coHosted, fail: [['/vtcs/900001', 'malformed']] } as const;
    assert.deepEqual((await load([], {}, options)).found, ['20 failed of Guests']);
  });
});
