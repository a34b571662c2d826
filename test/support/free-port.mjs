import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 on which no server listens.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
