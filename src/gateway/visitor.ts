import type { Context } from 'hono';
import { getRuntimeKey } from 'hono/adapter';
import * as z from 'zod/mini';
import { isAddress, type IsTrusted, visitorNetwork } from './networks.js';
import type { Visitor } from './upstream/response-cache.js';

const environment = z.object({
  // @hono/node-server
  incoming: z.optional(z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) })),
  // Deno.serve
  remoteAddr: z.optional(z.object({ hostname: z.optional(z.string()) })),
});

/** The IP address of an entry in `X-Forwarded-For`: without quotes, brackets and port. */
function hopAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  return bracketed ?? withPort ?? text;
}

/**
 * Network of the visitor: that of the connection, or of the last hop in `X-Forwarded-For` that is no trusted proxy.
 * Undefined if the platform does not provide it.
 */
function visitorAddress(context: Context, isTrusted: IsTrusted): string | undefined {
  if (getRuntimeKey() === 'workerd') {
    const address = context.req.header('cf-connecting-ip');
    return address && visitorNetwork(address);
  }
  const { incoming, remoteAddr } = environment.safeParse(context.env).data ?? {};
  const peer = incoming?.socket.remoteAddress ?? remoteAddr?.hostname;
  if (peer === undefined) return undefined;
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map(hopAddress);
  let address = peer;
  for (let hop = 0; isTrusted(address, hop); hop++) {
    const previous = hops.pop();
    if (previous === undefined || !isAddress(previous)) break;
    address = previous;
  }
  return visitorNetwork(address);
}

class ContextVisitor implements Visitor {
  readonly #context: Context;
  readonly #isTrusted: IsTrusted;

  constructor(context: Context, isTrusted: IsTrusted) {
    this.#context = context;
    this.#isTrusted = isTrusted;
  }

  // Cached responses do without it.
  get address(): string | undefined {
    return visitorAddress(this.#context, this.#isTrusted);
  }

  waitUntil(work: Promise<unknown>): void {
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    try {
      this.#context.executionCtx.waitUntil(settled);
    } catch {
      // Only Workers have an execution context.
    }
  }
}

/** On whose behalf the gateway sends requests to the API. */
export const createVisitor = (context: Context, isTrusted: IsTrusted): Visitor =>
  new ContextVisitor(context, isTrusted);
