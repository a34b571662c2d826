import * as z from 'zod/mini';
import type { Endpoint, EndpointInput, EndpointOutput, Route } from '../contract/endpoint.js';
import { rateLimits, type RateLimitTier } from '../contract/rate-limits.js';
import { fieldNames } from '../contract/shape-of.js';
import { tolerant } from '../contract/tolerant.js';
import { isApiKey } from '../contract/tokens.js';
import { resolveApiBase } from './api-base.js';
import { systemClock, type Clock } from './clock.js';
import { requestError, VtcError } from './errors.js';
import { noPage } from './page.js';
import { halfOf } from './rate-budget.js';
import { credentialFor, setupError, urlOf, type ApiRequest } from './request.js';
import { createScheduler, type RequestScheduler } from './scheduler.js';
import { sharedScheduler } from './shared-scheduler.js';
import { Credential, parseToken } from './token.js';
import { send, type Fetch, type Transport } from './transport.js';

export interface ClientOptions {
  /** Base URL of the API: https, or http on localhost. */
  readonly apiBase: string;
  /** Embed token (`emb_…`) for the two embed endpoints. */
  readonly token?: string | undefined;
  /** Developer key (`svc_…`), on servers only: needed for management, raises the limits elsewhere. */
  readonly apiKey?: string | undefined;
  /** Tier of the key, at most half of whose rate limits is used; default with a key: `free`. */
  readonly tier?: RateLimitTier | undefined;
  readonly fetch?: Fetch | undefined;
  readonly clock?: Clock | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** An endpoint with pagination. */
export type PagedEndpoint = Endpoint & {
  readonly response: z.core.$ZodType<{ nextCursor: number | null }>;
};

/** Calls every endpoint of the API, typed by the contract. */
export interface Client {
  /**
   * One call, never from the cache. Reads are rate-limited and retried twice after temporary failures;
   * writes are sent once, at once. Rejects with a VtcError, or with the reason of the signal when that aborts.
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointOutput<E>>;
  /** All pages in order, from the input's cursor or offset on. */
  pages<E extends PagedEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): AsyncGenerator<EndpointOutput<E>, void>;
}

function parseKey(apiKey: string | undefined): Credential | undefined {
  if (apiKey === undefined) return undefined;
  if (typeof document === 'object')
    throw new VtcError('SETUP', 'Remove apiKey: a developer key is for servers, never for a page');
  if (!isApiKey(apiKey)) throw new VtcError('SETUP', 'Set apiKey to a developer key (svc_…)');
  return new Credential(apiKey, 1);
}

const routeOf = ({ query, ...endpoint }: Endpoint): Route => ({
  ...endpoint,
  ...(query && { query: fieldNames(query) }),
});

/** The input as the schema parses it; SETUP, naming the first invalid field. */
function validated(
  endpoint: Endpoint,
  schema: z.core.$ZodType | undefined,
  input: unknown,
): unknown {
  if (!schema) return undefined;
  const { data, error } = z.safeParse(schema, input);
  if (!error) return data;
  const field = error.issues[0]?.path.join('.') || 'body';
  throw setupError(endpoint, `${field} is not as documented`, error);
}

/** In a page the scheduler of its elements, so that both share one rate budget; else a new one. */
function chooseScheduler(
  { fetch, clock, apiKey, tier }: ClientOptions,
  transport: Transport,
): RequestScheduler {
  if (typeof document === 'object' && !fetch && !clock) return sharedScheduler();
  const windows = halfOf(rateLimits[tier ?? (apiKey ? 'free' : 'anonymous')]);
  return createScheduler({
    ...transport,
    windows,
    page: noPage,
    maxResponses: 0,
  });
}

/** Creates a client; throws SETUP for an invalid base, token or key. */
export function createClient(options: ClientOptions): Client {
  const apiKey = parseKey(options.apiKey);
  const token = parseToken(options.token);
  const apiBase = resolveApiBase(options.apiBase);
  const transport = {
    fetch: options.fetch ?? ((url, requestOptions) => fetch(url, requestOptions)),
    clock: options.clock ?? systemClock,
  };
  const scheduler = chooseScheduler(options, transport);

  function requireCredential(endpoint: Endpoint): Credential | undefined {
    if (endpoint.authentication === 'embed') return credentialFor(endpoint, token);
    if (endpoint.authentication && !apiKey)
      throw setupError(endpoint, 'call it from a server, with an apiKey that has VTC scopes');
    return apiKey;
  }

  function buildRequest(endpoint: Endpoint, input: object): ApiRequest {
    const { method, params, query, body } = endpoint;
    validated(endpoint, params, input);
    validated(endpoint, query, input);
    return {
      method,
      url: urlOf(apiBase, routeOf(endpoint), input),
      credential: requireCredential(endpoint),
      body: body && JSON.stringify(validated(endpoint, body, 'body' in input && input.body)),
    };
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    { signal }: CallOptions = {},
  ): Promise<EndpointOutput<E>> {
    const request = buildRequest(endpoint, Object(input) as object);
    const { json } = request.method
      ? await send(request, transport, signal)
      : await scheduler.request({ ...request, cache: 'reload' }, signal);
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
      // A cursor that does not advance would loop forever.
      if (page.nextCursor === null || page.nextCursor <= at) return;
      at = page.nextCursor;
      from = { [cursor]: at };
    }
  }

  return { call, pages };
}
