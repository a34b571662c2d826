import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createClient } from 'redis';
import { redisCache } from '../../src/gateway/cache/redis.js';
import { memoryCache } from '../../src/gateway/index.js';
import { createRedisServer, noRedis } from './support/redis-server.js';
import { createGatewayWorld, vtc } from './support/world.js';

const prefix = 'vtc-gateway:';
const hourMs = 3_600_000;
const path = '/api/stats/platform/totals';
const responseKey = `${prefix}response:/stats/platform/totals`;

describe('Records in a Redis that others write to', { skip: noRedis }, () => {
  let server: Awaited<ReturnType<typeof createRedisServer>>;
  let redis: ReturnType<typeof createClient>;
  let cache: ReturnType<typeof redisCache>;
  before(async () => {
    server = await createRedisServer();
    redis = createClient({ url: server.url });
    await redis.connect();
  });
  beforeEach(async () => {
    await redis.flushAll();
    cache?.close?.();
    cache = redisCache(server.url, { timeoutMs: 5000 });
    await cache.connected;
  });
  after(async () => {
    await cache.close?.();
    redis.destroy();
    await server.stop();
  });

  const record = (body: string, storedAt: number, status = 200, etag = '"1"') =>
    `${JSON.stringify({ status, etag, storedAt, freshUntil: storedAt + hourMs })}\n${body}`;

  for (const text of ['no record', 'no JSON\n{}', '{}\n{}'])
    it(`are ignored and deleted where they are no records: ${JSON.stringify(text)}`, async () => {
      const { get } = createGatewayWorld({ cache });
      const keys = [
        `${prefix}cooldown`,
        `${prefix}failed:response:/stats/platform/totals`,
        responseKey,
      ];
      for (const key of keys) await redis.set(key, text);
      assert.equal((await get(path)).status, 200);
      assert.deepEqual(await redis.mGet(keys.slice(0, 2)), [null, null]);
    });

  it('are ignored and deleted where their content is unreadable', async () => {
    const { get, clock, requestedPaths } = createGatewayWorld({ cache });
    await redis.set(`${prefix}cooldown`, record('no JSON', clock.now(), 0));
    await redis.set(
      `${prefix}failed:response:/stats/platform/totals`,
      record('[]', clock.now(), 0),
    );
    assert.equal((await get(path)).status, 200);
    assert.equal(await redis.get(`${prefix}cooldown`), null);
    assert.equal(requestedPaths().length, 1);
  });

  for (const etag of ['"a\nb"', '"a\r\nx: y"', '"ü"', '"a b"'])
    it(`are requested again where no header can contain their ETag: ${JSON.stringify(etag)}`, async () => {
      const { get, clock } = createGatewayWorld({ cache });
      const body = await (await createGatewayWorld().get(path)).text();
      await redis.set(responseKey, record(body, clock.now(), 200, etag));
      const response = await get(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('x-vtc-cache'), 'miss');
    });

  for (const [name, options] of [
    ['no expiry', {}],
    ['an expiry of a day', { expiration: { type: 'EX', value: 86_400 } }],
  ] as const)
    it(`do not lock a request where the lock has ${name}`, async () => {
      const { get } = createGatewayWorld({ cache });
      await redis.set(`${prefix}lock:response:/stats/platform/totals`, 'foreign', options);
      assert.equal((await get(path)).status, 200);
      assert.equal(await redis.exists(`${prefix}lock:response:/stats/platform/totals`), 0);
    });

  it('do not lock a request where the lock is no text', async () => {
    await redis.rPush(`${prefix}lock:name`, 'foreign');
    assert.ok(await cache.lock('name', 9000));
  });

  it('lock a request for others until they expire', async () => {
    await redis.set(`${prefix}lock:name`, 'other process', {
      expiration: { type: 'PX', value: 1900 },
    });
    assert.equal(await cache.lock('name', 9000), undefined);
  });

  for (const body of ['no JSON', '{}', '[]', 'null', '{"playersOnline":"many"}'])
    it(`are requested again where their body is no response: ${body}`, async () => {
      const { get, clock } = createGatewayWorld({ cache });
      await redis.set(responseKey, record(body, clock.now()));
      const response = await get(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('x-vtc-cache'), 'miss');
    });

  it('are gone in each process when they are deleted', async () => {
    await cache.set('name', { status: 0, body: '{}', etag: '', storedAt: 1, freshUntil: 0 }, 60);
    assert.ok(await cache.get('name'));
    await redis.del(`${prefix}name`);
    assert.equal(await cache.get('name'), undefined);
  });

  it('lock a request for 2 s at most after their process was killed', async () => {
    assert.ok(await cache.lock('name', 9000));
    const ttlMs = await redis.pTTL(`${prefix}lock:name`);
    assert.ok(ttlMs > 0 && ttlMs <= 2000, `${ttlMs} ms`);
  });
});

describe('A clock that was set back', () => {
  const setBack = 20 * hourMs;

  it('does not keep a company that turned private', async () => {
    const { get, clock, upstream } = createGatewayWorld();
    assert.equal((await get(`/api/vtcs/${vtc}`)).status, 200);
    clock.time -= setBack;
    upstream.respond = () => Response.json({}, { status: 404 });
    assert.equal((await get(`/api/vtcs/${vtc}`)).status, 404);
  });

  it('does not prolong a cooldown', async () => {
    const { get, clock, upstream } = createGatewayWorld();
    upstream.respond = () => new Response(null, { status: 429 });
    assert.equal((await get(path)).status, 503);
    clock.time -= setBack;
    upstream.respond = undefined;
    assert.equal((await get(path)).status, 200);
  });

  it('does not prolong the back-off of a failure', async () => {
    const { get, clock, upstream } = createGatewayWorld();
    upstream.respond = () => new Response(null, { status: 500 });
    assert.equal((await get(path)).status, 502);
    clock.time -= setBack;
    upstream.respond = undefined;
    assert.equal((await get(path)).status, 200);
  });
});

it('a 429 hours after another one is a first one', async () => {
  const { get, clock, upstream } = createGatewayWorld();
  upstream.respond = () => new Response(null, { status: 429 });
  for (const hours of [0, 3]) {
    clock.time += hours * hourMs;
    assert.equal((await get(path)).headers.get('retry-after'), '60');
  }
});

it('200,000 records take less than 2.5 times the configured memory', async () => {
  const { setFlagsFromString } = await import('node:v8');
  const { runInNewContext } = await import('node:vm');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const maxBytes = 32_000_000;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const start = heap();
  const cache = memoryCache({ maxBytes });
  for (let index = 0; index < 200_000; index++) {
    const record = { status: 404, body: '', etag: '', storedAt: index, freshUntil: index + 0.5 };
    await cache.set(`response:/vtcs/unknown_${index}`, record, 60);
  }
  const grown = heap() - start;
  assert.ok(grown < 2.5 * maxBytes, `${grown} bytes`);
  assert.ok(cache.stats().entries);
});
