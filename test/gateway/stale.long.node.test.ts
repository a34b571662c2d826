import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { limit } from '../../tools/test/limits.mjs';
import { memoryCache } from '../../src/gateway/index.js';
import { redisCache } from '../../src/gateway/cache/redis.js';
import { createRedisServer, noRedis } from './support/redis-server.js';
import { createGatewayWorld, vtc } from './support/world.js';

type World = ReturnType<typeof createGatewayWorld>;

const hourMs = 3_600_000;
const notFound = () => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 });
const unauthorized = () => Response.json({ error: { code: 'UNAUTHORIZED' } }, { status: 401 });
const live = `/api/vtcs/${vtc}/events/live`;

describe('A company that turned private', () => {
  const paths = [
    `/api/vtcs/${vtc}`,
    `/api/vtcs/${vtc}/members`,
    `/badge/${vtc}.svg`,
    `/calendar/${vtc}.ics`,
    `/embed/vtc-roster?vtc=${vtc}`,
  ];
  for (const path of paths)
    it(`is not served from the cache after 20 hours without a visitor: ${path}`, async () => {
      const { get, clock, upstream } = createGatewayWorld();
      assert.equal((await get(path)).status, 200);
      upstream.respond = notFound;
      clock.time += 20 * hourMs;
      const response = await get(path);
      // A picture with another status is not shown by every browser.
      assert.equal(response.status, path.startsWith('/badge/') ? 200 : 404);
      assert.doesNotMatch(await response.text(), /Northern Haul/);
    });

  it('is served for at most 300 s after its response is stale, while that is revalidated', async () => {
    const { get, clock, upstream, settled } = createGatewayWorld();
    await get(`/api/vtcs/${vtc}`);
    upstream.respond = notFound;
    clock.time += 599_999;
    assert.equal((await get(`/api/vtcs/${vtc}`)).headers.get('x-vtc-cache'), 'stale');
    await settled();
    assert.equal((await get(`/api/vtcs/${vtc}`)).status, 404);
  });
});

describe('A response that is older', () => {
  const path = '/api/stats/platform/totals';

  it('is revalidated before it is served', async () => {
    const { get, clock, requestedPaths } = createGatewayWorld();
    await get(path);
    clock.time += hourMs;
    const response = await get(path);
    assert.equal(response.headers.get('x-vtc-cache'), 'miss');
    assert.equal(response.headers.get('age'), '0');
    assert.equal(requestedPaths().length, 2);
  });

  const failures: Readonly<Record<string, () => Response | Promise<Response>>> = {
    'a network error': () => Promise.reject(new TypeError('reset')),
    'status 500': () => new Response(null, { status: 500 }),
    'status 429': () => new Response(null, { status: 429 }),
  };
  for (const [name, respond] of Object.entries(failures))
    it(`is served while the API fails with ${name}`, async () => {
      const { get, clock, upstream } = createGatewayWorld();
      await get(path);
      clock.time += 20 * hourMs;
      upstream.respond = respond;
      for (let times = 0; times < 2; times++) {
        const response = await get(path);
        assert.equal(response.status, 200);
        assert.equal(response.headers.get('x-vtc-cache'), 'stale');
        assert.equal(response.headers.get('age'), '72000');
      }
    });

  it('is not served when the API rejects the request', async () => {
    const { get, clock, upstream } = createGatewayWorld();
    await get(path);
    clock.time += hourMs;
    upstream.respond = () => Response.json({ error: { code: 'FORBIDDEN' } }, { status: 403 });
    assert.equal((await get(path)).status, 403);
  });
});

