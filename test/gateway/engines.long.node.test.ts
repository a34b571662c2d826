import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CacheEngine } from '../../src/gateway/index.js';
import { engines } from './support/engines.js';
import { createGatewayWorld, vtc } from './support/world.js';

const record = (body: string, storedAt = 1) => ({
  status: 200,
  body,
  etag: '"1"',
  storedAt,
  freshUntil: storedAt + 10,
});

const keys = ['plain', '/vtcs/1/members?limit=5&cursor=5', 'ключ ключей', 'a b\nc', '../..', '%2F'];

for (const { name, skip, open } of engines) {
  describe(`The engine ${name}`, { skip }, () => {
    let cache: CacheEngine;
    let close: () => Promise<void>;
    before(async () => {
      ({ cache, close } = await open(() => 1_000_000));
    });
    after(() => close());

    it('returns stored records, for any key and text', async () => {
      for (const key of keys) {
        const stored = record(`{"name":"Łódź\n شركة 🚚 ${key}"}`);
        assert.equal(await cache.get(key), undefined);
        await cache.set(key, stored, 60);
        assert.deepEqual(await cache.get(key), stored);
      }
      for (const key of keys) assert.match((await cache.get(key))?.body ?? '', /Łódź/);
    });

    it('returns the last stored record, and nothing after it was deleted', async () => {
      await cache.set('last', record('1', 1), 60);
      await cache.set('last', record('2', 2), 60);
      assert.equal((await cache.get('last'))?.body, '2');
      await cache.delete('last');
      assert.equal(await cache.get('last'), undefined);
    });

    it('counts', async () => {
      const sums = await Promise.all([1, 2, 3].map(() => cache.increment('count', 60)));
      assert.deepEqual(sums.sort(), [1, 2, 3]);
      assert.equal(await cache.increment('other', 60), 1);
    });

    it('grants a lock again after it was released', async () => {
      const release = await cache.lock('name', 5000);
      assert.ok(release);
      await release();
      assert.ok(await cache.lock('name', 5000));
    });

    it('reports its state', () => {
      assert.equal(cache.name, name);
      assert.equal(cache.stats().ok, true);
    });
  });

  describe(`A gateway on the engine ${name}`, { skip }, () => {
    let closing: () => Promise<void>;
    let cache: CacheEngine;
    let world: ReturnType<typeof createGatewayWorld>;
    before(async () => {
      const clock = { now: () => 0 };
      ({ cache, close: closing } = await open(() => clock.now()));
      world = createGatewayWorld({ cache });
      clock.now = () => world.clock.now();
    });
    after(() => closing());

    it('sends one request per path while its response is fresh', async () => {
      const paths = ['', '/members', '/roles', '/events/live', '/events/upcoming'];
      const all = Array.from({ length: 100 }, (_, index) => `/api/vtcs/${vtc}${paths[index % 5]}`);
      const responses = await Promise.all(all.map((path) => world.get(path)));
      assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200]);
      assert.deepEqual(
        world.requestedPaths().sort(),
        paths.map((path) => `/vtcs/${vtc}${path}`).sort(),
      );
    });

    it('serves stale, then fresh, then 404', async () => {
      const { get, clock, settled, upstream } = world;
      const path = `/api/vtcs/${vtc}/roles`;
      const from = async () => (await get(path)).headers.get('x-vtc-cache');
      clock.time += 900_000;
      assert.equal(await from(), 'stale');
      await settled();
      assert.equal(await from(), 'hit');
      clock.time += 900_000;
      upstream.respond = () => new Response('<p>', { status: 500 });
      assert.equal(await from(), 'stale');
      await settled();
      assert.equal(await from(), 'stale');
      upstream.respond = () => Response.json({}, { status: 404 });
      clock.time += 60_000;
      await get(path);
      await settled();
      assert.equal((await get(path)).status, 404);
    });
  });
}
