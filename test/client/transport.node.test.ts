import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { isFinal, policyOf, VtcError } from '../../src/client/errors.js';
import { send, type Fetch } from '../../src/client/transport.js';
import { systemClock } from '../../src/client/clock.js';
import { Credential } from '../../src/client/token.js';
import { DrivenClock, settled } from './driven-clock.js';

const url = 'https://api.example/v1/vtcs/5?limit=1';
const sendWith = (fetch: Fetch, clock = new DrivenClock(), signal?: AbortSignal) =>
  send({ url }, { fetch, clock }, signal);

const statuses = [
  [400, 'VALIDATION_ERROR'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [429, 'RATE_LIMITED'],
  [418, 'BAD_RESPONSE'],
  [500, 'BAD_RESPONSE'],
  [502, 'BAD_RESPONSE'],
  [503, 'BAD_RESPONSE'],
] as const;
for (const [status, code] of statuses)
  for (const body of ['', '<html>', '{"error":', '[]', 'null', '{"error":{"code":"TEAPOT"}}'])
    test(`maps status ${status} with the body ${JSON.stringify(body)} to ${code}`, () =>
      assert.rejects(
        sendWith(() => new Response(body, { status })),
        { name: 'VtcError', code, status, message: new RegExp(`^GET /v1/vtcs/5: ${status}, `) },
      ));

for (const body of ['{"code":"NOT_FOUND"}', '{"error":{"message":"x", "code" : "NOT_FOUND"}}'])
  test(`takes the code of an undocumented status from ${body}`, () =>
    assert.rejects(
      sendWith(() => new Response(body, { status: 410 })),
      { code: 'NOT_FOUND', status: 410 },
    ));

test('uses the status rather than the code in the body', () =>
  assert.rejects(
    sendWith(() => Response.json({ code: 'NOT_FOUND' }, { status: 401 })),
    { code: 'UNAUTHORIZED' },
  ));

test('keeps the body of an error as its cause, and its Retry-After', () =>
  assert.rejects(
    sendWith(() => new Response('busy', { status: 429, headers: { 'retry-after': '7' } })),
    { cause: 'busy', retryAfterMs: 7000 },
  ));

for (const [status, body, isBlocked] of [
  [403, '<html>Blocked by a firewall</html>', true],
  [401, 'Access denied', true],
  [403, '{"error":{"code":"FORBIDDEN","message":"no","requestId":"1"}}', false],
  [401, '', false],
  [404, '<html>', false],
] as const)
  test(`a ${status} with the body ${JSON.stringify(body)} is of ${isBlocked ? 'a firewall' : 'the API'}`, async () => {
    const error = await sendWith(() => new Response(body, { status })).catch(
      (failure: unknown) => failure as VtcError,
    );
    assert.ok(error instanceof VtcError);
    assert.equal(error.isBlocked, isBlocked);
    if (isBlocked) assert.ok(policyOf(error).keepsData && !isFinal(error));
  });

const largeText = 'x'.repeat(2_000_001);
const streamOf = (...chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
const invalidBodies: readonly (readonly [string, () => Response])[] = [
  ['no body', () => new Response(null)],
  ['an empty body', () => new Response('')],
  ['an HTML page', () => new Response('<!doctype html><p>{}')],
  ['truncated JSON', () => new Response('{"items":[{"id":1},')],
  [
    'a body over 2 MB in several chunks',
    () => new Response(streamOf('"', largeText.slice(0, 1e6), largeText.slice(0, 1e6), '"')),
  ],
  ['a body over 2 MB in one chunk', () => new Response(`"${largeText}"`)],
];
for (const [name, response] of invalidBodies)
  test(`rejects ${name} as BAD_RESPONSE`, () =>
    assert.rejects(sendWith(response), { code: 'BAD_RESPONSE', status: 200 }));

test('reads a body of 2 MB, also with characters that span chunks', async () => {
  const text = `"${'x'.repeat(1_999_996)}é"`;
  assert.equal(new TextEncoder().encode(text).length, 2_000_000);
  assert.deepEqual(await sendWith(() => new Response(text)), { json: text.slice(1, -1), text });
  const bytes = new TextEncoder().encode('"é"');
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  assert.deepEqual(await sendWith(() => new Response(pieces)), { json: 'é', text: '"é"' });
});

for (const [name, length] of [
  ['a small', '61000'],
  ['a large', String(largeText.length + 2)],
  ['an invalid', 'x'],
] as const)
  test(`counts the bytes of a body with ${name} content-length`, () =>
    assert.rejects(
      sendWith(() => new Response(`"${largeText}"`, { headers: { 'content-length': length } })),
      { code: 'BAD_RESPONSE' },
    ));

test('rejects invalid JSON with a small content-length as BAD_RESPONSE', () =>
  assert.rejects(
    sendWith(() => new Response('{"a":', { headers: { 'content-length': '5' } })),
    { code: 'BAD_RESPONSE', status: 200 },
  ));

test('stops reading a body at the limit', async () => {
  let chunkCount = 0;
  const stream = new ReadableStream({
    pull(controller) {
      chunkCount += 1;
      if (chunkCount > 25) return controller.close();
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  await assert.rejects(
    sendWith(() => new Response(stream)),
    { code: 'BAD_RESPONSE' },
  );
  assert.ok(chunkCount < 25, `${chunkCount} chunks`);
});

test('maps a lost connection to NETWORK, with its cause', () => {
  const cause = new TypeError('fetch failed');
  return assert.rejects(
    sendWith(() => Promise.reject(cause)),
    { code: 'NETWORK', status: 0, cause },
  );
});

const never = new Promise<never>(() => undefined);
const pendingResponses: readonly (readonly [string, Fetch])[] = [
  ['a server that does not respond', () => never],
  ['a body that does not arrive', () => new Response(new ReadableStream())],
  [
    'a body that stalls',
    () =>
      new Response(
        new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }),
      ),
  ],
  [
    'the body of an error that does not arrive',
    () => new Response(new ReadableStream(), { status: 500 }),
  ],
];
for (const [name, fetch] of pendingResponses)
  test(`maps ${name} to TIMEOUT after 10 s, and leaves no timer`, async () => {
    const clock = new DrivenClock();
    let code = '';
    sendWith(fetch, clock).catch((error: VtcError) => (code = error.code));
    await clock.advance(9_999);
    assert.equal(code, '');
    await clock.advance(1);
    assert.equal(code, 'TIMEOUT');
    assert.equal(clock.timers, 0);
  });

for (const [name, fetch] of pendingResponses)
  test(`aborts ${name} with the signal`, async () => {
    const clock = new DrivenClock();
    const controller = new AbortController();
    const response = sendWith(fetch, clock, controller.signal);
    await settled();
    controller.abort();
    await assert.rejects(response, { name: 'AbortError' });
    assert.equal(clock.timers, 0);
  });

test('sends nothing for an aborted signal', async () => {
  let sentCount = 0;
  const fetch: Fetch = () => {
    sentCount += 1;
    return never;
  };
  await assert.rejects(sendWith(fetch, new DrivenClock(), AbortSignal.abort()), {
    name: 'AbortError',
  });
  assert.equal(sentCount, 0);
});

test('leaves no timer after a response', async () => {
  const clock = new DrivenClock();
  await sendWith(() => Response.json({}), clock);
  assert.equal(clock.timers, 0);
});

test('sends no header that causes a preflight without a token', async () => {
  let sent: RequestInit | undefined;
  await sendWith((_, options) => {
    sent = options;
    return Response.json({});
  });
  assert.deepEqual(sent?.headers, {});
  assert.equal(sent.credentials, 'omit');
  assert.equal(sent.referrerPolicy, 'strict-origin');
});

test('sends a token in one header, and not to the target of a redirect', async () => {
  let sent: RequestInit | undefined;
  let sentTo = '';
  const fetch: Fetch = (address, options) => {
    sentTo = address;
    sent = options;
    return Response.json({});
  };
  await send({ url, credential: new Credential('emb_x', 2) }, { fetch, clock: new DrivenClock() });
  assert.deepEqual(sent?.headers, { authorization: 'Bearer emb_x' });
  assert.equal(sent.redirect, 'error');
  assert.equal(sent.credentials, 'omit');
  assert.equal(sentTo, url);
});

const brokenRoutes: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/reset': (response) => response.socket?.destroy(),
  '/truncated': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"items":[');
    setTimeout(() => response.socket?.destroy(), 20);
  },
  '/broken-error': (response) => {
    response.writeHead(500, { 'content-length': '100' }).write('{');
    setTimeout(() => response.socket?.destroy(), 20);
  },
  '/garbage': (response) => response.socket?.end('not http\r\n\r\n'),
  '/elsewhere': (response) => response.writeHead(302, { location: '/reset' }).end(),
};
const server = createServer((request, response) => brokenRoutes[request.url ?? '']?.(response));
before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
// So that a request that never settles fails its test: a server keeps the process waiting for it.
before(() => server.unref());
after(() => server.close());

const realFailures = [
  ['/reset', {}, 'NETWORK', 0],
  ['/truncated', {}, 'NETWORK', 0],
  ['/broken-error', {}, 'BAD_RESPONSE', 500],
  ['/garbage', {}, 'NETWORK', 0],
  ['/elsewhere', { credential: new Credential('emb_x', 2) }, 'NETWORK', 0],
] as const;
for (const [path, options, code, status] of realFailures)
  test(`maps ${path} of a real server to ${code}`, () => {
    const { port } = server.address() as AddressInfo;
    const transport = { fetch, clock: systemClock };
    return assert.rejects(send({ url: `http://127.0.0.1:${port}${path}`, ...options }, transport), {
      code,
      status,
    });
  });

/** A response of a replacement of `fetch` over XMLHttpRequest, which has no stream. */
const responseWithoutStream = (text: string, { status = 200, body = undefined as unknown } = {}) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    body,
    text: () => Promise.resolve(text),
  }) as Response;

test('reads a response without a stream by its text', async () => {
  const text = '{"a":1}';
  for (const response of [responseWithoutStream(text), responseWithoutStream(text, { body: {} })])
    assert.deepEqual(await sendWith(() => response), { json: { a: 1 }, text });
  await assert.rejects(
    sendWith(() => responseWithoutStream('{"code":"NOT_FOUND"}', { status: 410 })),
    { code: 'NOT_FOUND' },
  );
});

test('rejects a response without a stream that is larger than 2 MB', () =>
  assert.rejects(
    sendWith(() => responseWithoutStream(JSON.stringify(largeText))),
    { code: 'BAD_RESPONSE' },
  ));
