import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it, test } from 'node:test';
import { http } from 'msw';
import { ArgumentError } from '../../src/server/arguments.js';
import { readArguments } from '../../src/sandbox/cli/arguments.js';
import { type HttpServer, listenToSandbox } from '../../src/sandbox/cli/listen.js';
import { createSite } from '../../src/sandbox/cli/site.js';
import { mswHandlers } from '../../src/sandbox/server/msw.js';
import { setUp } from '../support/sandbox.js';

const local = { port: 0, host: '127.0.0.1', trustProxy: false };

test('serves over HTTP what fetch returns, aborts connections, and applies rate limits by address', async () => {
  const { sandbox } = setUp({ basePath: '/api/v1', rateLimits: true });
  const server = await listenToSandbox(sandbox, local);
  try {
    const served = await fetch(`${server.url}/vtcs/1/roles`);
    const direct = await sandbox.fetch(new Request('http://localhost/api/v1/vtcs/1/roles'));
    assert.deepEqual(await served.json(), await direct.json());
    await assert.rejects(fetch(`${server.url}/rules?x-sandbox-failure=reset`));
    const forged = { 'x-forwarded-for': '9.9.9.9', 'x-sandbox-client': '9.9.9.9' };
    const left = async (headers: Record<string, string>) =>
      Number(
        (await fetch(`${server.url}/rules`, { headers })).headers.get('X-RateLimit-Remaining'),
      );
    const before = await left({});
    assert.equal(await left(forged), before - 1);
  } finally {
    await server.close();
  }
});

test('applies rate limits by the forwarded address behind a trusted proxy', async () => {
  const server = await listenToSandbox(setUp({ rateLimits: true }).sandbox, {
    ...local,
    trustProxy: true,
  });
  try {
    const left = async (address: string) =>
      (await fetch(`${server.url}/rules`, { headers: { 'x-forwarded-for': address } })).headers.get(
        'X-RateLimit-Remaining',
      );
    assert.deepEqual(
      [await left('1.1.1.1'), await left('2.2.2.2, 1.1.1.1'), await left('1.1.1.1')],
      ['99', '99', '98'],
    );
  } finally {
    await server.close();
  }
});

test('uses the next port if one is in use', async () => {
  const first = await listenToSandbox(setUp().sandbox, local);
  const second = await listenToSandbox(setUp().sandbox, { ...local, port: first.port });
  try {
    assert.ok(second.port > first.port);
    assert.equal((await fetch(`${second.url}/rules`)).status, 200);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});

test('serves requests below the base URL through msw', async () => {
  const { sandbox } = setUp({ baseUrl: 'https://api.test/v1' });
  const [handler] = mswHandlers(http, sandbox);
  assert.ok(handler);
  const run = (url: string) => handler.run({ request: new Request(url), requestId: '1' });
  const response = (await run('https://api.test/v1/vtcs/1'))?.response;
  assert.match(
    ((await response?.json()) as { banner: string }).banner,
    /^https:\/\/api\.test\/v1\/images\//,
  );
  assert.equal(
    (await run('https://api.test/v1/rules?x-sandbox-failure=reset'))?.response?.type,
    'error',
  );
  assert.equal(await run('https://other.test/v1/vtcs/1'), null);
  assert.throws(() => mswHandlers(http, setUp().sandbox), TypeError);
});

test('rejects invalid options and names valid ones', () => {
  const wrong = [
    '--port x',
    '--port 70000',
    '--size big',
    '--companies 0',
    '--members 200001',
    '--clock now',
    '--base-path api',
    '--nothing',
    'serve',
    '--port',
  ];
  for (const line of wrong)
    assert.throws(() => readArguments(line.split(' ')), ArgumentError, line);
});

test('parses all options', () => {
  const line =
    '--port 0 --host ::1 --allow-host api.test --allow-host sandbox --seed x --size small --members 500 --base-path /api/v1/ --clock 2026-03-14T18:25:00Z --no-rate-limits --trust-proxy --json';
  const { json, listen: where, sandbox } = readArguments(line.split(' '));
  assert.deepEqual(
    [json, where],
    [true, { port: 0, host: '::1', trustProxy: true, allowedHosts: ['api.test', 'sandbox'] }],
  );
  const { startAt, ...rest } = sandbox;
  assert.deepEqual(rest, {
    seed: 'x',
    companies: 20,
    members: 500,
    rateLimits: false,
    strict: false,
    cors: true,
    control: true,
    basePath: '/api/v1',
  });
  assert.equal(startAt, Date.parse('2026-03-14T18:25:00Z'));
  assert.equal(readArguments([]).listen.port, 8787);
});

describe('The Host header', () => {
  let server: HttpServer;
  before(async () => {
    const { sandbox } = setUp({ control: true });
    const options = { ...local, allowedHosts: ['api.test'], site: createSite(sandbox) };
    server = await listenToSandbox(sandbox, options);
  });
  after(() => server.close());

  /** The raw response to a request, as a page sends it after DNS rebinding. */
  async function rawResponse(host: string, path: string): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const data of socket) text += String(data);
    return text;
  }

  const paths = ['/rules', '/', '/sandbox/clock', '/nothing'];
  for (const host of [
    ...['evil.example', 'evil.example:8787', 'localhost.evil.example', '127.0.0.1.evil.example'],
    ...['evillocalhost', 'api.test.evil.example', 'sub.api.test', 'EVIL.example.'],
  ])
    it(`is rejected with the option that allows it: ${host}`, async () => {
      const name = host.replace(/:\d+$/, '').toLowerCase();
      for (const path of paths) {
        const text = await rawResponse(host, path);
        assert.match(text, /^HTTP\/1\.1 403 /);
        assert.ok(text.includes(`--allow-host ${name}`), text);
        assert.doesNotMatch(text, /access-control|emb_/i);
      }
    });

  for (const host of [
    ...[
      'localhost',
      'localhost:8787',
      'LOCALHOST',
      'localhost.',
      'api-1.localhost',
      'a.b.localhost:80',
    ],
    ...[
      '127.0.0.1',
      '127.0.0.1:8787',
      '[::1]',
      '[::1]:8787',
      '192.168.1.5:8787',
      'api.test',
      'API.test:1',
    ],
  ])
    it(`is accepted: ${host}`, async () => {
      assert.match(await rawResponse(host, '/rules'), /^HTTP\/1\.1 200 /);
    });
});
