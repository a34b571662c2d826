import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LruCache } from '../../src/cache/lru-cache.js';
import { memoizeByIdentity } from '../../src/cache/memoize.js';

test('memoizeByIdentity computes once per object, also for an undefined result', () => {
  const computed: object[] = [];
  const memoized = memoizeByIdentity((key: object): number | undefined => {
    computed.push(key);
    return computed.length === 1 ? undefined : computed.length;
  });
  const [first, second] = [{}, {}];
  assert.deepEqual(
    [first, first, second, second].map((key) => memoized(key)),
    [undefined, undefined, 2, 2],
  );
  assert.equal(computed.length, 2);
});

test('LruCache removes the least recently used entry', () => {
  const cache = new LruCache<string, string>(2);
  const computed: string[] = [];
  const get = (key: string) =>
    cache.getOrCompute(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  assert.deepEqual(['a', 'b', 'a', 'c', 'a', 'b'].map(get), ['A', 'B', 'A', 'C', 'A', 'B']);
  assert.deepEqual(computed, ['a', 'b', 'c', 'b']);
});

test('LruCache counts get and set as use', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  assert.equal(cache.get('a'), 1);
  cache.set('c', 3);
  assert.deepEqual([cache.get('b'), cache.values], [undefined, [1, 3]]);
  cache.delete('a');
  assert.deepEqual(cache.values, [3]);
});

test('LruCache with a capacity of 0 holds nothing', () => {
  const cache = new LruCache<string, number>(0);
  cache.set('a', 1);
  assert.equal(cache.get('a'), undefined);
});
