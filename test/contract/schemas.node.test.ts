import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { integerWithin, listWithin, textWithin } from '../../src/contract/bounds.js';
import { upcomingEvents } from '../../src/contract/embed.js';
import { events } from '../../src/contract/events.js';
import { createNews } from '../../src/contract/management.js';
import { anyObject, dateTime, integer, nullableText } from '../../src/contract/values.js';
import { vtcBatch, vtcs } from '../../src/contract/vtc-directory.js';
import { vtcMembers } from '../../src/contract/vtc-members.js';
import { strict } from '../support/strict.js';

const accepts = (schema: z.core.$ZodType, value: unknown) =>
  strict(schema).safeParse(value).success;

const cases: [string, z.core.$ZodType, unknown[], unknown[]][] = [
  ['integers', integer, [0, -1, 5], [0.5, '5', null, NaN, Infinity]],
  ['integers within bounds', integerWithin(1, 3), [1, 3], [0, 4, 1.5]],
  [
    'date-times',
    dateTime,
    ['2026-03-14T18:25:00Z', '2026-03-14T18:25:00.123+02:00'],
    ['2026-03-14', 'now', '2026-02-30T00:00:00Z', '2026-03-14T18:25:00'],
  ],
  ['nullable texts', nullableText, ['', 'x', null], [undefined, 1]],
  ['bounded texts', textWithin(1, 2), ['a', 'ab'], ['', 'abc']],
  ['bounded lists', listWithin(integer, 0, 1), [[], [1]], [[1, 2], [1.5], {}]],
  [
    'objects with known fields',
    z.object({ a: integer }),
    [{ a: 1 }],
    [{ a: 1, b: 2 }, {}, { a: 1.5 }],
  ],
  ['arbitrary objects', anyObject, [{}, { a: { b: [] } }], ['x', null, 1]],
  ['values of an enum', z.enum(['a']), ['a'], ['b', null]],
];

for (const [name, schema, valid, invalid] of cases) {
  test(`strict schemas accept only ${name}`, () => {
    for (const value of valid) assert.ok(accepts(schema, value), JSON.stringify(value));
    for (const value of invalid) assert.ok(!accepts(schema, value), JSON.stringify(value));
  });
}

const requests: [string, z.core.$ZodType, unknown, unknown][] = [
  ['members', vtcMembers.query, { limit: 100, cursor: 0 }, { limit: 1e9, cursor: -3.5 }],
  ['members by page', vtcMembers.query, { page: 1, pageSize: 1 }, { page: 0, pageSize: 101 }],
  ['convoys', upcomingEvents.query, { limit: 30 }, { limit: 31 }],
  ['companies by text', vtcs.query, { search: 'x'.repeat(255) }, { search: 'x'.repeat(256) }],
  ['companies by id', vtcBatch.query, { ids: ['1'] }, { ids: [] }],
  ['events', events.query, { startsFrom: '2026-03-14T18:25:00Z' }, { startsFrom: 'tomorrow' }],
  ['a news post', createNews.body, { title: 'a', content: 'b' }, { title: '', content: 'b' }],
];

for (const [name, schema, valid, invalid] of requests) {
  test(`a request for ${name} is validated with the documented bounds`, () => {
    assert.ok(z.safeParse(schema, valid).success);
    assert.ok(!z.safeParse(schema, invalid).success);
  });
}
