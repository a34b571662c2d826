import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGatewayWorld, freshness, vtc } from './support/world.js';

const path = '/api/stats/platform/totals';
const error = (status: number, headers = {}) =>
  Response.json({ error: { code: 'INTERNAL' } }, { status, headers });
const html = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
const large = () => new Response(`{"a":"${'x'.repeat(2_000_001)}"}`);

interface Failure {
  readonly name: string;
  readonly respond: () => Response | Promise<Response>;
  readonly status: number;
  readonly code: string;
}

const failures: readonly Failure[] = [
  { name: 'status 500', respond: () => error(500), status: 502, code: 'BAD_RESPONSE' },
  { name: 'status 503', respond: () => error(503), status: 502, code: 'BAD_RESPONSE' },
  { name: 'HTML for JSON', respond: () => html(200), status: 502, code: 'BAD_RESPONSE' },
  { name: 'a 404 page in HTML', respond: () => html(404), status: 502, code: 'BAD_RESPONSE' },
  {
    name: 'a truncated body',
    respond: () => new Response('{"to'),
    status: 502,
    code: 'BAD_RESPONSE',
  },
  { name: 'an empty body', respond: () => new Response(), status: 502, code: 'BAD_RESPONSE' },
  {
    name: 'JSON of another shape',
    respond: () => Response.json({}),
    status: 502,
    code: 'BAD_RESPONSE',
  },
  { name: 'more than 2 MB', respond: large, status: 502, code: 'BAD_RESPONSE' },
  {
    name: 'a redirect',
    respond: () =>
      new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    status: 502,
    code: 'BAD_RESPONSE',
  },
  {
    name: 'a broken connection',
    respond: () => Promise.reject(new TypeError('reset')),
    status: 502,
    code: 'NETWORK',
  },
  { name: 'status 429', respond: () => error(429), status: 503, code: 'RATE_LIMITED' },
];

describe('When the API responds with', () => {
  for (const { name, respond, status, code } of failures) {
    it(`${name}, the gateway responds with a problem and keeps the cached response`, async () => {
      const { get, clock, lines, upstream, settled } = createGatewayWorld();
      upstream.respond = respond;
      const failure = await get(path);
      assert.equal(failure.status, status);
      assert.equal(failure.headers.get('content-type'), 'application/problem+json');
      assert.equal(failure.headers.get('cache-control'), 'no-store');
      assert.match(failure.headers.get('retry-after') ?? '', /^\d+$/);
      assert.equal(((await failure.json()) as { code: string }).code, code);
      assert.equal(lines.length, 1);

      upstream.respond = undefined;
      clock.time += 900_000;
      const body = await (await get(path)).text();
      clock.time += 100_000;
      upstream.respond = respond;
      for (let times = 0; times < 3; times++) {
        const cached = await get(path);
        const stale = 'public, max-age=0, stale-while-revalidate=60';
        assert.equal(freshness(cached), `stale | ${100 + 70 * times} | ${stale}`);
        assert.equal(await cached.text(), body);
        await settled();
        clock.time += 70_000;
      }
      upstream.respond = undefined;
      clock.time += 900_000;
      await get(path);
      await settled();
      assert.equal((await get(path)).headers.get('x-vtc-cache'), 'hit');
    });
  }
});