describe('A revoked token', () => {
  const rejectTokens = (request: Request) =>
    request.headers.has('authorization') ? unauthorized() : undefined;

  it('ends all responses that it opened with the first 401, and opens new ones when it is valid again', async () => {
    const { get, clock, upstream, company, settled } = createGatewayWorld();
    const names = [vtc, company(vtc).id];
    const paths = names.flatMap((name) => [
      `/api/vtcs/${name}/events/live`,
      `/api/vtcs/${name}/events/upcoming?limit=30`,
    ]);
    for (const path of paths) assert.equal((await get(path)).status, 200);
    upstream.respond = rejectTokens;
    clock.time += 20_000;
    // Stale for 5 s, so that it is revalidated in the background.
    await get(live);
    await settled();
    for (const path of paths) assert.equal((await get(path)).status, 401, path);
    upstream.respond = undefined;
    clock.time += 60_000;
    for (const path of paths) assert.equal((await get(path)).status, 200, path);
  });

  it('does not end public responses', async () => {
    const { get, clock, upstream } = createGatewayWorld();
    await get(live);
    await get(`/api/vtcs/${vtc}/roles`);
    upstream.respond = rejectTokens;
    clock.time += 20_000;
    await get(live);
    assert.equal((await get(`/api/vtcs/${vtc}/roles`)).status, 200);
  });

  it('is not used again for 60 s', async () => {
    const { get, clock, upstream, requestedPaths } = createGatewayWorld();
    upstream.respond = rejectTokens;
    await get(live);
    const { length } = requestedPaths();
    clock.time += 59_000;
    assert.equal((await get(live)).headers.get('retry-after'), '1');
    await get(`/api/vtcs/${vtc}/events/upcoming?limit=30`);
    assert.equal(requestedPaths().length, length);
  });

  it('ends them in other processes too', { skip: noRedis }, async () => {
    const server = await createRedisServer();
    let now = () => 0;
    const caches = [1, 2].map(() => redisCache(server.url, { now: () => now() }));
    try {
      await Promise.all(caches.map(({ connected }) => connected));
      const [first, second] = caches.map((cache) => createGatewayWorld({ cache }));
      assert.ok(first && second);
      now = () => first.clock.now();
      const upcoming = `/api/vtcs/${vtc}/events/upcoming?limit=30`;
      await first.get(live);
      assert.equal((await second.get(upcoming)).status, 200);
      first.upstream.respond = rejectTokens;
      for (const { clock } of [first, second]) clock.time += 400_000;
      assert.equal((await first.get(live)).status, 401);
      assert.equal((await second.get(upcoming)).status, 401);
    } finally {
      await Promise.all(caches.map((cache) => cache.close?.()));
      await server.stop();
    }
  });
});

describe('While Redis is away', { skip: noRedis }, () => {
  const paths = ['/api/stats/platform/totals', live, `/badge/${vtc}.svg?show=next`];

  /** Requests the paths while timers are mocked, and lets each response wait for them in all `ms` milliseconds. */
  async function getWithin(ms: number, test: TestContext, { get }: Pick<World, 'get'>) {
    test.mock.timers.enable({ apis: ['setTimeout'] });
    for (const path of paths) {
      const response = get(path);
      for (let waitedMs = 0; waitedMs < ms; waitedMs++) {
        for (let round = 0; round < 100; round++) await new Promise(setImmediate);
        test.mock.timers.tick(1);
      }
      const timeout = once(AbortSignal.timeout(limit(5000)), 'abort').then(() => undefined);
      assert.equal((await Promise.race([response, timeout]))?.status, 200, path);
    }
    test.mock.timers.reset();
  }

  it('a response waits at most 50 ms for Redis if it hangs, and uses it again when it replies', async (test) => {
    const server = await createRedisServer();
    const cache = redisCache(server.url);
    try {
      await cache.connected;
      server.freeze();
      await getWithin(50, test, createGatewayWorld({ cache }));
      assert.equal(cache.stats().ok, false);
      server.thaw();
      while (!cache.stats().ok) await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await cache.close?.();
      await server.stop();
    }
  });

  it('a response does not wait for Redis if it is stopped', async (test) => {
    const server = await createRedisServer();
    const cache = redisCache(server.url);
    try {
      await cache.connected;
      await server.stop();
      // Badges are rendered in tasks of their own; a time limit for Redis would take 50 ms.
      await getWithin(45, test, createGatewayWorld({ cache }));
      assert.equal(cache.stats().ok, false);
    } finally {
      await cache.close?.();
    }
  });
});

it('counts visitors with many addresses without forgetting the limit of all', async () => {
  const cache = memoryCache();
  for (let count = 1; count <= 30_000; count++) {
    await cache.increment(`address ${count}`, 60);
    assert.equal(await cache.increment('all', 60), count);
  }
});
