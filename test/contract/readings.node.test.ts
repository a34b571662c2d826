import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { integerWithin, listWithin, textWithin } from '../../src/contract/bounds.js';
import { namedEndpoints } from '../../src/contract/endpoints.js';
import { liveEvents } from '../../src/contract/embed.js';
import { serverBreakdown, serverHistory } from '../../src/contract/statistics.js';
import { tolerant } from '../../src/contract/tolerant.js';
import { anyObject, dateTime, integer, text } from '../../src/contract/values.js';
import { vtcDetail } from '../../src/contract/vtc-detail.js';
import { createNews } from '../../src/contract/management.js';
import { vtcMembers } from '../../src/contract/vtc-members.js';
import { vtcBatch, vtcs } from '../../src/contract/vtc-directory.js';
import { vtcRecruitment } from '../../src/contract/vtc-recruitment.js';
import { upcomingEvents } from '../../src/contract/embed.js';
import { events } from '../../src/contract/events.js';
import { answeredPaths } from '../support/paths.js';
import { bearer, setUp } from '../support/sandbox.js';
import { strict } from '../support/strict.js';

const accepts = (schema: z.core.$ZodType, value: unknown) =>
  strict(schema).safeParse(value).success;

const strictCases: [string, z.core.$ZodType, unknown[], unknown[]][] = [
  ['whole numbers', integer, [0, -1, 5], [0.5, '5', null, NaN, Infinity]],
  ['whole numbers within bounds', integerWithin(1, 3), [1, 3], [0, 4, 1.5]],
  [
    'date-times',
    dateTime,
    ['2026-03-14T18:25:00Z', '2026-03-14T18:25:00.123+02:00'],
    ['2026-03-14', 'now', '2026-02-30T00:00:00Z', '2026-03-14T18:25:00'],
  ],
  ['texts that may be null', text, ['', 'x', null], [undefined, 1]],
  ['bounded texts', textWithin(1, 2), ['a', 'ab'], ['', 'abc']],
  ['bounded lists', listWithin(integer, 0, 1), [[], [1]], [[1, 2], [1.5], {}]],
  ['known fields alone', z.object({ a: integer }), [{ a: 1 }], [{ a: 1, b: 2 }, {}, { a: 1.5 }]],
  ['arbitrary objects', anyObject, [{}, { a: { b: [] } }], ['x', null, 1]],
  ['known values alone', z.enum(['a']), ['a'], ['b', null]],
];

for (const [what, schema, good, bad] of strictCases) {
  test(`the strict reading takes ${what}`, () => {
    for (const value of good) assert.ok(accepts(schema, value), JSON.stringify(value));
    for (const value of bad) assert.ok(!accepts(schema, value), JSON.stringify(value));
  });
}

const item = z.object({
  id: integer,
  name: z.string(),
  note: text,
  kind: z.enum(['a', 'b']),
  count: z.optional(z.number()),
  tags: z.optional(z.array(z.string())),
  more: z.optional(z.nullable(z.object({ deep: z.string() }))),
  config: anyObject,
});
const list = z.object({ items: z.array(item), nextCursor: z.nullable(z.number()) });
const good = { id: 1, name: 'One', note: null, kind: 'a', config: { any: [1] } };
const read = (change: object) =>
  tolerant(list)({ items: [{ ...good, ...change }], nextCursor: null }).items[0];

test('the tolerant reading gives back what is right', () => {
  assert.deepEqual(read({ count: 2, tags: ['x'], more: { deep: 'd' } }), {
    ...good,
    count: 2,
    tags: ['x'],
    more: { deep: 'd' },
  });
});

const tolerated: [string, object, object][] = [
  ['keeps an unknown value of an enum as text', { kind: 'later' }, { kind: 'later' }],
  ['drops an unknown field', { later: 1 }, {}],
  ['takes a missing field that may be null for null', { note: undefined }, { note: null }],
  ['takes a wrong field that may be null for null', { note: 5 }, { note: null }],
  ['drops a wrong optional field', { count: 'many' }, {}],
  ['drops a wrong item of an inner list', { tags: ['x', 5, null, 'y'] }, { tags: ['x', 'y'] }],
  ['takes a broken inner record that may be null for null', { more: {} }, { more: null }],
  ['keeps arbitrary objects whole', { config: { a: { b: 1 } } }, { config: { a: { b: 1 } } }],
];

