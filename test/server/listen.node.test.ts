import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type HttpServer, listen } from '../../src/server/listen.js';

describe('A server', () => {
  let server: HttpServer;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    server = await listen({ fetch: () => new Response('ok') }, { port: 0, maxConnections: 2 });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.close();
  });

  /** Opens a connection and sends a request; returns the start of the response, or nothing if it was closed. */
  async function responseOf(): Promise<string> {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const data = once(socket, 'data').then(([bytes]) => String(bytes));
    return Promise.race([data, once(socket, 'close').then(() => '')]);
  }

  it('closes connections above the limit at once, and accepts them again later', async () => {
    assert.match(await responseOf(), /^HTTP\/1\.1 200/);
    assert.match(await responseOf(), /^HTTP\/1\.1 200/);
    assert.equal(await responseOf(), '');
    const [first] = sockets;
    assert.ok(first);
    first.destroy();
    let response = '';
    // The server learns of the closed connection a little later.
    while (response === '') response = await responseOf();
    assert.match(response, /^HTTP\/1\.1 200/);
  });

  it('keeps idle connections open for 20 s', async () => {
    assert.match(await responseOf(), /^keep-alive: timeout=20, max=1000\r$/im);
  });
});

describe('A server with limits', () => {
  const sockets: Socket[] = [];
  const servers: HttpServer[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(servers.splice(0).map(({ close }) => close()));
  });

  async function serve(...[app, options]: Parameters<typeof listen>) {
    const server = await listen(app, options);
    servers.push(server);
    const open = (localAddress: string) => {
      const { port } = server;
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
      sockets.push(socket);
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return socket;
    };
    return { open };
  }

  it('closes connections of clients that do not read', { timeout: 20_000 }, async () => {
    const clients = 5;
    let cancelled = 0;
    let resolve: () => void;
    const allCancelled = new Promise<void>((settle) => (resolve = settle));
    const chunk = new Uint8Array(65_536);
    const endless = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(chunk),
        cancel: () => {
          cancelled += 1;
          if (cancelled === clients) resolve();
        },
      });
    const { open } = await serve(
      { fetch: () => new Response(endless()) },
      { port: 0, stalledMs: 1000 },
    );
    for (let index = 0; index < clients; index++) open('127.0.0.1').pause();
    await allCancelled;
    assert.equal(cancelled, clients);
  });

  it('limits open connections of one address, and not those of exempt ones', async () => {
    const { open } = await serve(
      { fetch: () => new Response('ok') },
      {
        port: 0,
        maxConnectionsPerKey: 2,
        connectionKey: (address) => (address === '127.0.0.3' ? undefined : address),
      },
    );
    const isServed = async (address: string) => {
      const socket = open(address);
      const served = once(socket, 'data').then(() => true);
      return Promise.race([served, once(socket, 'close').then(() => false)]);
    };
    const addresses = ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2'];
    const exempt = ['127.0.0.3', '127.0.0.3', '127.0.0.3'];
    const results: boolean[] = [];
    for (const address of [...addresses, ...exempt]) results.push(await isServed(address));
    assert.deepEqual(results, [true, true, false, true, true, true, true]);
  });

  it('refuses further requests of a connection', { timeout: 20_000 }, async () => {
    const { open } = await serve(
      { fetch: () => new Response('ok') },
      { port: 0, maxRequestsPerSocket: 2 },
    );
    const socket = open('127.0.0.1');
    let text = '';
    socket.on('data', (bytes) => (text += String(bytes)));
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2));
    while (!text.includes(' 503 ')) await once(socket, 'data');
    assert.deepEqual(text.match(/(?<=HTTP\/1.1 )\d+/g), ['200', '200', '503']);
  });
});
