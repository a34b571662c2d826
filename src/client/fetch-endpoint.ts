import { memoizeByIdentity } from '../cache/memoize.js';
import type { ElementEndpoint } from '../contract/endpoint.js';
import { lenientParser } from '../contract/lenient-parser.js';
import type { Shape } from '../contract/shape.js';
import { requestError } from './errors.js';
import { credentialFor, urlOf } from './request.js';
import type { CachedResponse } from './response-cache.js';
import type { ScheduledRequest } from './scheduler.js';
import { sharedScheduler } from './shared-scheduler.js';
import type { Token } from './token.js';

/** A parsed response and when it was received. */
export interface EndpointResponse<T> {
  readonly value: T;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Where a request goes. */
export interface EndpointOptions {
  readonly apiBase: string;
  /** For the two embed endpoints, as `parseToken` returns it. */
  readonly token?: Token | undefined;
}

/** Options of a request. */
export interface FetchOptions
  extends EndpointOptions, Pick<ScheduledRequest, 'cache' | 'maxAgeMs' | 'priority' | 'isManual'> {
  readonly signal?: AbortSignal | undefined;
}

const keyOf = <Input>(
  endpoint: ElementEndpoint<Input, unknown>,
  input: Input,
  { apiBase, token }: EndpointOptions,
) => ({
  credential: credentialFor(endpoint, token),
  url: urlOf(apiBase, endpoint, Object(input) as object),
});

/** Parsers that parse a response once for all elements that request it. */
const parserOf = memoizeByIdentity(<T>(shape: Shape<T>) => memoizeByIdentity(lenientParser(shape)));

function parsed<Output>(
  { response: shape }: ElementEndpoint<never, Output>,
  { json, receivedAt }: CachedResponse,
): EndpointResponse<Output> {
  if (typeof json !== 'object' || json === null) throw new TypeError('the response is no object');
  return { value: parserOf(shape)(json), receivedAt };
}

/** The last response of an endpoint, at any age; undefined if there is none, or if it is invalid. */
export function cachedResponse<Input, Output>(
  endpoint: ElementEndpoint<Input, Output>,
  input: NoInfer<Input>,
  options: EndpointOptions,
): EndpointResponse<Output> | undefined {
  try {
    const cached = sharedScheduler().cached(keyOf(endpoint, input, options));
    return cached && parsed(endpoint, cached);
  } catch {
    return undefined;
  }
}

/**
 * Fetches one endpoint through the scheduler that all elements of the page share.
 * Rejects with a VtcError, or with the reason of the signal when that aborts.
 */
export async function fetchEndpoint<Input, Output>(
  endpoint: ElementEndpoint<Input, Output>,
  input: NoInfer<Input>,
  { apiBase, token, signal, ...options }: FetchOptions,
): Promise<EndpointResponse<Output>> {
  const request = { ...options, ...keyOf(endpoint, input, { apiBase, token }) };
  const response = await sharedScheduler().request(request, signal);
  try {
    return parsed(endpoint, response);
  } catch (cause) {
    throw requestError('BAD_RESPONSE', request, { status: 200, cause });
  }
}
