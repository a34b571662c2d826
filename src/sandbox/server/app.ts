import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Endpoint } from '../../contract/endpoint.js';
import { namedEndpoints, type EndpointName } from '../../contract/endpoints.js';
import { answers } from '../answers/answers.js';
import type { SandboxState } from '../answers/call.js';
import { callers, type Caller } from '../world/callers.js';
import { authenticate } from './authenticate.js';
import { Failure, notFound } from '../answers/failure.js';
import { parseFault, spoiled } from './faults.js';
import { drawing } from '../world/images.js';
import type { CompleteOptions } from './options.js';
import { typedValues } from './query.js';
import { allowanceHeaders, createRateLimiter } from './rate-limiter.js';
import { validate } from './validate.js';

/** What is known of a request besides itself. */
export interface Surroundings {
  /** Where it came from; rate limits count by it. */
  readonly address: string;
  /** What is to go wrong. */
  readonly fault: string | undefined;
}

interface Environment {
  Bindings: Surroundings;
}

const variables = ({ path }: Endpoint) => path.split('{').length;

/** Fixed paths first, so that `/vtcs/batch` is not taken for a company. */
const routes = [...namedEndpoints].sort(([, one], [, other]) => variables(one) - variables(other));

/** CORS is *not described by the API document*. */
const openToAllPages = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'X-Sandbox-Client', 'X-Sandbox-Fault'],
  exposeHeaders: ['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'],
  maxAge: 600,
});

async function jsonBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (cause) {
    const details = [{ path: '', message: 'The body is not JSON.' }];
    throw Object.assign(new Failure('VALIDATION_ERROR', 'The body is not JSON.', details), {
      cause,
    });
  }
}

/** The parts of a request as their schemas read them. */
async function input(endpoint: Endpoint, context: Context) {
  const params = context.req.param() as Record<string, string>;
  const search = new URL(context.req.url).searchParams;
  return {
    params: endpoint.params
      ? validate(endpoint.params, typedValues(endpoint.params, new URLSearchParams(params)))
      : params,
    query: endpoint.query && validate(endpoint.query, typedValues(endpoint.query, search)),
    body: endpoint.body && validate(endpoint.body, await jsonBody(context)),
  };
}

const unexpected = (error: unknown) => {
  console.error(error);
  return { status: 500, code: 'INTERNAL', message: 'The sandbox failed.', details: undefined };
};

/** Builds the answers to errors; the shape of their body is *not described by the API document*. */
function errorAnswers() {
  let count = 0;
  return (error: unknown, { signal }: Request) => {
    if (signal.aborted) throw error;
    const { status, code, message, details } = error instanceof Failure ? error : unexpected(error);
    count += 1;
    const described = { code, message, requestId: `req_${count}`, ...(details && { details }) };
    return Response.json({ error: described }, { status });
  };
}

/** Builds the app that answers all endpoints from what is on the state. */
export function createApp(state: SandboxState, options: CompleteOptions) {
  const { basePath, clock } = options;
  const identify = callers(state.world);
  const limit = createRateLimiter();
  const app = new Hono<Environment>().basePath(basePath);

  const count = (context: Context<Environment>, { key }: Caller, now: number) => {
    if (!options.rateLimits) return;
    const client = `${key?.id ?? 'anonymous'} ${context.env.address}`;
    const allowance = limit(client, key?.tier ?? 'anonymous', now);
    for (const [name, value] of Object.entries(allowanceHeaders(allowance, now))) {
      context.header(name, value);
    }
    if (allowance.refused)
      throw new Failure('RATE_LIMITED', 'Too many requests: wait and ask less.');
  };

  const answer = async (context: Context<Environment>, name: EndpointName, endpoint: Endpoint) => {
    const now = clock();
    const caller = identify(context.req.raw.headers);
    count(context, caller, now);
    authenticate(endpoint, caller);
    const baseUrl = options.baseUrl ?? `${new URL(context.req.url).origin}${basePath}`;
    const call = { ...state, ...(await input(endpoint, context)), caller, now, baseUrl };
    // Each answer takes the call of its own endpoint, and the contract of that endpoint made this one.
    const made = (answers[name] as (call: unknown) => unknown)(call);
    return context.json(made as object);
  };

  app.use(openToAllPages);
  app.use(async ({ env: { fault }, req }, next) => {
    const answer = fault === undefined ? undefined : await spoiled(parseFault(fault), req.raw);
    return answer ?? next();
  });
  app.get('/images/:file', (context) => {
    const svg = drawing(context.req.param('file'));
    if (svg === undefined) throw notFound('picture');
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });
  app.get('/openapi.json', async (context) => {
    const { openApiDocument } = await import('./openapi.js');
    return context.json(openApiDocument(options.baseUrl ?? (basePath || '/')));
  });
  for (const [name, endpoint] of routes) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method ?? 'GET', path, (context) => answer(context, name, endpoint));
  }

  const failed = errorAnswers();
  app.notFound(({ req }) => failed(notFound('path'), req.raw));
  app.onError((error, { req }) => failed(error, req.raw));
  return app;
}
