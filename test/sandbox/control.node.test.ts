import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearer, saturdayEvening, setUp } from '../support/sandbox.js';
import type { SandboxOptions } from '../../src/sandbox/server/options.js';

const start = new Date(saturdayEvening).toISOString();

function controlled(options: SandboxOptions = {}) {
  const setting = setUp({ control: true, ...options });
  const send = (method: string, path: string, body?: unknown) =>
    setting.send(`/sandbox/${path}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return { ...setting, control: send };
}

test('serves the control routes only with the option, at the root', async () => {
  for (const path of ['/sandbox/clock', '/health'])
    assert.equal((await setUp().get(path)).status, 404);
  const { get } = controlled({ basePath: '/api/v1' });
  assert.equal((await get('/sandbox/clock')).status, 200);
  assert.deepEqual((await get('/health')).body, { status: 'ok' });
  assert.equal((await get('/api/v1/sandbox/clock')).status, 404);
});

const origins = [
  ['https://attacker.example', 403],
  ['http://localhost.attacker.example', 403],
  ['http://127.0.0.1.attacker.example', 403],
  ['null', 403],
  ['http://localhost:5173', 201],
  ['http://127.0.0.1:8080', 201],
  ['http://[::1]:8080', 201],
] as const;
for (const [origin, status] of origins)
  test(`answers a page of ${origin} that adds a failure with ${status}`, async () => {
    const { send, control } = controlled();
    const response = await send('/sandbox/failures', {
      method: 'POST',
      headers: { origin, 'content-type': 'text/plain' },
      body: JSON.stringify({ path: '/vtcs', failure: '500' }),
    });
    assert.equal(response.status, status);
    const { items } = (await control('GET', 'failures')).body;
    assert.equal(items.length, status === 201 ? 1 : 0);
  });

test('answers pages of its own host, and of no other', async () => {
  const { sandbox } = controlled();
  const reset = async (origin: string) => {
    const url = 'http://sandbox.example/sandbox/reset';
    const request = new Request(url, { method: 'POST', headers: { origin } });
    return (await sandbox.fetch(request)).status;
  };
  assert.equal(await reset('https://sandbox.example'), 204);
  assert.equal(await reset('https://other.example'), 403);
});

test('sets, advances, stops and restarts the clock', async () => {
  const { control, pass, get } = controlled();
  const clock = async (body: unknown) => (await control('PUT', 'clock', body)).body;
  assert.deepEqual((await get('/sandbox/clock')).body, { now: start, running: true });
  const now = '2027-01-01T12:00:00.000Z';
  assert.deepEqual(await clock({ now: '2027-01-01T13:00:00+01:00', running: false }), {
    now,
    running: false,
  });
  pass(60_000);
  assert.deepEqual((await get('/sandbox/clock')).body, { now, running: false });
  assert.deepEqual(await clock({ advanceMs: 1000 }), {
    now: '2027-01-01T12:00:01.000Z',
    running: false,
  });
  assert.deepEqual(await clock({ running: true }), {
    now: '2027-01-01T12:00:01.000Z',
    running: true,
  });
  pass(1000);
  assert.deepEqual(await clock({ advanceMs: -2000 }), { now, running: true });
  const { items } = (await get('/events?order=start')).body;
  assert.ok(items.every(({ endAt }: { endAt: string }) => endAt > now));
});

const wrong = [
  ['PUT', 'clock', { now: 'tomorrow' }, 'now'],
  ['PUT', 'clock', { now: '1999-01-01T00:00:00Z' }, 'now'],
  ['PUT', 'clock', { now: 5 }, 'now'],
  ['PUT', 'clock', { advanceMs: '5' }, 'advanceMs'],
  ['PUT', 'clock', { running: 'yes' }, 'running'],
  ['PUT', 'clock', { advance: 5 }, 'advance'],
  ['PUT', 'clock', '{', ''],
  ['PUT', 'clock', '', ''],
  ['PUT', 'clock', '[]', ''],
  ['POST', 'failures', { path: '/vtcs/*' }, 'failure'],
  ['POST', 'failures', { path: '/vtcs/*', failure: 'fire' }, 'failure'],
  ['POST', 'failures', { path: 'vtcs', failure: '500' }, 'path'],
  ['POST', 'failures', { path: '/vtcs', failure: '500', times: 0 }, 'times'],
  ['POST', 'failures', { path: '/vtcs', failure: '500', time: 2 }, 'time'],
  ['GET', 'journal?limit=0', undefined, 'limit'],
] as const;

for (const [method, path, body, field] of wrong) {
  test(`${method} /sandbox/${path} with ${JSON.stringify(body)} is 400 and names ${field || 'the body'}`, async () => {
    const { control, get } = controlled();
    const response = await control(method, path, body);
    assert.deepEqual([response.status, response.body.error.details[0].path], [400, field]);
    assert.deepEqual((await get('/sandbox/clock')).body, { now: start, running: true });
    assert.deepEqual((await get('/sandbox/failures')).body, { items: [] });
  });
}

test('injects a failure twice, for its method and path only', async () => {
  const { control, get, post } = controlled({ basePath: '/api/v1' });
  const news = '/api/v1/vtcs/1/management/news';
  await control('POST', 'failures', { path: '/vtcs/*', method: 'get', failure: '500', times: 2 });
  assert.deepEqual((await get('/sandbox/failures')).body.items, [
    { path: '/vtcs/*', method: 'GET', failure: '500', times: 2 },
  ]);
  assert.equal((await post(news, { title: 'x', content: 'x' })).status, 200);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await get('/api/v1/vtcs/1')).status);
  assert.deepEqual(statuses, [500, 500, 200]);
  assert.deepEqual((await get('/sandbox/failures')).body.items, []);
});

test('excludes control routes from injected failures, rate limits and the journal', async () => {
  const { control, get } = controlled({ rateLimits: true });
  await control('POST', 'failures', { path: '/*', failure: '503' });
  for (let count = 0; count < 150; count += 1) {
    assert.equal((await get('/sandbox/journal?x-sandbox-failure=500')).status, 200);
  }
  assert.deepEqual((await get('/sandbox/journal')).body.items, []);
  assert.equal((await control('DELETE', 'failures')).status, 204);
  assert.equal((await get('/rules')).headers.get('X-RateLimit-Remaining'), '99');
});

test('lists the latest requests first, up to the limit', async () => {
  const { get, sandbox, control } = controlled();
  await get('/vtcs?q=haul&limit=5', bearer(sandbox.keys.legacy));
  await get('/nothing?x-sandbox-failure=503');
  const { items } = (await get('/sandbox/journal')).body;
  assert.deepEqual(
    items.map((entry: object) => ({ ...entry, ms: 0 })),
    [
      {
        ...{ at: start, ms: 0, method: 'GET', path: '/nothing', query: 'x-sandbox-failure=503' },
        ...{ caller: 'anonymous', status: 503, failure: '503', warnings: [] },
      },
      {
        ...{
          at: start,
          ms: 0,
          method: 'GET',
          path: '/vtcs',
          query: 'q=haul&limit=5',
          caller: 'key:free',
        },
        status: 200,
        warnings: [
          'q: there is no such parameter: did you mean `search`?',
          'Authorization: keys that start with svc_ are deprecated; current ones start with svc_api_',
        ],
      },
    ],
  );
  assert.ok(items.every(({ ms }: { ms: number }) => ms >= 0));
  for (let count = 0; count < 2100; count += 1)
    await sandbox.fetch(new Request('http://localhost/x'));
  assert.equal((await get('/sandbox/journal?limit=1000')).body.items.length, 1000);
  assert.equal(sandbox.journal.list(5000).length, 1000);
  assert.equal((await control('DELETE', 'journal')).status, 204);
  assert.deepEqual(sandbox.journal.list(), []);
});

test('logs no token or key, however it was sent', async () => {
  const { get, sandbox, send } = controlled();
  const token = sandbox.world.embedToken(sandbox.world.companies[0]!);
  const secrets = [token, ...Object.values(sandbox.keys), sandbox.sessionCookie.slice(8)];
  for (const secret of secrets) {
    const hex = [...secret].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    for (const written of [secret, hex, hex.replaceAll('%', '%25')]) {
      await get(`/vtcs/${written}/events/live`, bearer(secret));
      await get(`/events?token=${written}&q=x${written}&${written}=1&key=${written.slice(5)}`);
    }
    await send('/vtcs/1/management/news', {
      ...{ method: 'POST', headers: { ...bearer(secret), 'Content-Type': secret } },
      body: JSON.stringify({ title: secret, [secret]: 1 }),
    });
  }
  const text = JSON.stringify(sandbox.journal.list(1000));
  for (const secret of secrets) assert.ok(!text.includes(secret.slice(-12)), secret);
  assert.ok(text.includes('emb_[hidden]'));
});

test('resets world, rate limits, injected failures, journal and clock', async () => {
  const { control, get, post } = controlled({ rateLimits: true, startAt: saturdayEvening });
  const before = (await get('/vtcs/1/news')).body;
  await post('/vtcs/1/management/news', { title: 'Mine', content: 'x' });
  for (let count = 0; count < 101; count += 1) await get('/rules');
  await control('PUT', 'clock', { advanceMs: 500, running: false });
  await control('POST', 'failures', { path: '/*', failure: '500' });
  const { status, body } = await control('POST', 'reset');
  assert.deepEqual([status, body], [204, '']);
  assert.deepEqual((await get('/sandbox/journal')).body.items, []);
  assert.deepEqual((await get('/sandbox/failures')).body.items, []);
  assert.deepEqual((await get('/sandbox/clock')).body, { now: start, running: true });
  assert.deepEqual((await get('/vtcs/1/news')).body, before);
});

test('offers the control routes as methods', async () => {
  const { sandbox, get } = controlled({ control: false });
  const stop = sandbox.failures.add({ path: '/rules', failure: '500', times: 5 });
  assert.equal((await get('/rules')).status, 500);
  assert.deepEqual(sandbox.failures.list(), [{ path: '/rules', failure: '500', times: 4 }]);
  stop();
  assert.equal((await get('/rules')).status, 200);
  assert.deepEqual(sandbox.clock.change({ running: false, advanceMs: 1000 }), {
    now: new Date(saturdayEvening + 1000).toISOString(),
    running: false,
  });
  assert.throws(() => sandbox.clock.change({ now: 0 }), RangeError);
  assert.equal(sandbox.journal.list(1)[0]?.path, '/rules');
  sandbox.reset();
  assert.deepEqual(sandbox.clock.state(), { now: start, running: true });
});

test('starts a new rate limit window when the clock is set back', async () => {
  const { sandbox, get } = controlled({ rateLimits: true });
  sandbox.clock.change({ advanceMs: 3_600_000 });
  for (let count = 0; count < 100; count += 1) await get('/rules');
  assert.equal((await get('/rules')).status, 429);
  sandbox.clock.change({ advanceMs: -3_600_000 });
  assert.equal((await get('/rules')).status, 200);
});
