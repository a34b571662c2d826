import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as z from 'zod/mini';
import * as light from '../../src/contract/definitions.js';
import { tolerant } from '../../src/contract/tolerant.js';

/** The same schema, made by zod or by what stands in for it in the file for browsers. */
function described(by: typeof z): z.core.$ZodType {
  return by.object({
    items: by.array(
      by.object({
        id: by.number(),
        name: by.nullable(by.string()),
        kind: by.enum(['a', 'b']),
        flag: by.optional(by.boolean()),
        on: by._default(by.boolean(), true),
        config: by.optional(by.looseObject({})),
        any: by.unknown(),
      }),
    ),
  });
}

const value = fc.oneof(fc.constantFrom(null, undefined, 1, 'a', 'c', true, {}, []), fc.jsonValue());
const item = fc.record(
  {
    id: fc.oneof({ weight: 9, arbitrary: fc.integer() }, { weight: 1, arbitrary: value }),
    name: value,
    kind: fc.constantFrom('a', 'b', 'later', 5),
    flag: value,
    on: value,
    config: value,
    any: value,
  },
  { requiredKeys: ['id', 'kind'] },
);

test('the tolerant reading is the same for zod and for what stands in for it', () => {
  const full = tolerant(described(z));
  const standIn = tolerant(described(light as unknown as typeof z));
  let kept = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(item, value)), (items) => {
      const read = full({ items }) as { items: unknown[] };
      assert.deepEqual(standIn({ items }), read);
      kept += read.items.length;
    }),
  );
  assert.ok(kept > 50, 'hardly anything was read');
});
