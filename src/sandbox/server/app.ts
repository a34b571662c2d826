import { Hono, type Context } from 'hono';
import type { Endpoint } from '../../contract/endpoint.js';
import { responseBody } from '../handlers/handlers.js';
import type { Call, SandboxState } from '../handlers/context.js';
import { ApiFailure, invalid, notFound } from '../handlers/failure.js';
import type { Caller } from '../world/callers.js';
import { image } from '../world/images.js';
import { injectedResponse, parseInjectedFailure } from './failures.js';
import { strictWarnings } from './warnings.js';
import type { ResolvedOptions } from './options.js';
import { parseQuery } from './query.js';
import { rateLimitHeaders, type RateLimiter } from './rate-limiter.js';
import { readJson } from './read-body.js';
import { errorResponse, jsonResponse } from './responses.js';
import { routeNotFound, routes, type RouteSegments } from './routes.js';
import { validate } from './validate.js';

/** Context of a request inside the app. */
export interface RequestEnvironment {
  /** Client address for rate limits. */
  readonly address: string;
  readonly caller: Caller;
  /** Failure to inject. */
  readonly failure: string | undefined;
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Warnings for the journal. */
  readonly warnings: string[];
  /** Headers of the response, also of errors. */
  readonly headers: Headers;
}

interface Environment {
  Bindings: RequestEnvironment;
}

type RequestContext = Context<Environment>;

/** Throws unless the request has the credentials that an endpoint needs. */
function authenticate({ authentication }: Endpoint, { key, embed }: Caller): void {
  if (authentication === 'embed' && !embed) {
    throw new ApiFailure('UNAUTHORIZED', 'An embed token is needed: Authorization: Bearer emb_…');
  }
  if (authentication === 'management' && !key) {
    throw new ApiFailure('UNAUTHORIZED', 'A developer key with VTC scopes is needed.');
  }
  if (authentication === 'management' && !key?.withVtcScopes) {
    throw new ApiFailure('FORBIDDEN', 'This key has no VTC scopes.');
  }
}

/** Parsed path, query and body, and the raw ones. */
async function input({ params, query, body }: Endpoint, context: RequestContext) {
  const pathValues = context.req.param() as Record<string, string>;
  const search = new URL(context.req.url).searchParams;
  const values = {
    params: params
      ? validate(params, parseQuery(params, new URLSearchParams(pathValues)))
      : pathValues,
    query: query && validate(query, parseQuery(query, search)),
  };
  const sent = body && (await readJson(context.req.raw));
  return { values: { ...values, body: body && validate(body, sent) }, search, body: sent };
}

/** Serves requests; without the types of Hono, which the published declarations must not import. */
export interface App {
  fetch(request: Request, environment: RequestEnvironment): Response | Promise<Response>;
}

/** Creates the app that serves all endpoints from the state. */
export function createApp(state: SandboxState, options: ResolvedOptions, limit: RateLimiter): App {
  const { basePath } = options;
  const app = new Hono<Environment>().basePath(basePath);
  const baseUrlOf = (context: RequestContext) =>
    options.baseUrl ?? `${new URL(context.req.url).origin}${basePath}`;

  const count = (context: RequestContext) => {
    if (!options.rateLimits) return;
    const { caller, address, now } = context.env;
    const client = `${caller.key?.id ?? 'anonymous'} ${address}`;
    const rateLimit = limit(client, caller.key?.tier ?? 'anonymous', now);
    for (const [name, value] of Object.entries(rateLimitHeaders(rateLimit, now))) {
      context.env.headers.set(name, value);
    }
    if (rateLimit.rejected) {
      throw new ApiFailure('RATE_LIMITED', 'Too many requests: wait before the next one.');
    }
  };

  const respond = async (context: RequestContext, { name, endpoint }: RouteSegments) => {
    const { caller, now, warnings } = context.env;
    count(context);
    authenticate(endpoint, caller);
    const { values, search, body } = await input(endpoint, context);
    const found = strictWarnings(endpoint, { search, headers: context.req.raw.headers, body });
    warnings.push(...found.map(({ path, message }) => `${path}: ${message}`));
    if (options.strict && found.length > 0) throw invalid(found);
    const call = { ...state, ...values, caller, now, baseUrl: baseUrlOf(context) };
    // `values` were parsed with the schemas of the same endpoint, which the type of a lookup by name cannot express.
    const result = responseBody(name, call as Call<typeof name>);
    return jsonResponse(context.req.raw, JSON.stringify(result));
  };

  app.use(async ({ env: { failure, requestId }, req }, next) => {
    const injected =
      failure === undefined
        ? undefined
        : await injectedResponse(parseInjectedFailure(failure), req.raw, requestId);
    return injected ?? next();
  });
  app.get('/images/:file', (context) => {
    const svg = image(context.req.param('file'));
    if (svg === undefined) throw notFound('picture');
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });
  app.get('/openapi.json', async (context) => {
    const { openApiText } = await import('./openapi/document.js');
    return jsonResponse(
      context.req.raw,
      openApiText(state, options.baseUrl ?? (basePath || '/'), context.env.now),
    );
  });
  for (const route of routes) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(route.method, path, (context) => respond(context, route));
  }
  app.notFound(({ req, env }) =>
    errorResponse(routeNotFound(req.method, req.path, basePath), env.requestId),
  );
  app.onError((error, { req, env }) => {
    if (req.raw.signal.aborted) throw error;
    return errorResponse(error, env.requestId);
  });
  return app;
}
