/** Execution context of Cloudflare Workers. */
export interface WorkerContext {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
  props: unknown;
}

/** A server as a function from Request to Response. */
export interface Gateway {
  /** `env` may contain the connection of `@hono/node-server` or Deno, which has the visitor's address. */
  readonly fetch: (
    request: Request,
    env?: object,
    context?: WorkerContext,
  ) => Response | Promise<Response>;
  /** The same with a URL, for tests. */
  readonly request: (
    url: string | URL | Request,
    init?: RequestInit,
    env?: object,
    context?: WorkerContext,
  ) => Response | Promise<Response>;
}
