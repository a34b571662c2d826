import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { bounded, integerWithin } from '../../src/contract/bounds.js';
import { namedEndpoints } from '../../src/contract/endpoints.js';
import { liveEvents } from '../../src/contract/embed.js';
import { strict } from '../../src/contract/strict.js';
import { tolerant } from '../../src/contract/tolerant.js';
import { anyObject, dateTime, integer, text } from '../../src/contract/values.js';
import { vtcDetail } from '../../src/contract/vtc-detail.js';
import { vtcMembers } from '../../src/contract/vtc-members.js';
import { answeredPaths } from '../support/paths.js';
import { bearer, setUp } from '../support/sandbox.js';

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
  ['bounded texts', bounded(z.string(), { minimum: 1, maximum: 2 }), ['a', 'ab'], ['', 'abc']],
  ['bounded lists', bounded(z.array(integer), { maximum: 1 }), [[], [1]], [[1, 2], [1.5], {}]],
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
    `{"items": [{"__proto__": {"name": "evil"}, "id": 1, "note": null, "kind": "a", "config": {}}], "nextCursor": null}`,
  );
  assert.deepEqual(tolerant(list)(answer).items, []);
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
