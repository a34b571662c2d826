import { type Connection, listen as listenHttp, type HttpServer } from '../../server/listen.js';
import type { Sandbox } from '../server/sandbox.js';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { hostRejection, isAllowedHost } from './allowed-host.js';
import { packed } from './compress.js';

export type { HttpServer };

/** Where a sandbox is served. */
export interface SandboxListenOptions {
  /** 0 for any free port; the next free one if it is in use. */
  readonly port: number;
  readonly host: string;
  /** Whether the client's address is in `X-Forwarded-For`. */
  readonly trustProxy: boolean;
  /** Names in the `Host` header that are served beside `host`, local names and IP addresses. */
  readonly allowedHosts?: readonly string[];
  /** Serves other paths than the API, such as the page; undefined for a path that it does not know. */
  readonly site?: (request: Request) => Promise<Response | undefined>;
}

function addressOf(request: Request, { incoming }: Connection, trustProxy: boolean): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  return (trustProxy && forwarded) || (incoming.socket.remoteAddress ?? 'unknown');
}

/** Writes the body in one piece with its length, in a third of the time of a stream. */
async function send(request: Request, response: Response, { outgoing }: Connection) {
  const body = await packed(request, response);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(request.method === 'HEAD' ? undefined : body);
  return RESPONSE_ALREADY_SENT;
}

/** Serves a sandbox over HTTP until it is closed. */
export async function listenToSandbox(
  sandbox: Sandbox,
  options: SandboxListenOptions,
): Promise<HttpServer> {
  const { port, host, trustProxy, allowedHosts = [], site } = options;
  const fetch = async (request: Request, bindings: Connection) => {
    try {
      const { hostname } = new URL(request.url);
      if (!isAllowedHost(hostname, [host, ...allowedHosts]))
        return await send(request, hostRejection(hostname), bindings);
      const response =
        (await site?.(request)) ??
        (await sandbox.fetch(request, addressOf(request, bindings, trustProxy)));
      return await send(request, response, bindings);
    } catch {
      bindings.incoming.socket.destroy();
      return new Response();
    }
  };
  const listening = await listenHttp({ fetch }, { port, host, triesNextPorts: true });
  return { ...listening, url: listening.url + sandbox.basePath };
}