describe('A failed request', () => {
  it('is retried after 2 s, then after twice the delay each time, up to 60 s', async () => {
    const { get, requestedPaths, clock, upstream } = createGatewayWorld();
    upstream.respond = () => error(500);
    const waits: number[] = [];
    for (let times = 0; times < 8; times++) {
      const wait = Number((await get(path)).headers.get('retry-after'));
      waits.push(wait);
      clock.time += wait * 1000 - 1;
      await get(path);
      assert.equal(requestedPaths().length, times + 1);
      clock.time += 1;
    }
    assert.deepEqual(waits, [2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is sent once for many visitors when the API is back after an hour', async () => {
    const { get, requestedPaths, clock, upstream, settled } = createGatewayWorld();
    await get(path);
    upstream.respond = () => Promise.reject(new TypeError('down'));
    for (let second = 0; second < 3600; second += 5) {
      clock.time += 5000;
      assert.equal((await get(path)).status, 200);
      await settled();
    }
    const during = requestedPaths().length - 1;
    assert.ok(during <= 64, `${during} requests in an hour`);
    upstream.respond = undefined;
    clock.time += 60_000;
    await Promise.all(Array.from({ length: 500 }, () => get(path)));
    await settled();
    assert.equal(requestedPaths().length, during + 2);
    assert.equal((await get(path)).headers.get('x-vtc-cache'), 'hit');
  });

  it('serves a stale response for a day', async () => {
    const { get, clock, upstream, settled } = createGatewayWorld();
    await get(path);
    upstream.respond = () => error(500);
    clock.time += 86_399_000;
    assert.equal((await get(path)).headers.get('age'), '86399');
    await settled();
    clock.time += 61_000;
    assert.equal((await get(path)).status, 502);
  });
});

describe('A status 429', () => {
  const other = '/api/stats/servers/peak';
  const waits = [
    ['a Retry-After in seconds', { 'retry-after': '17' }, 17],
    ['a Retry-After of an hour', { 'retry-after': '3600' }, 900],
    ['none', {}, 60],
  ] as const;
  for (const [name, headers, seconds] of waits) {
    it(`with ${name} pauses all requests for ${seconds} s`, async () => {
      const { get, requestedPaths, clock, upstream } = createGatewayWorld();
      upstream.respond = () => error(429, headers);
      assert.equal((await get(path)).headers.get('retry-after'), String(seconds));
      upstream.respond = undefined;
      clock.time += seconds * 1000 - 1;
      assert.equal((await get(other)).status, 503);
      const health = (await (await get('/health')).json()) as object;
      assert.deepEqual({ ...health, cache: 0 }, { ok: false, upstream: 'rate-limited', cache: 0 });
      assert.equal(requestedPaths().length, 1);
      clock.time += 1;
      assert.equal((await get(other)).status, 200);
    });
  }
});

describe('The rate limit', () => {
  const random = async (world: ReturnType<typeof createGatewayWorld>, from: number) => {
    for (let number = from; number < from + 80; number++) await world.get(`/api/vtcs/x${number}`);
  };

  it('is half of that of the API, and unknown names have a quarter of it', async () => {
    const world = createGatewayWorld();
    const { get, requestedPaths, clock, settled } = world;
    clock.time = Math.ceil(clock.time / 300_000) * 300_000;
    await get(`/api/vtcs/${vtc}`);
    clock.time += 300_000;
    await random(world, 0);
    assert.equal(requestedPaths().length, 1 + 12);
    const limited = await get('/api/vtcs/y1');
    assert.equal(limited.status, 503);
    assert.equal(limited.headers.get('retry-after'), '60');
    await get(`/api/vtcs/${vtc}`);
    await settled();
    assert.equal((await get(`/api/vtcs/${vtc}`)).headers.get('x-vtc-cache'), 'hit');
    for (let minute = 1; minute < 5; minute++) {
      clock.time += 60_000;
      await random(world, minute * 100);
    }
    assert.equal(requestedPaths().length, 1 + 50 + 1);
  });

  it('is that of the tier of the key', async () => {
    const { sandbox } = createGatewayWorld();
    const world = createGatewayWorld({ apiKey: sandbox.keys.free });
    const { requestedPaths, clock, requests } = world;
    clock.time = Math.ceil(clock.time / 300_000) * 300_000;
    for (let round = 0; round < 5; round++) await random(world, round * 100);
    assert.equal(requestedPaths()[0], '/me');
    assert.equal(requestedPaths().length, 1 + 125);
    assert.equal(requests[5]?.headers.get('authorization'), `Bearer ${sandbox.keys.free}`);
  });
});

it('waits 8 s for a slow API, and aborts the request', async () => {
  const { get, clock, requests, upstream } = createGatewayWorld();
  upstream.respond = (request) =>
    new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  const asking = get(path);
  await clock.advance(7999);
  assert.equal(requests[0]?.signal.aborted, false);
  await clock.advance(1);
  assert.equal((await asking).status, 504);
  assert.equal(requests[0].signal.aborted, true);
});

it('is shown in a frame with a background of its own, in the colours of the parameter theme', async () => {
  const { get } = createGatewayWorld();
  for (const [theme, scheme] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'light dark'],
    ['dark}*{', 'light dark'],
  ]) {
    const page = await get(`/embed/vtc-card?vtc=unknown&theme=${encodeURIComponent(theme ?? '')}`);
    const text = await page.text();
    assert.ok(page.status >= 400, String(page.status));
    assert.ok(text.includes(`:root{color-scheme:${scheme}}`), text);
    assert.match(text, /main{[^}]*background:Canvas/);
  }
});
