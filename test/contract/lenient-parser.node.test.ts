import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { liveEvents, upcomingEvents } from '../../src/contract/embed.js';
import { namedEndpoints } from '../../src/contract/endpoints.js';
import { events } from '../../src/contract/events.js';
import { lenientParser } from '../../src/contract/lenient-parser.js';
import * as shape from '../../src/contract/shape.js';
import { serverBreakdown, serverHistory } from '../../src/contract/statistics.js';
import { tolerant } from '../../src/contract/tolerant.js';
import { anyObject, count, integer, nullableText } from '../../src/contract/values.js';
import { vtcEvents } from '../../src/contract/vtc-events.js';
import { vtcDetail } from '../../src/contract/vtc-detail.js';
import { vtcMembers } from '../../src/contract/vtc-members.js';
import { vtcRecruitment } from '../../src/contract/vtc-recruitment.js';
import { existingPaths } from '../support/paths.js';
import { bearer, setUp } from '../support/sandbox.js';

const item = z.object({
  id: integer,
  name: z.string(),
  note: nullableText,
  kind: z.enum(['a', 'b']),
  count: z.optional(z.number()),
  tags: z.optional(z.array(z.string())),
  more: z.optional(z.nullable(z.object({ deep: z.string() }))),
  config: anyObject,
});
const list = z.object({ items: z.array(item), nextCursor: z.nullable(z.number()) });
const validItem = { id: 1, name: 'One', note: null, kind: 'a', config: { any: [1] } };
const parseItem = (change: object) =>
  tolerant(list)({ items: [{ ...validItem, ...change }], nextCursor: null }).items[0];

test('keeps valid values', () => {
  assert.deepEqual(parseItem({ count: 2, tags: ['x'], more: { deep: 'd' } }), {
    ...validItem,
    count: 2,
    tags: ['x'],
    more: { deep: 'd' },
  });
});

const changes: [string, object, object][] = [
  ['keeps an unknown value of an enum', { kind: 'later' }, { kind: 'later' }],
  ['drops an unknown field', { later: 1 }, {}],
  ['parses a missing nullable field as null', { note: undefined }, { note: null }],
  ['parses an invalid nullable field as null', { note: 5 }, { note: null }],
  ['drops an invalid optional field', { count: 'many' }, {}],
  ['drops an invalid item of an inner list', { tags: ['x', 5, null, 'y'] }, { tags: ['x', 'y'] }],
  ['parses an invalid nullable record as null', { more: {} }, { more: null }],
  [
    'keeps all fields of arbitrary objects',
    { config: { a: { b: 1 } } },
    { config: { a: { b: 1 } } },
  ],
];

const summary = {
  id: 1,
  vtcId: 1,
  name: 'One',
  banner: null,
  category: 'convoy',
  startAt: '2026-11-20T17:00:00Z',
  endAt: '2026-11-20T19:00:00Z',
};

for (const [value, expected] of [
  [0, 0],
  [7, 7],
  [-1, 0],
  [2.5, 0],
  [1e300, 1e300],
  ['7', 0],
  [null, 0],
  [undefined, 0],
] as const)
  test(`reads the count ${String(value)} as ${expected}, and keeps its record`, () => {
    const { items } = tolerant(vtcEvents.response)({
      items: [{ ...summary, attendeeCount: value }],
      nextCursor: null,
      total: value,
    });
    assert.equal(items[0]?.attendeeCount, expected);
  });

test('reads a nullable or optional count that is not a whole number from 0 as missing', () => {
  assert.equal(tolerant(z.object({ most: z.nullable(count) }))({ most: -5 }).most, null);
  assert.deepEqual(tolerant(z.object({ most: z.optional(count) }))({ most: 0.5 }), {});
});

test('reads an empty object, as PHP writes an empty list, as an empty list', () => {
  const page = tolerant(list)({ items: {}, nextCursor: null });
  assert.deepEqual(page, { items: [], nextCursor: null });
  assert.throws(() => tolerant(list)({ items: { a: 1 }, nextCursor: null }), TypeError);
});

for (const [behaviour, change, expected] of changes) {
  test(behaviour, () => assert.deepEqual(parseItem(change), { ...validItem, ...expected }));
}

