import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as base from '../src/base.js';
import * as namespaces from '../src/namespaces.js';

test('the objects that replace namespaces in the bundle have all of their names', () => {
  for (const [name, object] of Object.entries(namespaces)) {
    const namespace = Reflect.get(base, name) as object;
    assert.deepEqual({ ...object }, { ...namespace }, name);
  }
});
