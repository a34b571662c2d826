import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  contactFields,
  withheldFields,
  withoutFields,
} from '../../src/contract/withheld-fields.js';
import { createGatewayWorld, freshness, vtc } from './support/world.js';

const detail = `/api/vtcs/${vtc}`;

describe('The routes below /api', () => {
  const times = [
    [`/api/vtcs/${vtc}/events/live`, 15],
    [`/api/vtcs/${vtc}/events/upcoming`, 60],
    [`/api/vtcs/${vtc}/events?tab=upcoming`, 60],
    ['/api/stats/platform/totals', 60],
    ['/api/stats/servers/history?range=24h', 60],
    ['/api/stats/servers/breakdown', 60],
    ['/api/stats/servers/peak', 60],
    ['/api/stats/servers/heatmap', 60],
    [detail, 300],
    [`/api/vtcs/${vtc}/members?limit=50`, 900],
    [`/api/vtcs/${vtc}/roles`, 900],
    [`/api/vtcs/${vtc}/news?limit=5`, 900],
    [`/api/vtcs/${vtc}/gallery?limit=12`, 900],
    [`/api/vtcs/${vtc}/partnerships`, 900],
  ] as const;
  for (const [path, seconds] of times) {
    it(`cache ${path} for ${seconds} s, then serve it stale while it is revalidated`, async () => {
      const { get, requestedPaths, clock, settled } = createGatewayWorld();
      const cacheControl = `public, max-age=${seconds}, stale-while-revalidate=60`;
      const first = await get(path);
      assert.equal(first.status, 200);
      assert.equal(freshness(first), `miss | 0 | ${cacheControl}`);
      const body = await first.text();
      const mine = () =>
        requestedPaths().filter((requested) =>
          requested.startsWith(path.slice(4).split('?')[0] ?? ''),
        );
      const before = mine().length;
      clock.time += seconds * 1000 - 1;
      const second = await get(path);
      assert.equal(freshness(second), `hit | ${seconds - 1} | ${cacheControl}`);
      assert.equal(await second.text(), body);
      assert.equal(mine().length, before);
      clock.time += 1;
      const stale = 'public, max-age=0, stale-while-revalidate=60';
      assert.equal(freshness(await get(path)), `stale | ${seconds} | ${stale}`);
      await settled();
      assert.equal(mine().length, before + 1);
      assert.equal(freshness(await get(path)), `hit | 0 | ${cacheControl}`);
    });
  }

  it('return the JSON of the API, without what no element shows', async () => {
    const { get, sandbox } = createGatewayWorld();
    const direct = await sandbox.fetch(new Request(`https://api.example/v1/vtcs/${vtc}`));
    assert.deepEqual(
      await (await get(detail)).json(),
      withoutFields(await direct.json(), [...withheldFields, ...contactFields]),
    );
  });

  it('return 304 for a matching entity tag', async () => {
    const { get } = createGatewayWorld();
    const etag = (await get(detail)).headers.get('etag') ?? '';
    assert.match(etag, /^"\w+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(detail, { headers: { 'if-none-match': known } });
      assert.equal(response.status, 304, known);
      assert.equal(await response.text(), '');
      assert.equal(response.headers.get('etag'), etag);
      assert.equal(response.headers.get('x-vtc-cache'), 'hit');
    }
    assert.equal((await get(detail, { headers: { 'if-none-match': '"other"' } })).status, 200);
  });

  const unknown = [
    ['/api/', 404],
    ['/api/vtcs', 404],
    ['/api/vtcs/batch', 400],
    ['/api/vtcs/batch?ids=1', 400],
    [`/api/vtcs/${vtc}/events?limit[0]=1`, 400],
    [`/api/vtcs/${vtc}/invites`, 404],
    [`/api/vtcs/${vtc}/management/summary`, 404],
    ['/api/session', 404],
    ['/api/users/search', 404],
    ['/api/vtcs/..%2f..%2fsession', 404],
    ['/api/vtcs/%2e%2e', 404],
    ['/api/vtcs/a%20b', 404],
    [`/api//evil.example/vtcs/${vtc}`, 404],
    [`/api/vtcs/${vtc}?x=1`, 400],
    [`/api/vtcs/${vtc}/events?tab=future`, 400],
    [`/api/vtcs/${vtc}/events/upcoming?limit=31`, 400],
    [`/api/vtcs/${vtc}/events/upcoming?limit=ten`, 400],
    [`/api/vtcs/${vtc}/events/upcoming?limit=10&limit=11`, 400],
    [`/api/vtcs/${vtc}/members?cursor=-1`, 400],
    ['/api/stats/servers/history?range=1d', 400],
    ['/api/stats/platform/totals?_=1', 400],
  ] as const;
  for (const [path, status] of unknown) {
    it(`return ${status} for ${path} without a request to the API`, async () => {
      const { get, requestedPaths } = createGatewayWorld();
      const response = await get(path);
      assert.equal(response.status, status);
      assert.equal(response.headers.get('content-type'), 'application/problem+json');
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      assert.equal(response.headers.get('x-vtc-cache'), 'miss');
      assert.deepEqual(requestedPaths(), []);
    });
  }

  it('send one request for equivalent queries', async () => {
    const { get, requestedPaths } = createGatewayWorld();
    for (const query of ['', '?limit=10', '?limit=', '?limit=10&']) {
      assert.equal((await get(`/api/vtcs/${vtc}/events/upcoming${query}`)).status, 200);
    }
    for (const query of ['limit=5&cursor=5', 'cursor=5&limit=5']) {
      assert.equal((await get(`/api/vtcs/${vtc}/members?${query}`)).status, 200);
    }
    assert.deepEqual(requestedPaths(), [
      `/vtcs/${vtc}`,
      `/vtcs/${vtc}/events/upcoming`,
      `/vtcs/${vtc}/members?limit=5&cursor=5`,
    ]);
  });

  it('return several companies', async () => {
    const { get, requestedPaths } = createGatewayWorld();
    const response = await get('/api/vtcs/batch?ids[0]=1&ids[1]=8');
    const { items } = (await response.json()) as { items: { id: number }[] };
    assert.deepEqual(
      items.map(({ id }) => id),
      [1, 8],
    );
    assert.deepEqual(requestedPaths(), ['/vtcs/batch?ids%5B0%5D=1&ids%5B1%5D=8']);
  });

  it('forward no headers of the visitor', async () => {
    const { get, requests, token } = createGatewayWorld();
    const headers = {
      authorization: 'Bearer emb_visitor',
      cookie: 'session=visitor',
      'x-forwarded-for': '203.0.113.9',
      'user-agent': 'visitor',
    };
    await get(`/api/vtcs/${vtc}/events/live`, { headers });
    await get('/api/stats/platform/totals', { headers });
    assert.equal(requests.length, 3);
    for (const request of requests) {
      const sent = JSON.stringify([...request.headers, request.url]);
      assert.doesNotMatch(sent, /visitor|203\.0/);
      const isEmbed = request.url.endsWith('/live');
      assert.equal(request.headers.get('authorization'), isEmbed ? `Bearer ${token}` : null);
    }
  });

  it('allow every origin, with a preflight too', async () => {
    const { get } = createGatewayWorld();
    const response = await get(detail);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    const exposed = 'Age, ETag, Retry-After, x-vtc-cache';
    assert.equal(response.headers.get('access-control-expose-headers'), exposed);
    const preflight = await get(detail, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://page.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /Authorization/);
  });

  it('reject other methods and long URLs', async () => {
    const { get, requestedPaths } = createGatewayWorld();
    const posted = await get(detail, { method: 'POST', body: 'x' });
    assert.equal(posted.status, 405);
    assert.equal(posted.headers.get('allow'), 'GET, HEAD');
    assert.equal((await get(`${detail}?x=${'y'.repeat(3000)}`)).status, 414);
    assert.deepEqual(requestedPaths(), []);
  });
});

describe('Companies', () => {
  it('have a token by handle or id', async () => {
    for (const key of ['handle', 'id'] as const) {
      const known = createGatewayWorld().company(vtc);
      const { get, token } = createGatewayWorld();
      const world = createGatewayWorld({ tokens: { [String(known[key])]: token } });
      for (const name of [known.id, known.handle]) {
        assert.equal((await world.get(`/api/vtcs/${name}/events/live`)).status, 200);
      }
      assert.equal((await get('/api/vtcs/2/events/live')).status, 401);
    }
  });

  it('return 404 if they are private, with or without a token', async () => {
    const known = createGatewayWorld();
    const hidden = known.sandbox.world.companies.find(
      (company) => company.visibility === 'private',
    );
    assert.ok(hidden);
    const name = String(hidden.id);
    const tokens = { [name]: known.sandbox.world.embedToken(hidden) };
    for (const configured of [tokens, {}]) {
      const { get, requestedPaths } = createGatewayWorld({ tokens: configured });
      for (const path of [
        '',
        '/members',
        '/roles',
        '/events',
        '/events/live',
        '/events/upcoming',
      ]) {
        assert.equal((await get(`/api/vtcs/${name}${path}`)).status, 404, path);
      }
      assert.deepEqual(requestedPaths(), [`/vtcs/${name}`]);
    }
  });

  it('return 404 from when they are private, though they are cached', async () => {
    const { get, clock, upstream, settled } = createGatewayWorld();
    assert.equal((await get(`/api/vtcs/${vtc}/roles`)).status, 200);
    clock.time += 300_000;
    upstream.respond = () => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 });
    assert.equal((await get(`/api/vtcs/${vtc}/roles`)).status, 200);
    await settled();
    const missing = await get(`/api/vtcs/${vtc}/roles`);
    assert.equal(missing.status, 404);
    assert.equal(missing.headers.get('cache-control'), 'public, max-age=60');
    upstream.respond = undefined;
    clock.time += 59_999;
    assert.equal((await get(detail)).status, 404);
    clock.time += 1;
    assert.equal((await get(detail)).status, 200);
  });

  it('outside of vtcs are not requested', async () => {
    const { get, requestedPaths, company } = createGatewayWorld({ vtcs: [vtc] });
    assert.equal((await get('/api/vtcs/some_other')).status, 404);
    assert.equal((await get('/api/vtcs/2/members')).status, 404);
    assert.equal((await get(`/api/vtcs/${company(vtc).id}`)).status, 200);
    assert.deepEqual(requestedPaths(), [`/vtcs/${vtc}`, `/vtcs/${company(vtc).id}`]);
  });
});