for (const [what, change, wanted] of tolerated) {
  test(`the tolerant reading ${what}`, () =>
    assert.deepEqual(read(change), { ...good, ...wanted }));
}

test('a bad item costs itself alone', () => {
  const items = [
    good,
    null,
    'x',
    7,
    [],
    { ...good, id: '1' },
    { ...good, name: undefined },
    { ...good, id: 2 },
  ];
  assert.deepEqual(tolerant(list)({ items, nextCursor: 5 }), {
    items: [good, { ...good, id: 2 }],
    nextCursor: 5,
  });
});

test('an answer without its list, or that is no record, is an error', () => {
  for (const answer of [
    null,
    undefined,
    'x',
    5,
    [],
    {},
    { items: null },
    { items: {} },
    { items: 'none' },
  ]) {
    assert.throws(() => tolerant(list)(answer), JSON.stringify(answer));
  }
});

test('a field named __proto__ reaches no prototype', () => {
  const answer: unknown = JSON.parse(
    `{"items": [{"__proto__": {"name": "evil"}, "id": 1, "note": null, "kind": "a", "config": {}}, ${JSON.stringify(good)}], "nextCursor": null}`,
  );
  assert.deepEqual(tolerant(list)(answer).items, [good]);
});

test('whatever the answer is, reading it gives something or throws, and what it gives reads the same again', () => {
  const schemas = [vtcDetail.response, vtcMembers.response, liveEvents.response, list];
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.jsonValue(), fc.string(), (schema, value, key) => {
      for (const answer of [value, { items: [value], [key]: value }]) {
        let first: unknown;
        try {
          first = tolerant(schema)(answer);
        } catch {
          continue;
        }
        assert.deepEqual(tolerant(schema)(first), first);
      }
    }),
  );
});

test('of the answers of every endpoint, the tolerant reading keeps all', async () => {
  const setting = setUp();
  const paths = await answeredPaths(setting);
  const { keys, world } = setting.sandbox;
  for (const [name, { authentication, method, response }] of namedEndpoints) {
    if (method) continue;
    const token =
      authentication === 'embed' ? world.embedToken(world.companies[0]!) : keys.withVtcScopes;
    const { body } = await setting.get(paths[name][0] ?? '', bearer(token));
    assert.deepEqual(tolerant(response)(body), body, name);
  }
});

test('the tolerant reading fills in what has a default, when it is missing or wrong', () => {
  const schema = z.object({ on: z._default(z.boolean(), true) });
  assert.deepEqual([{}, { on: 5 }, { on: false }].map(tolerant(schema)), [
    { on: true },
    { on: true },
    { on: false },
  ]);
});

const published: [string, z.core.$ZodType, unknown, unknown][] = [
  ['members', vtcMembers.query, { limit: 100, cursor: 0 }, { limit: 1e9, cursor: -3.5 }],
  ['members by page', vtcMembers.query, { page: 1, pageSize: 1 }, { page: 0, pageSize: 101 }],
  ['convoys', upcomingEvents.query, { limit: 30 }, { limit: 31 }],
  ['companies by text', vtcs.query, { search: 'x'.repeat(255) }, { search: 'x'.repeat(256) }],
  ['companies by id', vtcBatch.query, { ids: ['1'] }, { ids: [] }],
  ['events', events.query, { startsFrom: '2026-03-14T18:25:00Z' }, { startsFrom: 'tomorrow' }],
  ['a news post', createNews.body, { title: 'a', content: 'b' }, { title: '', content: 'b' }],
];

for (const [what, schema, right, wrong] of published) {
  test(`the contract itself holds a request for ${what} to the document's bounds`, () => {
    assert.ok(z.safeParse(schema, right).success);
    assert.ok(!z.safeParse(schema, wrong).success);
  });
}

const convoy = {
  id: 1,
  name: 'Weekly',
  slug: 'weekly',
  startAt: '2026-11-22T18:00:00Z',
  endAt: '2026-11-22T20:00:00Z',
  meetupAt: null,
  banner: null,
  category: 'convoy',
  departure: null,
  arrival: null,
  server: null,
  game: null,
  attendeeCount: 3,
  externalLink: null,
};
const member = {
  userId: '1',
  role: 'Driver',
  joinedAt: '2026-01-01',
  name: 'Ann',
  image: null,
  webId: 1,
  steamId: null,
  isOwner: false,
  roles: [],
};

