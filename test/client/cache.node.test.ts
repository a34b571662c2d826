import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LruCache } from '../../src/client/cache.js';

test('drops the least recently used entry, and reports it', () => {
  const dropped: number[] = [];
  const cache = new LruCache<string, number>(2, (value) => dropped.push(value));
  cache.set('a', 1);
  cache.set('b', 2);
  assert.equal(cache.get('a'), 1);
  cache.set('c', 3);
  assert.deepEqual(
    [cache.get('a'), cache.get('b'), cache.get('c'), dropped],
    [1, undefined, 3, [2]],
  );
});

test('holds nothing with a capacity of 0', () => {
  const cache = new LruCache<string, number>(0);
  cache.set('a', 1);
  assert.equal(cache.get('a'), undefined);
});
