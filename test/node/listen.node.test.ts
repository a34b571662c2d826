import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type HttpServer, listen } from '../../src/node/listen.js';

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
    assert.match(await responseOf(), /^keep-alive: timeout=20\r$/im);
  });
});