const unreadable: [string, object[]][] = [
  ['without id', [{ ...convoy, id: undefined }]],
  ['without name', [{ ...convoy, name: undefined }, 5]],
  ['with wrong types', [{ ...convoy, id: '1', attendeeCount: 'many' }] as object[]],
  [
    'with dates that are none',
    [
      { ...convoy, startAt: 'soon' },
      { ...convoy, endAt: '' },
    ] as object[],
  ],
].map(([what, items]) => [what as string, items as object[]]);

for (const [what, items] of unreadable) {
  test(`a list of items ${what} is a bad answer, not an empty one`, () => {
    assert.throws(() => tolerant(upcomingEvents.response)({ items }), TypeError);
    assert.deepEqual(tolerant(upcomingEvents.response)({ items: [...items, convoy] }).items, [
      convoy,
    ]);
  });
}

test('an empty list is an empty list', () =>
  assert.deepEqual(tolerant(upcomingEvents.response)({ items: [] }).items, []));

const startsRead = [
  '2026-11-22 18:00:00',
  '2026-11-22T18:00:00',
  '2026-11-22',
  ' 2026-11-22T18:00Z',
];
for (const startAt of startsRead) {
  test(`a convoy that starts at ${JSON.stringify(startAt)} can be read`, () =>
    assert.equal(
      tolerant(liveEvents.response)({ items: [{ ...convoy, startAt }] }).items.length,
      1,
    ));
}

test('a list of points or servers that cannot be read is a bad answer too', () => {
  assert.throws(() => tolerant(serverHistory.response)({ range: '7d', points: [{ date: 5 }] }));
  const settings = { collisionsOn: 1, collisionsOff: 1, syncedWeather: 1, freeWeather: 1 };
  const breakdown = { servers: [{}], byRegion: [], byGame: [], settings };
  assert.throws(() => tolerant(serverBreakdown.response)(breakdown));
});

test('beside a list of items that can be read, a further list that cannot be read is empty', () => {
  const page = { items: [], nextCursor: null, total: 0, featured: [5] };
  assert.deepEqual(tolerant(events.response)(page), { ...page, featured: [] });
});

test('a list inside a record costs itself alone', () => {
  const page = { items: [{ ...member, roles: [{ id: 'x' }] }], nextCursor: null, total: 1 };
  assert.deepEqual(tolerant(vtcMembers.response)(page).items, [member]);
  const recruitment = { title: 'Join', description: null, questions: [5] };
  assert.deepEqual(tolerant(vtcRecruitment.response)({ recruitment }), {
    recruitment: { ...recruitment, questions: [] },
  });
});

test('a company stands without the lists on its page', async () => {
  const { body } = await setUp().get('/vtcs/northern_haul');
  const company = tolerant(vtcDetail.response)({
    ...body,
    memberPreviews: [{}],
    upcomingEvents: [5],
  });
  assert.equal(company.name, body.name);
  assert.deepEqual([company.memberPreviews, company.upcomingEvents], [[], []]);
});

test('data of another realm is read', () => {
  const foreign: unknown = vm.runInNewContext(
    `JSON.parse(${JSON.stringify(JSON.stringify({ items: [good], nextCursor: 1 }))})`,
  );
  assert.ok(!(foreign instanceof Object));
  assert.deepEqual(tolerant(list)(foreign), { items: [good], nextCursor: 1 });
});

test('what is given out can be shared: nobody can change it, nor what it was read from', () => {
  const json = {
    items: [{ ...good, tags: ['x'], config: { deep: { list: [1] } } }],
    nextCursor: 1,
  };
  const answer = tolerant(list)(json);
  const [first] = answer.items;
  assert.ok(first);
  for (const change of [
    () => (first.name = 'x'),
    () => first.tags?.push('y'),
    () => answer.items.pop(),
    () => (first.config.more = 1),
    () => ((first.config.deep as { list: unknown[] }).list[0] = 2),
  ]) {
    assert.throws(change, TypeError);
  }
  json.items[0]!.config.deep.list[0] = 3;
  assert.deepEqual(first.config, { deep: { list: [1] } });
});
