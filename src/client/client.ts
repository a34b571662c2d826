import * as z from 'zod/mini';
import type { Endpoint, EndpointInput, EndpointOutput, Route } from '../contract/endpoint.js';
import { rateLimits, type RateLimitTier } from '../contract/rate-limits.js';
import { fieldNames } from '../contract/shape-of.js';
import { tolerant } from '../contract/tolerant.js';
import { resolveApiBase } from './api-base.js';
import { systemClock, type Clock } from './clock.js';
import { requestError, VtcError } from './errors.js';
import { noPage } from './page.js';
import { halfOf } from './rate-budget.js';
import { addressOf, embedTokenFor, setupError, type ApiRequest } from './request.js';
import type { RequestScheduler } from './scheduler-options.js';
import { createScheduler } from './scheduler.js';
import { sharedScheduler } from './shared-scheduler.js';
import { openAlone } from './tabs.js';
import { send, type Fetch, type Transport } from './transport.js';

/** What a client is made of. */
export interface ClientOptions {
  /** Where the API is: https, or http on this machine. */
  readonly apiBase: string;
  /** Embed token (`emb_…`) for the two embed endpoints. */
  readonly token?: string | undefined;
  /** Developer key (`svc_…`), on servers only: needed for management, raises the limits elsewhere. */
  readonly apiKey?: string | undefined;
  /** Tier of the key, half of whose limits is used at most; `free` where there is a key. */
  readonly tier?: RateLimitTier | undefined;
  readonly fetch?: Fetch | undefined;
  readonly clock?: Clock | undefined;
}

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** An endpoint that answers page by page. */
export type PagedEndpoint = Endpoint & {
  readonly response: z.core.$ZodType<{ nextCursor: number | null }>;
};

/** Calls every endpoint of the API, typed by the contract. */
export interface Client {
  /**
   * One call, never answered from memory. Reads wait their turn, and twice try again what may pass; writes do neither.
   * Rejects with a VtcError, or with the reason of the signal when that aborts.
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointOutput<E>>;
  /** All pages, one after the other, from the input's cursor or offset on. */
  pages<E extends PagedEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): AsyncGenerator<EndpointOutput<E>, void>;
}

function checkKey(apiKey: string | undefined): void {
  if (apiKey === undefined) return;
  if (typeof document === 'object')
    throw new VtcError('SETUP', 'Remove apiKey: a developer key is for servers, never for a page');
  if (!/^svc_[\w.~+/=-]+$/.test(apiKey))
    throw new VtcError('SETUP', 'Set apiKey to a developer key (svc_…)');
}

const routeOf = ({ query, ...endpoint }: Endpoint): Route => ({
  ...endpoint,
  ...(query && { query: fieldNames(query) }),
});

function tokenFor(endpoint: Endpoint, { token, apiKey }: ClientOptions): string | undefined {
  if (endpoint.authentication === 'embed') return embedTokenFor(endpoint, token);
  if (endpoint.authentication && !apiKey)
    throw setupError(endpoint, 'call it from a server, with an apiKey that has VTC scopes');
  return apiKey;
}

/** What of the input a schema of the endpoint takes; SETUP, naming the first wrong field, unless it is as documented. */
function checked(endpoint: Endpoint, schema: z.core.$ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const { data, error } = z.safeParse(schema, input);
  if (!error) return data;
  const field = error.issues[0]?.path.join('.') || 'body';
  throw setupError(endpoint, `${field} is not as documented`, error);
}

function requestOf(options: ClientOptions, endpoint: Endpoint, input: object): ApiRequest {
  const { method, params, query, body } = endpoint;
  checked(endpoint, params, input);
  checked(endpoint, query, input);
  return {
    method,
    url: addressOf(options.apiBase, routeOf(endpoint), input),
    token: tokenFor(endpoint, options),
    body: body && JSON.stringify(checked(endpoint, body, 'body' in input && input.body)),
  };
}

/** In a page its elements' scheduler, so that both keep to one budget; else one of its own. */
function schedulerOf(
  { fetch, clock, apiKey, tier }: ClientOptions,
  transport: Transport,
): RequestScheduler {
  if (typeof document === 'object' && !fetch && !clock) return sharedScheduler();
  const windows = halfOf(rateLimits[tier ?? (apiKey ? 'free' : 'anonymous')]);
  return createScheduler({
    ...transport,
    windows,
    page: noPage,
    openTabs: openAlone,
    mostResponses: 0,
  });
}

/** Makes a client; SETUP for a base or key that cannot be used. */
export function createClient(options: ClientOptions): Client {
  checkKey(options.apiKey);
  resolveApiBase(options.apiBase);
  const transport = {
    fetch: options.fetch ?? ((request) => fetch(request)),
    clock: options.clock ?? systemClock,
  };
  const scheduler = schedulerOf(options, transport);

  async function jsonOf(request: ApiRequest, signal: AbortSignal | undefined): Promise<unknown> {
    if (request.method) return send(request, transport, signal);
    return (await scheduler.request({ ...request, maxAgeMs: -1 }, signal)).json;
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    { signal }: CallOptions = {},
  ): Promise<EndpointOutput<E>> {
    const request = requestOf(options, endpoint, Object(input) as object);
    const json = await jsonOf(request, signal);
    try {
      return tolerant(endpoint.response)(json) as EndpointOutput<E>;
    } catch (cause) {
      throw requestError('BAD_RESPONSE', request, { status: 200, cause });
    }
  }

  async function* pages<E extends PagedEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    callOptions?: CallOptions,
  ): AsyncGenerator<EndpointOutput<E>, void> {
    const { query } = routeOf(endpoint);
    const cursor = query?.includes('cursor') ? 'cursor' : 'offset';
    let from: Record<string, number> = {};
    for (let at = -1; ;) {
      const page: EndpointOutput<E> = await call(
        endpoint,
        Object.assign({}, input, from),
        callOptions,
      );
      yield page;
      // A cursor that does not move on would never end.
      if (page.nextCursor === null || page.nextCursor <= at) return;
      at = page.nextCursor;
      from = { [cursor]: at };
    }
  }

  return { call, pages };
}
