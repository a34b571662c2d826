import type { ElementEndpoint } from '../contract/endpoint.js';
import { lenientParser } from '../contract/lenient-parser.js';
import type { Shape } from '../contract/shape.js';
import { requestError } from './errors.js';
import type { ScheduledRequest } from './job.js';
import { credentialFor, urlOf } from './request.js';
import { sharedScheduler } from './shared-scheduler.js';
import type { EmbedToken, ProxyToken } from './token.js';

/** A parsed response and when it was received. */
export interface EndpointResponse<T> {
  readonly value: T;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Options of a request. */
export interface FetchOptions extends Pick<ScheduledRequest, 'priority' | 'isManual'> {
  readonly apiBase: string;
  /** For the two embed endpoints, as `parseToken` returns it. */
  readonly token?: EmbedToken | ProxyToken | undefined;
  /** Max age of a cached response; negative bypasses the cache, undefined reads the cache alone, at any age. */
  readonly maxAgeMs: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const parsed = new WeakMap<object, WeakMap<Shape, unknown>>();

/** Parses a response, once for all elements that request it. */
function valueOf<Output>({ response }: ElementEndpoint<never, Output>, json: unknown): Output {
  const key = Object(json) as object;
  const known = parsed.get(key) ?? new WeakMap<Shape, unknown>();
  parsed.set(key, known);
  if (!known.has(response)) known.set(response, lenientParser(response)(json));
  return known.get(response) as Output;
}

/**
 * Fetches one endpoint through the scheduler that all elements of the page share.
 * Rejects with a VtcError, or with the reason of the signal when that aborts.
 */
export async function fetchEndpoint<Input, Output>(
  endpoint: ElementEndpoint<Input, Output>,
  input: NoInfer<Input>,
  { apiBase, token, maxAgeMs, signal, ...options }: FetchOptions,
): Promise<EndpointResponse<Output>> {
  const request = {
    ...options,
    credential: credentialFor(endpoint, token),
    url: urlOf(apiBase, endpoint, Object(input) as object),
  };
  const scheduler = sharedScheduler();
  const response =
    maxAgeMs === undefined
      ? scheduler.cached(request)
      : await scheduler.request({ ...request, maxAgeMs }, signal);
  if (!response) throw requestError('NETWORK', request, { isUnsent: true });
  try {
    return { value: valueOf(endpoint, response.json), receivedAt: response.receivedAt };
  } catch (cause) {
    throw requestError('BAD_RESPONSE', request, { status: 200, cause });
  }
}