test('drops invalid items', () => {
  const items = [
    validItem,
    null,
    'x',
    7,
    [],
    { ...validItem, id: '1' },
    { ...validItem, name: undefined },
    { ...validItem, id: 2 },
  ];
  assert.deepEqual(tolerant(list)({ items, nextCursor: 5 }), {
    items: [validItem, { ...validItem, id: 2 }],
    nextCursor: 5,
  });
});

test('throws for a response without its list, or that is no object', () => {
  for (const response of [
    null,
    undefined,
    'x',
    5,
    [],
    {},
    { items: null },
    { items: { first: {} } },
    { items: 'none' },
  ]) {
    assert.throws(() => tolerant(list)(response), JSON.stringify(response));
  }
});

test('a field named __proto__ does not change the prototype', () => {
  const response: unknown = JSON.parse(
    `{"items": [{"__proto__": {"name": "evil"}, "id": 1, "note": null, "kind": "a", "config": {}}, ${JSON.stringify(validItem)}], "nextCursor": null}`,
  );
  assert.deepEqual(tolerant(list)(response).items, [validItem]);
});

test('parsing is idempotent', () => {
  const schemas = [vtcDetail.response, vtcMembers.response, liveEvents.response, list];
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.jsonValue(), fc.string(), (schema, value, key) => {
      for (const response of [value, { items: [value], [key]: value }]) {
        let first: unknown;
        try {
          first = tolerant(schema)(response);
        } catch {
          continue;
        }
        assert.deepEqual(tolerant(schema)(first), first);
      }
    }),
  );
});

test('does not change responses of the sandbox', async () => {
  const testSandbox = setUp();
  const paths = await existingPaths(testSandbox);
  const { keys, world } = testSandbox.sandbox;
  for (const [name, { authentication, method, response }] of namedEndpoints) {
    if (method) continue;
    const token =
      authentication === 'embed' ? world.embedToken(world.companies[0]!) : keys.withVtcScopes;
    const { body } = await testSandbox.get(paths[name][0] ?? '', bearer(token));
    assert.deepEqual(tolerant(response)(body), body, name);
  }
});

test('uses the default for a missing or invalid value', () => {
  const schema = z.object({ on: z._default(z.boolean(), true) });
  assert.deepEqual([{}, { on: 5 }, { on: false }].map(tolerant(schema)), [
    { on: true },
    { on: true },
    { on: false },
  ]);
});

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

const invalidLists: [string, object[]][] = [
  ['without id', [{ ...convoy, id: undefined }]],
  ['without name', [{ ...convoy, name: undefined }, 5]],
  ['with wrong types', [{ ...convoy, id: '1', attendeeCount: 'many' }] as object[]],
  [
    'with invalid dates',
    [
      { ...convoy, startAt: 'soon' },
      { ...convoy, endAt: '' },
    ] as object[],
  ],
].map(([name, items]) => [name as string, items as object[]]);

for (const [name, items] of invalidLists) {
  test(`throws for a list of items ${name}, unless another item is valid`, () => {
    assert.throws(() => tolerant(upcomingEvents.response)({ items }), TypeError);
    assert.deepEqual(tolerant(upcomingEvents.response)({ items: [...items, convoy] }).items, [
      convoy,
    ]);
  });
}

test('keeps an empty list', () =>
  assert.deepEqual(tolerant(upcomingEvents.response)({ items: [] }).items, []));

const dates = ['2026-11-22 18:00:00', '2026-11-22T18:00:00', '2026-11-22', ' 2026-11-22T18:00Z'];
for (const startAt of dates) {
  test(`accepts the date ${JSON.stringify(startAt)}`, () =>
    assert.equal(
      tolerant(liveEvents.response)({ items: [{ ...convoy, startAt }] }).items.length,
      1,
    ));
}

test('throws for a list of points or servers without a valid item', () => {
  assert.throws(() => tolerant(serverHistory.response)({ range: '7d', points: [{ date: 5 }] }));
  const settings = { collisionsOn: 1, collisionsOff: 1, syncedWeather: 1, freeWeather: 1 };
  const breakdown = { servers: [{}], byRegion: [], byGame: [], settings };
  assert.throws(() => tolerant(serverBreakdown.response)(breakdown));
});

