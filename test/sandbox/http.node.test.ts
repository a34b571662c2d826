import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { listenToSandbox } from '../../src/sandbox/cli/listen.js';
import { createSite } from '../../src/sandbox/cli/site.js';
import { setUp } from '../support/sandbox.js';

const { sandbox, get, post, send } = setUp({ control: true });
const server = await listenToSandbox(sandbox, {
  port: 0,
  host: '127.0.0.1',
  trustProxy: false,
  site: createSite(sandbox),
});
after(() => server.close());

/** The raw response to a raw request. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: number }>(
    (resolve, reject) => {
      request(`${server.url}${path}`, { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

test('sends the request id in a header and in errors', async () => {
  const paths = [
    '/rules',
    '/vtcs?limit=0',
    '/nothing',
    '/sandbox/clock',
    '/rules?x-sandbox-failure=500',
  ];
  const ids = [];
  for (const path of paths) {
    const { headers, body } = await get(path);
    const id = headers.get('x-request-id');
    assert.match(id ?? '', /^req_\d+$/, path);
    if (body.error) assert.equal(body.error.requestId, id, path);
    ids.push(id);
  }
  assert.equal(new Set(ids).size, paths.length);
});

test('returns 304 until a write changes the response', async () => {
  const path = '/vtcs/1/news';
  const tag = (await get(path)).headers.get('ETag') ?? '';
  for (const known of [tag, `"x", ${tag}`, '*']) {
    const again = await get(path, { 'If-None-Match': known });
    assert.deepEqual([again.status, again.body, again.headers.get('ETag')], [304, '', tag]);
  }
  assert.equal((await get(path, { 'If-None-Match': 'W/"x"' })).status, 200);
  await post('/vtcs/1/management/news', { title: 'x', content: 'x' });
  assert.equal((await get(path, { 'If-None-Match': tag })).status, 200);
});

test('compresses large responses for clients that accept gzip', async () => {
  const plain = await raw('/events?limit=100');
  const zipped = await raw('/events?limit=100', { 'accept-encoding': 'br, gzip' });
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.equal(zipped.headers.vary, 'Accept-Encoding');
  assert.ok(zipped.bytes * 4 < plain.bytes, `${zipped.bytes} of ${plain.bytes}`);
  assert.equal(
    (await raw('/rules', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    undefined,
  );
  assert.equal(
    (await raw('/events', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'],
    undefined,
  );
  const response = await fetch(`${server.url}/events?limit=100`);
  assert.ok((await response.json()).items.length > 50);
});

test('keeps idle connections alive for 20 seconds', async () => {
  const { headers } = await raw('/rules', { connection: 'keep-alive' });
  assert.equal(headers['keep-alive'], 'timeout=20, max=1000');
});

test('rejects a body over 1 MB with 413 before it is read completely', async () => {
  const headers = {
    Authorization: `Bearer ${sandbox.keys.withVtcScopes}`,
    'Content-Type': 'application/json',
  };
  const path = '/vtcs/1/management/news';
  const large = JSON.stringify({ title: 'x', content: 'x'.repeat(1_000_000) });
  const direct = await send(path, { method: 'POST', body: large, headers });
  assert.deepEqual([direct.status, direct.body.error.code], [413, 'PAYLOAD_TOO_LARGE']);
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(100_000))),
  });
  const streamed = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit;
  assert.equal((await send(path, streamed)).status, 413);
  // Announces 50 MB and sends nothing: a response shows that the server does not wait for the body.
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      const lines = Object.entries({ ...headers, Host: 'localhost', 'Content-Length': '50000000' });
      socket.write(
        `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
      );
    });
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
  assert.match(response, /^HTTP\/1.1 413 /);
});

test('sends no CORS headers when CORS is off', async () => {
  const closed = setUp({ cors: false, control: true });
  const preflight = await closed.send('/rules', {
    method: 'OPTIONS',
    headers: { Origin: 'https://a.example' },
  });
  for (const { headers } of [
    preflight,
    await closed.get('/rules'),
    await closed.get('/sandbox/clock'),
  ]) {
    assert.equal(headers.get('Access-Control-Allow-Origin'), null);
  }
  assert.equal((await get('/sandbox/clock')).headers.get('Access-Control-Allow-Origin'), '*');
});

test('shows URL, companies, tokens and keys on the page, with names escaped', async () => {
  const response = await fetch(`${server.url}/`);
  const page = await response.text();
  assert.match(response.headers.get('content-security-policy') ?? '', /script-src 'self';/);
  const expected = [
    ...[server.url, 'northern_haul', ...Object.values(sandbox.keys)],
    ...sandbox.world.companies.slice(0, 10).map((company) => sandbox.world.embedToken(company)),
    ...['/users/search', '&lt;img src=x onerror=alert(1)&gt;'],
  ];
  for (const text of expected) assert.ok(page.includes(text), text);
  assert.ok(!page.includes('<img src=x'));
  for (const path of [
    'page.css',
    'page.js',
    'reference.js',
    'icon.svg',
    'swagger-ui.css',
    'swagger-ui-bundle.js',
  ]) {
    assert.equal((await fetch(`${server.url}/sandbox/assets/${path}`)).status, 200, path);
  }
  for (const path of ['../site.ts', 'x', '%2e%2e/page.ts']) {
    assert.equal((await fetch(`${server.url}/sandbox/assets/${path}`)).status, 404, path);
  }
  assert.deepEqual(await (await fetch(`${server.url}/health`)).json(), { status: 'ok' });
});
