import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { VtcError } from '../../../src/client/errors.js';
import type { Query } from '../../../src/element/query.js';
import {
  type EventDetails,
  findEvent,
  loadDetails,
  nextEvent,
} from '../../../src/widgets/vtc-event/data.js';
import { eventModel } from '../../../src/widgets/vtc-event/model.js';

const hourMs = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const event = (id: number, startMs: number) => ({
  id,
  name: `Convoy ${id}`,
  startAt: iso(startMs),
  endAt: iso(startMs + hourMs),
});
const details = (id: number, fields: Partial<EventDetails> = {}): EventDetails => ({
  id,
  lifecycleStatus: 'published',
  safetyStatus: 'visible',
  ...fields,
});

/** A query that answers each request with the next of `pages`, and the requests. */
function answering(...pages: readonly (readonly object[])[]) {
  const requests: [path: string, input: object][] = [];
  const query = ({ path }: { path: string }, input: object) => {
    requests.push([path, input]);
    return Promise.resolve({ items: pages[requests.length - 1] ?? [] });
  };
  return { query: query as unknown as Query, requests };
}

const now = Date.UTC(2026, 10, 27, 18);
const future = now + 48 * hourMs;
const past = now - 48 * hourMs;
const around = (ms: number, tab: string) => [
  '/events',
  { tab, startsFrom: iso(ms - 60_000), startsBefore: iso(ms + 60_000), limit: 100 },
];

beforeEach(() => mock.timers.enable({ apis: ['Date'], now }));
afterEach(() => mock.timers.reset());

describe('the full record of a convoy', () => {
  for (const [when, startMs, first, second] of [
    ['an upcoming', future, 'upcoming', 'past'],
    ['a past', past, 'past', 'upcoming'],
  ] as const) {
    test(`is requested once for ${when} convoy, around its start`, async () => {
      const { query, requests } = answering([details(1), details(7)]);
      assert.equal((await loadDetails(query, event(7, startMs)))?.id, 7);
      assert.deepEqual(requests, [around(startMs, first)]);
    });

    test(`is looked for in the other tab too for ${when} convoy`, async () => {
      const others = Array.from({ length: 100 }, (_, index) => details(index + 100));
      const { query, requests } = answering(others, [details(7)]);
      assert.equal((await loadDetails(query, event(7, startMs)))?.id, 7);
      assert.deepEqual(requests, [around(startMs, first), around(startMs, second)]);
    });
  }

  test('is null if no record matches', async () => {
    const { query, requests } = answering([details(1)], []);
    assert.equal(await loadDetails(query, event(7, future)), null);
    assert.equal(requests.length, 2);
  });

  for (const [fields, isShown] of [
    [{ lifecycleStatus: 'published' }, true],
    [{ lifecycleStatus: 'ended' }, true],
    [{ lifecycleStatus: 'cancelled' }, true],
    [{ lifecycleStatus: 'draft' }, false],
    [{ lifecycleStatus: 'archived' }, false],
    [{ safetyStatus: 'removed' }, false],
    [{ safetyStatus: 'temporarily_hidden' }, false],
  ] as const)
    test(`is ${isShown ? '' : 'not '}shown with ${JSON.stringify(fields)}`, async () => {
      const { query } = answering([details(7, fields)]);
      assert.equal((await loadDetails(query, event(7, future))) !== null, isShown);
    });
});

describe('the convoy of the element', () => {
  test('is the first that has not ended, without an id', async () => {
    const { query, requests } = answering();
    const all = [event(3, future + hourMs), event(1, past), event(2, future)];
    assert.equal((await findEvent(query, '1', undefined, { items: all }))?.id, 2);
    assert.equal(await findEvent(query, '1', undefined, { items: [] }), null);
    assert.deepEqual(requests, []);
  });

  const pastOf = (count: number) => Array.from({ length: count }, (_, at) => event(at + 1, past));

  /** A query of a company's past convoys, and the offsets that it was called with. */
  function listing(convoys: readonly object[]) {
    const offsets: number[] = [];
    const query = (_: unknown, { offset }: { offset: number }) => {
      offsets.push(offset);
      const end = offset + 30;
      return Promise.resolve({
        items: convoys.slice(offset, end),
        nextCursor: end < convoys.length ? end : null,
        total: convoys.length,
      });
    };
    return { query: query as unknown as Query, offsets };
  }

  test('is looked for by its id among the current ones, then in three pages of past ones', async () => {
    const { query, offsets } = listing(pastOf(120));
    assert.equal((await findEvent(query, '1', 200, { items: [event(200, future)] }))?.id, 200);
    assert.deepEqual(offsets, []);
    assert.equal((await findEvent(query, '1', 70, { items: [] }))?.id, 70);
    assert.deepEqual(offsets, [0, 29, 58]);
  });

  test('is not found by an id of another company, after three pages', async () => {
    const { query, offsets } = listing(pastOf(120));
    const search = findEvent(query, '1', 700, { items: [] });
    await assert.rejects(search, { code: 'NOT_FOUND', message: /convoy with the id 700/ });
    assert.equal(offsets.length, 3);
  });

  test('may be a live one, if these could not be loaded', async () => {
    const liveError = new VtcError('RATE_LIMITED', 'wait', { status: 429 });
    const { query } = listing(pastOf(3));
    await assert.rejects(findEvent(query, '1', 700, { items: [], liveError }), liveError);
    assert.equal((await findEvent(query, '1', 2, { items: [], liveError }))?.id, 2);
  });
});

