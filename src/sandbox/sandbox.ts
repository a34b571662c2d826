import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Endpoint } from '../contract/endpoint.js';
import { endpoints, type EndpointName } from '../contract/endpoints.js';
import { answers } from './answers/answers.js';
import { createCalendar } from './calendar.js';
import type { Call } from './call.js';
import { authenticate, callers, keyTokens, type KeyName } from './callers.js';
import { Failure, notFound } from './failure.js';
import { drawing } from './images.js';
import { typedValues } from './query.js';
import { validate } from './validate.js';
import { createWorld, type World } from './world.js';

/** How a sandbox is made; each option may be left out. */
export interface SandboxOptions {
  /** The same seed gives the same world. */
  readonly seed?: string | number;
  /** The time in milliseconds since 1970; events are told of relative to it. */
  readonly clock?: () => number;
  /** How many companies there are; the examples are always among them. */
  readonly companies?: number;
  /** How many members all companies have together; the examples keep their own number. */
  readonly members?: number;
  /** Whether requests are counted; they are unless this is false. */
  readonly rateLimits?: boolean;
  /** Path that all endpoints are below, such as `/api/v1`. */
  readonly basePath?: string;
  /** Address of pictures; else that of the request. */
  readonly baseUrl?: string;
}

/** The API of the document, served from memory. */
export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  readonly world: World;
  /** A key of each tier, and the special ones. */
  readonly keys: Readonly<Record<KeyName, string>>;
}

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** Fixed paths first, so that `/vtcs/batch` is not taken for a company. */
const routes = Object.keys(endpoints)
  .filter(isEndpointName)
  .map((name) => ({ name, endpoint: endpoints[name] }))
  .sort((one, other) => variables(one.endpoint) - variables(other.endpoint));

function variables({ path }: Endpoint) {
  return path.split('{').length;
}

/** Builds a sandbox; everything it answers follows from its options, its clock and what was written to it. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { clock = Date.now, companies = 60, members = 4000, basePath = '' } = options;
  const seed = String(options.seed ?? 'vtc');
  const world = createWorld(seed, { companies, members });
  const calendar = createCalendar(world);
  const identify = callers(world);
  const app = new Hono().basePath(basePath);

  app.use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'], maxAge: 600 }));
  app.get('/images/:file', (context) => {
    const svg = drawing(context.req.param('file'));
    if (svg === undefined) throw notFound('picture');
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });

  for (const { name, endpoint } of routes) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method ?? 'GET', path, async (context) => {
      const url = new URL(context.req.url);
      const caller = identify(context.req.header('Authorization') ?? null);
      authenticate(endpoint, caller);
      const params = context.req.param();
      const call = {
        world,
        calendar,
        caller,
        now: clock(),
        baseUrl: options.baseUrl ?? `${url.origin}${basePath}`,
        params: endpoint.params
          ? validate(endpoint.params, typedValues(endpoint.params, new URLSearchParams(params)))
          : params,
        query:
          endpoint.query && validate(endpoint.query, typedValues(endpoint.query, url.searchParams)),
        body: endpoint.body && validate(endpoint.body, await context.req.json()),
      };
      const answer = answers[name] as (call: unknown) => unknown;
      return Response.json(answer(call satisfies Call<Endpoint>));
    });
  }

  let requests = 0;
  const failed = (error: unknown) => {
    const { status, code, message, details } = error instanceof Failure ? error : unexpected(error);
    requests += 1;
    return Response.json(
      { error: { code, message, requestId: `req_${requests}`, ...(details && { details }) } },
      { status },
    );
  };
  app.notFound(() => failed(notFound('path')));
  app.onError(failed);

  return { fetch: async (request) => app.fetch(request), world, keys: keyTokens(seed) };
}

function unexpected(error: unknown) {
  console.error(error);
  return { status: 500, code: 'INTERNAL', message: 'The sandbox failed.', details: undefined };
}
