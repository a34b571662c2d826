import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { ArgumentError } from './arguments.js';

/** Port and host of a server. */
export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Default: 127.0.0.1, which only this machine can reach. */
  readonly host?: string | undefined;
  /** Whether the ports after `port` are tried while it is in use, up to 20 in all. */
  readonly triesNextPorts?: boolean;
  /** Open connections, most of them idle; further ones are closed at once. Default: 10,000. */
  readonly maxConnections?: number;
  /** Open connections of one key of `connectionKey`; further ones are closed at once. Default: 100. */
  readonly maxConnectionsPerKey?: number;
  /** What connections of an IP address are counted by; undefined if they are not limited, as those of a proxy. Default: not limited. */
  readonly connectionKey?: (address: string) => string | undefined;
  /** A connection is closed when nothing was sent or received for this time, as by a client that does not read. Default: 30,000. */
  readonly stalledMs?: number;
  /** Requests of one connection, which is closed then. Default: 1000. */
  readonly maxRequestsPerSocket?: number;
  /**
   * Whether `Request` and `Response` may be replaced in the whole process, by classes whose responses take half the time; only for
   * a program that is nothing but the server. Default: false.
   */
  readonly mayReplaceGlobals?: boolean;
}

/** Whether only programs on this machine can reach a host. */
export const isLoopback = (host = '127.0.0.1'): boolean => /^(localhost|127\..*|::1)$/.test(host);

/** A server that listens for HTTP requests. */
export interface HttpServer {
  /** URL to open on this machine. */
  readonly url: string;
  readonly port: number;
  /** Stops accepting connections; resolves when all requests have a response, or after 4 s. */
  readonly close: () => Promise<void>;
}

/** Connection of a request: the used part of Node's request and response, so that these types need no others. */
export interface Connection {
  readonly incoming: {
    readonly socket: { readonly remoteAddress?: string | undefined; destroy(): unknown };
  };
  readonly outgoing: {
    writeHead(status: number, headers: Readonly<Record<string, string>>): unknown;
    end(body?: string | Uint8Array): unknown;
  };
}

/** A function from Request to Response. */
export interface FetchHandler {
  readonly fetch: (request: Request, connection: Connection) => Response | Promise<Response>;
}

const maxPorts = 20;
/** Connections that the system queues. */
const backlog = 2048;
const closeTimeoutMs = 4000;
const defaultLimits = {
  maxConnections: 10_000,
  maxConnectionsPerKey: 100,
  stalledMs: 30_000,
  maxRequestsPerSocket: 1000,
} as const;

const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
} as const;

/** Hosts that stand for all network interfaces; a browser cannot open them. */
const wildcardHosts: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Returns an `ArgumentError` with a one-line message for errors that the user can fix; other errors unchanged. */
function listenError(error: unknown, host: string, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ArgumentError(`Port ${port} is in use: choose another one with --port.`);
    case 'EACCES':
      return new ArgumentError(
        `Port ${port} requires root privileges: choose one above 1023 with --port.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ArgumentError(`This machine has no address ${host}: choose another --host.`);
    default:
      return error;
  }
}

type Limits = Required<
  Omit<ListenOptions, 'port' | 'host' | 'triesNextPorts' | 'mayReplaceGlobals'>
>;

/** Closes connections above the limit of their key at once. */
function limitPerKey(server: Server, { connectionKey, maxConnectionsPerKey }: Limits): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const key = connectionKey(socket.remoteAddress ?? '');
    if (key === undefined) return;
    const count = open.get(key) ?? 0;
    if (count >= maxConnectionsPerKey) return void socket.destroy();
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

function limit(server: Server, limits: Limits): void {
  server.maxConnections = limits.maxConnections;
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  // Node restarts this time whenever a part of the response is read.
  server.setTimeout(limits.stalledMs);
  limitPerKey(server, limits);
}

async function bind(server: Server, port: number, host: string, attempts: number): Promise<void> {
  try {
    server.listen({ port, host, backlog });
    await once(server, 'listening');
  } catch (error) {
    const canTryNext = codeOf(error) === 'EADDRINUSE' && attempts > 1 && port < 65_535;
    if (!canTryNext) throw listenError(error, host, port);
    await bind(server, port + 1, host, attempts - 1);
  }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections stay open after their last response.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const timeout = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timeout);
}

/** Serves HTTP until it is closed; throws an `ArgumentError` if the port or host cannot be used. */
export async function listen(app: FetchHandler, options: ListenOptions): Promise<HttpServer> {
  const { port, host = '127.0.0.1', triesNextPorts = false, mayReplaceGlobals = false } = options;
  const server = createAdaptorServer({
    fetch: (request, bindings) => app.fetch(request, bindings),
    overrideGlobalObjects: mayReplaceGlobals,
    serverOptions,
  }) as Server;
  limit(server, { ...defaultLimits, connectionKey: () => undefined, ...options });
  await bind(server, port, host, triesNextPorts ? maxPorts : 1);
  const bound = (server.address() as AddressInfo).port;
  const name = wildcardHosts.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${bound}`, port: bound, close: () => close(server) };
}
