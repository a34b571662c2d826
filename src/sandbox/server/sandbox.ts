import {
  callers,
  keyToken,
  keyTokens,
  sessionCookie,
  type Caller,
  type KeyTokens,
  type KeyTraits,
} from '../world/callers.js';
import type { World } from '../world/world.js';
import { createApp } from './app.js';
import { createClock, type SandboxClock } from './clock.js';
import { createControl, isControlPath } from './control.js';
import { addCorsHeaders, preflight } from './cors.js';
import { createFaults, type Faults } from './faults.js';
import { requestWarnings } from './warnings.js';
import { createJournal, journalEntry, type Journal } from './journal.js';
import { withDefaults, type SandboxOptions } from './options.js';
import { createRateLimiter } from './rate-limiter.js';
import { createState } from './state.js';

/** The whole API, served from memory. */
export interface Sandbox {
  /** Responds to a request; rejects for the fault `reset`. Rate limits count by `address`. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  /** Injects a fault into the next `times` requests whose path matches, such as `/vtcs/*`; returns a function that stops it. */
  readonly fault: (pattern: string, fault: string, times?: number) => () => void;
  /** Resets world, rate limits, faults, journal and clock. */
  readonly reset: () => void;
  readonly clock: SandboxClock;
  readonly faults: Faults;
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

/** Removes the CORS headers, which pages see as a network error. */
const removeCorsHeaders = ({ headers }: Response) =>
  [...headers.keys()]
    .filter((name) => name.startsWith('access-control-'))
    .forEach((name) => headers.delete(name));

/** Images and the OpenAPI document are not logged. */
const isUnlogged = (path: string) => path.startsWith('/images/') || path === '/openapi.json';

/** Creates a sandbox; its responses depend on its options, its clock and requests that write. */
export function createSandbox(input: SandboxOptions = {}): Sandbox {
  const options = withDefaults(input);
  const { seed, basePath, baseUrl } = options;
  const state = createState(options);
  const clock = createClock(options.clock, options.startAt);
  const [faults, journal] = [createFaults(), createJournal()];
  const identify = callers(state.world);
  let limit = createRateLimiter();
  let requests = 0;

  const reset = () => {
    limit = createRateLimiter();
    state.attendance.clear();
    state.news.clear();
    clock.reset();
    faults.clear();
    journal.clear();
  };
  const app = createApp(state, options, (...request) => limit(...request));
  const control = createControl({ clock, faults, journal, reset });

  const nextRequestId = () => `req_${(requests += 1)}`;

  async function apiResponse(request: Request, path: string, address: string): Promise<Response> {
    const requestId = nextRequestId();
    const started = performance.now();
    const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
    const caller: Caller = identify(request.headers);
    const environment = {
      address,
      caller,
      requestId,
      now: clock.now(),
      fault: faults.match(request, [below, path]),
      warnings: requestWarnings(request, caller),
      headers: new Headers({ 'X-Request-Id': requestId }),
    };
    const note = (status: number) => {
      if (isUnlogged(below)) return;
      const ms = performance.now() - started;
      journal.add(journalEntry({ request, path, status, ms, ...environment }));
    };
    if (environment.fault === 'reset') {
      note(0);
      throw new TypeError('The sandbox broke the connection.');
    }
    try {
      const response = await app.fetch(request, environment);
      environment.headers.forEach((value, name) => response.headers.set(name, value));
      note(response.status);
      if (options.cors) addCorsHeaders(response);
      if (environment.fault === '429-no-cors') removeCorsHeaders(response);
      return response;
    } catch (error) {
      note(0);
      throw error;
    }
  }

  async function controlResponse(request: Request): Promise<Response> {
    const requestId = nextRequestId();
    const response = await control.fetch(request, { requestId });
    response.headers.set('X-Request-Id', requestId);
    if (options.cors) addCorsHeaders(response);
    return response;
  }

  function fetch(request: Request, address?: string): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (request.method === 'OPTIONS') {
      const response = preflight(options.cors);
      response.headers.set('X-Request-Id', nextRequestId());
      if (options.cors) addCorsHeaders(response);
      return Promise.resolve(response);
    }
    if (options.control && isControlPath(path)) return controlResponse(request);
    const client = address ?? request.headers.get('x-sandbox-client') ?? 'local';
    return apiResponse(request, path, client);
  }

  return {
    fetch,
    fault: (path, fault, times) =>
      faults.add({ path, fault, ...(times !== undefined && { times }) }),
    reset,
    clock,
    faults,
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
