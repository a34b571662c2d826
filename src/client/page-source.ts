import type * as z from 'zod/mini';
import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.js';
import { tolerant } from '../contract/tolerant.js';
import { requestError } from './errors.js';
import { addressOf, embedTokenFor } from './request.js';
import { sharedHub } from './shared-hub.js';

/** An answer of the API and when it came. */
export interface Answer<T> {
  readonly value: T;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** How an answer is asked for. */
export interface ReadOptions {
  readonly apiBase: string;
  /** For the two embed endpoints only. */
  readonly token?: string | undefined;
  /** An answer not older than this is good enough; undefined: what is known already, however old. */
  readonly maxAgeMs: number | undefined;
  /** Lower goes first; 0 is in view. */
  readonly priority?: () => number;
  readonly signal?: AbortSignal | undefined;
}

const parsed = new WeakMap<object, WeakMap<z.core.$ZodType, unknown>>();

/** Reads an answer with the contract, once however many elements ask. */
function valueOf<E extends Endpoint>({ response }: E, json: unknown): EndpointOutput<E> {
  const key = Object(json) as object;
  const known = parsed.get(key) ?? new WeakMap<z.core.$ZodType, unknown>();
  parsed.set(key, known);
  if (!known.has(response)) known.set(response, tolerant(response)(json));
  return known.get(response) as EndpointOutput<E>;
}

/**
 * Asks through the hub that all elements of the page share.
 * Rejects with a VtcError, or with the reason of the signal when that aborts.
 */
export async function read<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { apiBase, token, maxAgeMs, priority, signal }: ReadOptions,
): Promise<Answer<EndpointOutput<E>>> {
  const request = {
    token: embedTokenFor(endpoint, token),
    url: addressOf(apiBase, endpoint, Object(input) as object),
  };
  const hub = sharedHub();
  const answer =
    maxAgeMs === undefined
      ? hub.last(request)
      : await hub.ask({ ...request, maxAgeMs, priority }, signal);
  if (!answer) throw requestError('NETWORK', request);
  try {
    return { value: valueOf(endpoint, answer.json), receivedAt: answer.receivedAt };
  } catch (cause) {
    throw requestError('BAD_RESPONSE', request, { status: 200, cause });
  }
}