test('a list without a valid item is empty beside the items of a page', () => {
  const page = { items: [], nextCursor: null, total: 0, featured: [5] };
  assert.deepEqual(tolerant(events.response)(page), { ...page, featured: [] });
});

test('a list without a valid item is empty inside an item', () => {
  const page = { items: [{ ...member, roles: [{ id: 'x' }] }], nextCursor: null, total: 1 };
  assert.deepEqual(tolerant(vtcMembers.response)(page).items, [member]);
  const recruitment = { title: 'Join', description: null, questions: [5] };
  assert.deepEqual(tolerant(vtcRecruitment.response)({ recruitment }), {
    recruitment: { ...recruitment, questions: [] },
  });
});

test('a company is valid without its lists', async () => {
  const { body } = await setUp().get('/vtcs/northern_haul');
  const company = tolerant(vtcDetail.response)({
    ...body,
    memberPreviews: [{}],
    upcomingEvents: [5],
  });
  assert.equal(company.name, body.name);
  assert.deepEqual([company.memberPreviews, company.upcomingEvents], [[], []]);
});

test('accepts objects of another realm', () => {
  const foreign: unknown = vm.runInNewContext(
    `JSON.parse(${JSON.stringify(JSON.stringify({ items: [validItem], nextCursor: 1 }))})`,
  );
  assert.ok(!(foreign instanceof Object));
  assert.deepEqual(tolerant(list)(foreign), { items: [validItem], nextCursor: 1 });
});

test('the result is frozen and independent of the input', () => {
  const json = {
    items: [{ ...validItem, tags: ['x'], config: { deep: { list: [1] } } }],
    nextCursor: 1,
  };
  const response = tolerant(list)(json);
  const [first] = response.items;
  assert.ok(first);
  for (const change of [
    () => (first.name = 'x'),
    () => first.tags?.push('y'),
    () => response.items.pop(),
    () => (first.config.more = 1),
    () => ((first.config.deep as { list: unknown[] }).list[0] = 2),
  ]) {
    assert.throws(change, TypeError);
  }
  json.items[0]!.config.deep.list[0] = 3;
  assert.deepEqual(first.config, { deep: { list: [1] } });
});

test('parses with a handwritten shape', () => {
  const point = shape.record({
    name: shape.text,
    at: shape.nullable(shape.dateTime),
    size: shape.withDefault(shape.oneOf('small', 'large'), 'small'),
    note: shape.optional(shape.text),
    extra: shape.optional(shape.any),
  });
  const parse = lenientParser(shape.list(point));
  // The type is checked by tsc.
  const points: {
    name: string;
    at: string | null;
    size: 'small' | 'large';
    note?: string | undefined;
    extra?: unknown;
  }[] = parse([{ name: 'A', at: 'soon', note: 5 }, { name: 5 }, { name: 'B', extra: [1] }]);
  assert.deepEqual(points, [
    { name: 'A', at: null, size: 'small' },
    { name: 'B', at: null, size: 'small', extra: [1] },
  ]);
});

test('a list without a valid item is rejected, unless its shape says that it may be empty', () => {
  const parse = (mayBeEmpty: boolean) =>
    lenientParser(shape.record({ name: shape.text, tags: shape.list(shape.text, { mayBeEmpty }) }));
  assert.throws(() => parse(false)({ name: 'A', tags: [5] }), TypeError);
  assert.deepEqual(parse(true)({ name: 'A', tags: [5] }), { name: 'A', tags: [] });
});

test('a schema of an unsupported type has no shape', () => {
  assert.throws(() => tolerant(z.object({ id: z.union([z.string(), z.number()]) })), TypeError);
});

test('removes combining marks beyond the eighth of a letter, and no others', () => {
  const parse = lenientParser(shape.record({ name: shape.text }));
  const marks = (count: number) => '\u0301'.repeat(count);
  assert.equal(parse({ name: `a${marks(100_000)}b${marks(8)}` }).name, `a${marks(8)}b${marks(8)}`);
  const words = 'สวัสดีครับ ที่นี่ · བསྒྲུབས · שָׁלוֹם עֲלֵיכֶם · مُحَمَّدٌ · हिन्दी · Ẹ̀kọ́ · 👩🏽‍🚒❤️ 1️⃣';
  assert.equal(parse({ name: words }).name, words);
});
