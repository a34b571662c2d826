import {
  callers,
  keyToken,
  keyTokens,
  sessionCookie,
  type KeyTokens,
  type KeyTraits,
} from '../world/callers.js';
import type { World } from '../world/world.js';
import { createApp } from './app.js';
import { createClock, type SandboxClock } from './clock.js';
import { createControl, isControlPath } from './control.js';
import { createInjectedFailures, failureParameter, type InjectedFailures } from './failures.js';
import { requestWarnings } from './warnings.js';
import { createJournal, journalEntry, type Journal } from './journal.js';
import { withDefaults, type SandboxOptions } from './options.js';
import { createRateLimiter } from './rate-limiter.js';
import { createState } from './state.js';

/** The whole API, served from memory. */
export interface Sandbox {
  /** Responds to a request; rejects for the injected failure `reset`. Rate limits count by `address`. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  /** Injects a failure into the next `times` requests whose path matches, such as `/vtcs/*`; returns a function that stops it. */
  readonly injectFailure: (path: string, failure: string, times?: number) => () => void;
  /** Resets world, rate limits, injected failures, journal and clock. */
  readonly reset: () => void;
  readonly clock: SandboxClock;
  readonly failures: InjectedFailures;
  readonly journal: Journal;
  readonly world: World;
  /** A key per tier, and special keys. */
  readonly keys: Readonly<KeyTokens>;
  /** The token of a key with these properties. */
  readonly key: (traits: KeyTraits) => string;
  /** Session cookie of the flagship's owner as `name=value`. */
  readonly sessionCookie: string;
  /** Whether warnings are errors. */
  readonly strict: boolean;
  /** Base path of all endpoints; may be empty. */
  readonly basePath: string;
  /** Public URL of the API, if set. */
  readonly baseUrl: string | undefined;
}

const corsMethods = {
  'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
  'Access-Control-Allow-Headers': `Authorization,Content-Type,If-None-Match,X-Sandbox-Client,${failureParameter}`,
  'Access-Control-Max-Age': '600',
} as const;

const exposedHeaders =
  'ETag,Retry-After,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,X-Request-Id';

/** The response to `OPTIONS`; with `open`, a CORS preflight for any origin: *not described by the API document*. */
const preflight = (open: boolean) =>
  new Response(null, {
    status: 204,
    headers: { Allow: 'GET, HEAD, POST, OPTIONS', ...(open && corsMethods) },
  });

/** Images and the OpenAPI document are not logged. */
const isUnlogged = (path: string) => path.startsWith('/images/') || path === '/openapi.json';

/** Creates a sandbox; its responses depend on its options, its clock and requests that write. */
export function createSandbox(input: SandboxOptions = {}): Sandbox {
  const options = withDefaults(input);
  const { seed, basePath, baseUrl } = options;
  const state = createState(options);
  const clock = createClock(options.clock, options.startAt);
  const [failures, journal] = [createInjectedFailures(), createJournal()];
  const identify = callers(state.world);
  let limit = createRateLimiter();
  let requests = 0;

  const reset = () => {
    limit = createRateLimiter();
    state.attendance.clear();
    state.news.clear();
    clock.reset();
    failures.clear();
    journal.clear();
  };
  const app = createApp(state, options, (...request) => limit(...request));
  const control = createControl({ clock, failures, journal, reset });

  /** Adds the headers of all responses. */
  function complete(response: Response, requestId: string, cors = options.cors): Response {
    response.headers.set('X-Request-Id', requestId);
    if (!cors) return response;
    response.headers.set('Access-Control-Allow-Origin', '*');
    response.headers.set('Access-Control-Expose-Headers', exposedHeaders);
    return response;
  }

  async function fetch(request: Request, address?: string): Promise<Response> {
    const path = new URL(request.url).pathname;
    const requestId = `req_${(requests += 1)}`;
    if (request.method === 'OPTIONS') return complete(preflight(options.cors), requestId);
    if (options.control && isControlPath(path))
      return complete(await control(request, requestId), requestId);

    const started = performance.now();
    const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
    const caller = identify(request.headers);
    const failure = failures.match(request, [below, path]);
    const environment = {
      address: address ?? request.headers.get('x-sandbox-client') ?? 'local',
      caller,
      requestId,
      now: clock.now(),
      failure,
      warnings: requestWarnings(request, caller),
      headers: new Headers(),
    };
    const log = (status: number) => {
      if (isUnlogged(below)) return;
      const ms = performance.now() - started;
      journal.add(journalEntry({ request, path, status, ms, ...environment }));
    };
    try {
      if (failure === 'reset') throw new TypeError('The sandbox broke the connection.');
      const response = await app.fetch(request, environment);
      environment.headers.forEach((value, name) => response.headers.set(name, value));
      log(response.status);
      return complete(response, requestId, options.cors && failure !== '429-no-cors');
    } catch (error) {
      log(0);
      throw error;
    }
  }

  return {
    fetch,
    injectFailure: (path, failure, times) =>
      failures.add({ path, failure, ...(times !== undefined && { times }) }),
    reset,
    clock,
    failures,
    journal,
    world: state.world,
    keys: keyTokens(seed),
    key: (traits) => keyToken(seed, traits),
    sessionCookie: sessionCookie(seed),
    strict: options.strict,
    basePath,
    baseUrl,
  };
}
