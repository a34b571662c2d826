import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearer, setUp } from '../support/sandbox.js';

const lenient = setUp();
const strict = setUp({ strict: true });

const misspelt = [
  ['/vtcs?q=haul', 'q', 'search'],
  ['/vtcs?per_page=5', 'per_page', 'limit'],
  ['/vtcs?min_members=5', 'min_members', 'minMembers'],
  ['/vtcs?serach=x', 'serach', 'search'],
  ['/events?search=x', 'search', 'q'],
  ['/vtcs/1/events?skip=5', 'skip', 'offset'],
  ['/vtcs/batch?ids=1&id=2', 'id', 'ids'],
  ['/vtcs?limit[]=5', 'limit[]', 'limit'],
  ['/rules?xyz=1', 'xyz', undefined],
] as const;

for (const [path, name, meant] of misspelt) {
  test(`${path}: ${name} gets a warning, and is rejected in strict mode`, async () => {
    const message = `there is no such parameter${meant ? `: did you mean \`${meant}\`?` : ''}`;
    assert.equal((await lenient.get(path)).status, 200);
    assert.deepEqual(lenient.sandbox.journal.list(1)[0]?.warnings, [`${name}: ${message}`]);
    const { status, body } = await strict.get(path);
    assert.deepEqual([status, body.error.code], [400, 'VALIDATION_ERROR']);
    assert.deepEqual(body.error.details, [{ path: name, message }]);
    assert.equal(body.error.message, `${name}: ${message}`);
  });
}

test('accepts valid requests in strict mode', async () => {
  const paths = [
    '/vtcs?limit=&search=',
    '/vtcs/batch?ids[0]=1&ids[]=2',
    '/events?requiredDlcs[0]=227310',
  ];
  for (const path of paths) assert.equal((await strict.get(path)).status, 200, path);
  assert.equal((await strict.get('/rules?x-sandbox-failure=503')).status, 503);
  assert.equal((await strict.get('/me', bearer('svc_api_nobody'))).status, 200);
});

const news = '/vtcs/1/management/news';

test('warns of a missing content type, an unknown field and a deprecated key', async () => {
  for (const [setting, expected] of [
    [lenient, 200],
    [strict, 400],
  ] as const) {
    const send = (type: string | undefined, body: object, key: string) =>
      setting.send(news, {
        method: 'POST',
        body: new TextEncoder().encode(JSON.stringify({ title: 'x', content: 'x', ...body })),
        headers: { ...bearer(key), ...(type && { 'Content-Type': type }) },
      });
    const key = setting.sandbox.keys.withVtcScopes;
    const old = setting.sandbox.key({ tier: 'free', legacy: true, withVtcScopes: true });
    const cases = [
      [await send('application/x-www-form-urlencoded', {}, key), 'Content-Type'],
      [await send(undefined, {}, key), 'Content-Type'],
      [await send('application/json', { titel: 'x' }, key), 'titel'],
      [await send('application/json', {}, old), 'Authorization'],
    ] as const;
    const warned = setting.sandbox.journal.list(4).reverse();
    cases.forEach(([{ status, body }, field], index) => {
      assert.equal(status, expected, field);
      if (expected === 400) assert.equal(body.error.details[0].path, field);
      assert.ok(warned[index]?.warnings[0]?.startsWith(`${field}: `), field);
    });
    assert.equal((await send('application/vnd.api+json; charset=utf-8', {}, key)).status, 200);
  }
});

test('returns 405 with the allowed methods of a known path', async () => {
  const { status, headers, body } = await lenient.send('/vtcs/1', { method: 'DELETE' });
  assert.deepEqual([status, headers.get('Allow')], [405, 'GET, HEAD, OPTIONS']);
  assert.equal(body.error.code, 'METHOD_NOT_ALLOWED');
  const got = await lenient.get(news);
  assert.deepEqual([got.status, got.headers.get('Allow')], [405, 'POST, OPTIONS']);
});

const below = setUp({ basePath: '/api/v1' });

const missing = [
  [lenient, '/vtc/1', 'There is no such path. Did you mean /vtcs/1?'],
  [lenient, '/vtcs/1/member', 'There is no such path. Did you mean /vtcs/1/members?'],
  [lenient, '/events/', 'There is no such path. Did you mean /events?'],
  [
    lenient,
    '/api/v1/vtcs/1',
    'There is no such path: this sandbox has no base path. Did you mean /vtcs/1?',
  ],
  [lenient, '/completely/else', 'There is no such path.'],
  [
    below,
    '/vtcs/1',
    'There is no such path: all paths are below /api/v1. Did you mean /api/v1/vtcs/1?',
  ],
  [below, '/api/v1/vtc/1', 'There is no such path. Did you mean /api/v1/vtcs/1?'],
  [
    below,
    '/v1/vtcs',
    'There is no such path: all paths are below /api/v1. Did you mean /api/v1/vtcs?',
  ],
] as const;

for (const [setting, path, message] of missing) {
  test(`${path} is not found ${setting === below ? 'with' : 'without'} a base path: ${message}`, async () => {
    const { status, body } = await setting.get(path);
    assert.deepEqual([status, body.error.message], [404, message]);
  });
}

const messages = [
  ['/vtcs/batch', 'ids: must be 1 to 50 ids'],
  ['/vtcs?limit=0', 'limit: must be a whole number from 1 to 100'],
  [
    '/vtcs?limit=many&sort=oldest',
    'limit: must be a whole number from 1 to 100; sort: must be one of newest, name, members, activity',
  ],
  ['/vtcs?verified=maybe', 'verified: must be true or false'],
  ['/vtcs?minMembers=-1', 'minMembers: must be a whole number, 0 or more'],
  [`/vtcs?inGameTag=${'x'.repeat(33)}`, 'inGameTag: must be at most 32 characters'],
  [
    '/events?startsFrom=today',
    'startsFrom: must be a date-time with its zone, such as 2026-03-14T18:25:00Z',
  ],
] as const;

for (const [path, message] of messages) {
  test(`${path.slice(0, 30)} has a readable error message`, async () => {
    assert.equal((await lenient.get(path)).body.error.message, message);
  });
}

test('warns of an ignored key and of a token in the URL', async () => {
  await lenient.get('/me?token=emb_0001abc', bearer('svc_api_nobody'));
  const warnings = lenient.sandbox.journal.list(1)[0]?.warnings.join('\n') ?? '';
  assert.match(warnings, /no such key or token/);
  assert.match(warnings, /send it in the Authorization header/);
});
