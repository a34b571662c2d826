import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUp } from '../support/sandbox.js';

const { get, send, sandbox } = setUp();

for (const [failure, status, code] of [
  ['500', 500, 'INTERNAL'],
  ['503', 503, 'INTERNAL'],
  ['401', 401, 'UNAUTHORIZED'],
  ['403', 403, 'FORBIDDEN'],
  ['404', 404, 'NOT_FOUND'],
  ['429', 429, 'RATE_LIMITED'],
] as const) {
  test(`injects ${failure} by header or query`, async () => {
    for (const reply of [
      await get('/rules', { 'x-sandbox-failure': failure }),
      await get(`/rules?x-sandbox-failure=${failure}`),
    ]) {
      assert.deepEqual([reply.status, reply.body.error.code], [status, code]);
      assert.equal(reply.headers.get('Access-Control-Allow-Origin'), '*');
      assert.equal(reply.headers.get('Retry-After'), failure === '429' ? '60' : null);
    }
  });
}

test('injects a 429 with Retry-After or without CORS headers', async () => {
  assert.equal((await get('/rules?x-sandbox-failure=429:7')).headers.get('Retry-After'), '7');
  const { status, headers } = await get('/rules?x-sandbox-failure=429-no-cors');
  assert.equal(status, 429);
  assert.deepEqual(
    [...headers.keys()].filter((name) => name.startsWith('access-control')),
    [],
  );
});

test('injects truncated, HTML and empty responses', async () => {
  const raw = async (failure: string) => {
    const response = await sandbox.fetch(
      new Request(`http://localhost/rules?x-sandbox-failure=${failure}`),
    );
    return [response.status, response.headers.get('Content-Type'), await response.text()] as const;
  };
  const [status, , text] = await raw('malformed');
  assert.equal(status, 200);
  assert.throws(() => JSON.parse(text));
  assert.deepEqual((await raw('empty')).slice(0, 3), [200, 'application/json', '']);
  assert.match((await raw('html'))[1] ?? '', /text\/html/);
});

test('rejects for an aborted connection', async () => {
  await assert.rejects(get('/rules?x-sandbox-failure=reset'), TypeError);
});

test('delays a response, unless the request is aborted', async () => {
  assert.deepEqual((await get('/rules?x-sandbox-failure=slow:1')).body, (await get('/rules')).body);
  const controller = new AbortController();
  const pending = send('/rules?x-sandbox-failure=slow:9999999', { signal: controller.signal });
  controller.abort();
  await assert.rejects(pending, { name: 'AbortError' });
});

test('rejects an unknown failure and lists the valid ones', async () => {
  for (const failure of ['200', '600', 'boom', 'slow:x']) {
    const { status, body } = await get(`/rules?x-sandbox-failure=${failure}`);
    assert.deepEqual([status, body.error.code], [400, 'VALIDATION_ERROR'], failure);
    assert.throws(() => sandbox.injectFailure('/rules', failure), /slow, reset/);
  }
});

test('injects failures into matching paths until they are removed', async () => {
  const own = setUp({ basePath: '/api/v1' });
  const status = async (path: string) => (await own.get(`/api/v1${path}`)).status;
  own.sandbox.injectFailure('/vtcs/*/members', '500', 2);
  assert.deepEqual(
    [
      await status('/vtcs/1/members?limit=5'),
      await status('/vtcs/1'),
      await status('/vtcs/2/members'),
      await status('/vtcs/1/members'),
    ],
    [500, 200, 500, 200],
  );
  const stop = own.sandbox.injectFailure('*', '503');
  assert.equal(await status('/rules'), 503);
  stop();
  assert.equal(await status('/rules'), 200);
});

test('adds the base path to every URL', async () => {
  const own = setUp({ basePath: '/api/v1/' });
  assert.equal((await own.get('/rules')).status, 404);
  const { profilePicture } = (await own.get('/api/v1/vtcs/1')).body;
  assert.equal(profilePicture, 'http://localhost/api/v1/images/logo-1.svg');
  assert.match((await own.get(new URL(profilePicture).pathname)).body, /^<svg /);
});

test('rejects invalid sizes and base paths', () => {
  for (const options of [
    { companies: 0 },
    { companies: 10_001 },
    { members: 1.5 },
    { basePath: 'api' },
    { basePath: '/a b' },
  ]) {
    assert.throws(() => setUp(options), RangeError, JSON.stringify(options));
  }
});