describe('the next convoy', () => {
  const live = event(1, now - hourMs / 2);
  const items = [live, event(3, future + hourMs), event(2, future)];

  test('is the first of the others that has not started', () => {
    assert.equal(nextEvent(items, event(9, future))?.id, 2);
    assert.equal(nextEvent(items, event(2, future))?.id, 3);
    assert.equal(nextEvent([live], event(2, future)), undefined);
  });

  test('is shown beside one that is cancelled, until it starts', () => {
    const zones = { locale: 'en-GB', zone: 'UTC', secondZone: undefined };
    const cancelled = event(9, future + 2 * hourMs);
    const model = (lifecycleStatus: 'cancelled' | 'published', at: number) =>
      eventModel(
        { event: cancelled, details: details(9, { lifecycleStatus }), next: event(2, future) },
        { now: at, zones },
      );
    assert.equal(model('cancelled', now)?.next?.event.id, 2);
    assert.equal(model('published', now)?.next, undefined);
    assert.equal(model('cancelled', future - 1)?.changesAt, future);
    assert.equal(model('cancelled', future)?.next, undefined);
  });
});

describe('what is shown of a convoy', () => {
  const now = future + hourMs / 2;
  const context = { now, zones: { locale: 'en-GB', zone: 'UTC', secondZone: undefined } };
  for (const [phase, startMs, status] of [
    ['upcoming', future + hourMs, 'published'],
    ['live', future, 'published'],
    ['ended', past, 'published'],
    ['cancelled', future, 'cancelled'],
  ] as const)
    test(`is ${phase}`, () => {
      const model = eventModel(
        { event: event(1, startMs), details: details(1, { lifecycleStatus: status }) },
        context,
      );
      assert.equal(model?.phase, phase);
    });

  test('has a description without a first heading or paragraph that is the name of the convoy', () => {
    const kinds = (description: string) =>
      eventModel(
        { event: event(1, future), details: details(1, { description }) },
        context,
      )?.description.map(({ kind }) => kind);
    assert.deepEqual(kinds('# CONVOY  1\n\nWe meet at the port.'), ['heading', 'paragraph']);
    assert.deepEqual(kinds('# CONVOY 1\n\nWe meet at the port.'), ['paragraph']);
    assert.deepEqual(kinds('**Convoy 1**\n\nWe meet at the port.'), ['paragraph']);
    assert.deepEqual(kinds('**Convoy 1** starts.\n\nBye.'), ['paragraph', 'paragraph']);
    assert.deepEqual(kinds('We meet.\n\n# Convoy 1'), ['paragraph', 'heading']);
    assert.deepEqual(kinds(''), []);
  });

  test('names days anew at midnight', () => {
    const model = eventModel({ event: event(1, past), details: null }, context);
    assert.equal(model?.changesAt, Date.UTC(2026, 10, 30));
  });

  test('has the places of the full record, else those of the short one', () => {
    const short = { ...event(1, future), departure: 'Calais (Port)', arrival: 'Duisburg' };
    const model = eventModel(
      { event: short, details: details(1, { departureCity: 'Calais', departureLocation: 'Port' }) },
      context,
    );
    assert.deepEqual(model?.from, { city: 'Calais', location: 'Port' });
    assert.deepEqual(model?.to, { city: 'Duisburg', location: '' });
  });

  for (const [fields, departure, place] of [
    [{ departureCity: 'Calais', departureLocation: 'Port' }, null, ['Calais', 'Port']],
    [{ departureLocation: 'Port' }, 'Calais', ['Calais', 'Port']],
    [{ departureLocation: 'Port' }, 'Calais (Port)', ['Calais (Port)', '']],
    [{ departureLocation: 'Port' }, null, ['Port', '']],
    [{}, 'Calais', ['Calais', '']],
  ] as const)
    test(`has the place of ${JSON.stringify(fields)} and ${departure}`, () => {
      const short = { ...event(1, future), departure };
      const full = details(1, { departureCity: null, departureLocation: null, ...fields });
      const [city, location] = place;
      assert.deepEqual(eventModel({ event: short, details: full }, context)?.from, {
        city,
        location,
      });
    });
});
