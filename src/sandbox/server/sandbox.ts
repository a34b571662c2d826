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
import { complete, type SandboxOptions } from './options.js';
import { createRateLimiter } from './rate-limiter.js';
import { createState } from './state.js';

/** The API of the document, served from memory. */
export interface Sandbox {
  /** Answers a request; rejects when the connection is to break. `address` is who is counted for the rate limits. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  /** Spoils the next `times` requests whose path matches, such as `/vtcs/*`; gives a function that stops it. */
  readonly fault: (pattern: string, fault: string, times?: number) => () => void;
  /** Puts the world, rate windows, faults, journal and clock back to the start. */
  readonly reset: () => void;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly world: World;
  /** A key of each tier, and the special ones. */
  readonly keys: Readonly<KeyTokens>;
  /** The token of a key with these traits. */
  readonly key: (traits: KeyTraits) => string;
  /** `name=value` of the session of the flagship's owner. */
  readonly sessionCookie: string;
  /** Whether what only gets a warning otherwise is refused. */
  readonly strict: boolean;
  /** Path that all endpoints are below; empty for none. */
  readonly basePath: string;
  /** Public address of the API, where it was given. */
  readonly baseUrl: string | undefined;
}

/** A page cannot read an answer without these, and takes it for a broken connection. */
const removeCorsHeaders = ({ headers }: Response) =>
  [...headers.keys()]
    .filter((name) => name.startsWith('access-control-'))
    .forEach((name) => headers.delete(name));

/** Paths that no journal needs: pictures and the description of the API itself. */
const isUnlogged = (path: string) => path.startsWith('/images/') || path === '/openapi.json';

/** Builds a sandbox; everything it answers follows from its options, its clock and what was written to it. */
export function createSandbox(given: SandboxOptions = {}): Sandbox {
  const options = complete(given);
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

  async function answer(request: Request, path: string, address: string): Promise<Response> {
    const requestId = nextRequestId();
    const started = performance.now();
    const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
    const caller: Caller = identify(request.headers);
    const environment = {
      address,
      caller,
      requestId,
      now: clock.now(),
      fault: faults.take(request, [below, path]),
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
    return answer(request, path, client);
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
