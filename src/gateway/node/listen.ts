import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** Where a gateway is served. */
export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** 127.0.0.1 unless given, which only this machine reaches. */
  readonly host?: string | undefined;
  /** Whether a port that is taken gives way to the next free one. */
  readonly orNext?: boolean;
}

/** A gateway that is served over HTTP. */
export interface Listening {
  /** Address to open on this machine. */
  readonly url: string;
  readonly port: number;
  /** Takes no more requests and settles when those under way are answered, or after 5 s. */
  readonly close: () => Promise<void>;
}

/** What answers requests. */
export interface Fetching {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

const triedPorts = 20;
/** Connections that may wait to be taken in. */
const backlog = 2048;
const closingMs = 5000;

/** A visitor who is slow to ask, or asks with long headers, is let go. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  // Longer than the minute for which proxies keep theirs.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
} as const;

/** Hosts that stand for every interface, and are no address to open. */
const everyInterface: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function bind(server: Server, port: number, host: string, tries: number): Promise<void> {
  try {
    server.listen({ port, host, backlog });
    await once(server, 'listening');
  } catch (error) {
    if (!isTaken(error) || tries <= 1) throw error;
    await bind(server, port + 1, host, tries - 1);
  }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that has its answer now would be kept for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), closingMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** Serves a gateway over HTTP until it is closed. */
export async function listen(gateway: Fetching, options: ListenOptions): Promise<Listening> {
  const { port, host = '127.0.0.1', orNext = false } = options;
  const server = createAdaptorServer({
    fetch: (request) => gateway.fetch(request),
    serverOptions: limits,
  }) as Server;
  await bind(server, port, host, orNext ? triedPorts : 1);
  const bound = (server.address() as AddressInfo).port;
  const name = everyInterface.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${bound}`, port: bound, close: () => close(server) };
}
