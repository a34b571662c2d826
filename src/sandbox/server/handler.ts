import type { callers } from '../world/callers.js';
import type { App, RequestEnvironment } from './app.js';
import type { SandboxClock } from './clock.js';
import { isControlPath } from './control.js';
import { failureParameter, type InjectedFailures } from './failures.js';
import { type Journal, journalEntry } from './journal.js';
import type { ResolvedOptions } from './options.js';
import { requestWarnings } from './warnings.js';

/** The parts of a sandbox that a request passes. */
interface Parts {
  readonly options: ResolvedOptions;
  readonly app: App;
  readonly control: (request: Request, requestId: string) => Promise<Response>;
  readonly clock: SandboxClock;
  readonly failures: InjectedFailures;
  readonly journal: Journal;
  readonly identify: ReturnType<typeof callers>;
}

const corsMethods = {
  'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
  'Access-Control-Allow-Headers': `Authorization,Content-Type,If-None-Match,X-Sandbox-Client,${failureParameter}`,
  'Access-Control-Max-Age': '600',
} as const;

const exposedHeaders =
  'ETag,Retry-After,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,X-Request-Id';

/** The response to `OPTIONS`; with `cors`, a preflight for any origin: *not described by the API document*. */
const preflight = (cors: boolean) =>
  new Response(null, {
    status: 204,
    headers: { Allow: 'GET, HEAD, POST, OPTIONS', ...(cors && corsMethods) },
  });

/** Adds the headers of all responses. */
function complete(response: Response, requestId: string, cors: boolean): Response {
  response.headers.set('X-Request-Id', requestId);
  if (!cors) return response;
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', exposedHeaders);
  return response;
}

/** Images and the OpenAPI document are not logged. */
const isUnlogged = (path: string) => path.startsWith('/images/') || path === '/openapi.json';

/** Returns the function that responds to requests: to preflights, to control requests, and for the API with injected failures and journal. */
export function createHandler({ options, app, control, ...parts }: Parts) {
  const { basePath, cors } = options;
  let requests = 0;

  /** The path below the base path. */
  const below = (path: string) =>
    path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;

  function environmentOf(
    request: Request,
    path: string,
    requestId: string,
    address: string | undefined,
  ): RequestEnvironment {
    const caller = parts.identify(request.headers);
    return {
      address: address ?? request.headers.get('x-sandbox-client') ?? 'local',
      caller,
      requestId,
      now: parts.clock.now(),
      failure: parts.failures.match(request, [below(path), path]),
      warnings: requestWarnings(request, caller),
      headers: new Headers(),
    };
  }

  async function callApi(request: Request, environment: RequestEnvironment): Promise<Response> {
    if (environment.failure === 'reset') throw new TypeError('The sandbox broke the connection.');
    const response = await app.fetch(request, environment);
    environment.headers.forEach((value, name) => response.headers.set(name, value));
    return response;
  }

  async function respond(request: Request, path: string, environment: RequestEnvironment) {
    const started = performance.now();
    let status = 0;
    try {
      const response = await callApi(request, environment);
      ({ status } = response);
      return response;
    } finally {
      const ms = performance.now() - started;
      if (!isUnlogged(below(path)))
        parts.journal.add(journalEntry({ request, path, status, ms, ...environment }));
    }
  }

  return async (request: Request, address?: string): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const requestId = `req_${(requests += 1)}`;
    if (request.method === 'OPTIONS') return complete(preflight(cors), requestId, cors);
    if (options.control && isControlPath(path))
      return complete(await control(request, requestId), requestId, cors);
    const environment = environmentOf(request, path, requestId, address);
    const response = await respond(request, path, environment);
    return complete(response, requestId, cors && environment.failure !== '429-no-cors');
  };
}
