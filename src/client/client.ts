import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.js';
import { strictRequest } from '../contract/strict.js';
import { tolerant } from '../contract/tolerant.js';
import { systemClock, type Clock } from './clock.js';
import { requestError, VtcError } from './errors.js';
import { exchange, type Fetch } from './exchange.js';
import { addressOf, embedTokenFor, setupError, type ApiRequest } from './request.js';

/** What a client is made of. */
export interface ClientOptions {
  /** Where the API is: https, or http on this machine. */
  readonly apiBase: string;
  /** Embed token (`emb_…`) for the two embed endpoints. */
  readonly token?: string | undefined;
  /** Developer key (`svc_…`), on servers only: needed for management, raises the limits elsewhere. */
  readonly apiKey?: string | undefined;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
}

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Calls every endpoint of the API, typed by the contract. */
export interface Client {
  /** One call; rejects with a VtcError, or with the reason of the signal when that aborts. */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointOutput<E>>;
}

function checkKey(apiKey: string | undefined): void {
  if (apiKey === undefined) return;
  if (typeof document !== 'undefined')
    throw new VtcError('SETUP', 'A developer key is for servers, never for a page.', {});
  if (!/^svc_[\w.~+/=-]+$/.test(apiKey))
    throw new VtcError('SETUP', 'Set apiKey to a developer key (svc_…).', {});
}

function tokenFor(endpoint: Endpoint, { token, apiKey }: ClientOptions): string | undefined {
  if (endpoint.authentication === 'embed') return embedTokenFor(endpoint, token);
  if (endpoint.authentication && !apiKey)
    throw setupError(endpoint, 'set apiKey to a key with VTC scopes');
  return apiKey;
}

function bodyOf(endpoint: Endpoint, input: object): string | undefined {
  if (!endpoint.body) return undefined;
  const body = strictRequest(endpoint.body);
  const checked = body.safeParse('body' in input ? input.body : undefined);
  if (!checked.success) throw setupError(endpoint, 'body is not as documented', checked.error);
  return JSON.stringify(checked.data);
}

/** Makes a client; SETUP for a base or key that cannot be used. */
export function createClient(options: ClientOptions): Client {
  checkKey(options.apiKey);
  const means = {
    fetch: options.fetch ?? ((request) => fetch(request)),
    clock: options.clock ?? systemClock,
  };
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
      { signal }: CallOptions = {},
    ): Promise<EndpointOutput<E>> {
      const fields = Object(input) as object;
      const request: ApiRequest = {
        method: endpoint.method,
        url: addressOf(options.apiBase, endpoint, fields),
        token: tokenFor(endpoint, options),
        body: bodyOf(endpoint, fields),
      };
      const json = await exchange(request, means, signal);
      try {
        return tolerant(endpoint.response)(json) as EndpointOutput<E>;
      } catch (cause) {
        throw requestError('BAD_RESPONSE', request, { status: 200, cause });
      }
    },
  };
}
