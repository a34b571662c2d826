import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Sandbox } from '../server/sandbox.js';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { packed } from './compress.js';

/** Where a sandbox is served. */
export interface ListenOptions {
  /** 0 takes any free port; one that is taken gives way to the next free one. */
  readonly port: number;
  readonly host: string;
  /** Whether `X-Forwarded-For` tells who asks. */
  readonly trustProxy: boolean;
  /** Answers what the sandbox itself does not, such as its page; undefined for the rest. */
  readonly site?: (request: Request) => Promise<Response | undefined>;
}

/** A sandbox that is served over HTTP. */
export interface Listening {
  /** Address of the API, with the base path. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

const triedPorts = 20;

/** Longer than proxies keep a connection, so that none sends a request into one that is closing. */
const keepAliveMs = 65_000;

function addressOf(request: Request, { incoming }: HttpBindings, trustProxy: boolean): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  return (trustProxy && forwarded) || (incoming.socket.remoteAddress ?? 'unknown');
}

/** Writes the answer in one piece with its length, which costs a third of a stream. */
async function send(request: Request, response: Response, { outgoing }: HttpBindings) {
  const body = await packed(request, response);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(request.method === 'HEAD' ? undefined : body);
  return RESPONSE_ALREADY_SENT;
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

type Server = ReturnType<typeof createAdaptorServer>;

async function bind(server: Server, port: number, host: string, tries: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    if (!isTaken(error) || tries <= 1) throw error;
    await bind(server, port + 1, host, tries - 1);
  }
}

/** The name to type for an address that is listened on; those that mean every address are not one. */
function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Serves a sandbox over HTTP until it is closed. */
export async function listen(sandbox: Sandbox, options: ListenOptions): Promise<Listening> {
  const { port, host, trustProxy, site } = options;
  const server = createAdaptorServer({
    // A name that node-server adds to the global Request and Response would reach the host program.
    overrideGlobalObjects: false,
    serverOptions: { keepAliveTimeout: keepAliveMs, headersTimeout: keepAliveMs + 1000 },
    fetch: async (request, environment) => {
      const bindings = environment as HttpBindings;
      try {
        const response =
          (await site?.(request)) ??
          (await sandbox.fetch(request, addressOf(request, bindings, trustProxy)));
        return await send(request, response, bindings);
      } catch {
        bindings.incoming.socket.destroy();
        return new Response();
      }
    },
  });
  await bind(server, port, host, triedPorts);
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${hostName(host)}:${bound}${sandbox.basePath}`,
    port: bound,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
