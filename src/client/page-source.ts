import type * as z from 'zod/mini';
import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.js';
import { tolerant } from '../contract/tolerant.js';
import { requestError } from './errors.js';
import { addressOf, embedTokenFor } from './request.js';
import { sharedHub } from './shared-hub.js';
import type { RawAnswer } from './tabs.js';

/** An answer of the API and when it came. */
export interface Answer<T> {
  readonly value: T;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Where an answer is from: the API base, and the embed token for the two endpoints that need one. */
export interface Source {
  readonly apiBase: string;
  readonly token?: string | undefined;
}

/** How an answer is asked for. */
export interface ReadOptions extends Source {
  /** An answer not older than this is good enough. */
  readonly maxAgeMs: number;
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

const answerOf = <E extends Endpoint>(endpoint: E, { json, receivedAt }: RawAnswer) => ({
  value: valueOf(endpoint, json),
  receivedAt,
});

const requestOf = (endpoint: Endpoint, input: object, { apiBase, token }: Source) => ({
  token: embedTokenFor(endpoint, token),
  url: addressOf(apiBase, endpoint, input),
});

/**
 * Asks through the hub that all elements of the page share.
 * Rejects with a VtcError, or with the reason of the signal when that aborts.
 */
export async function read<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { maxAgeMs, priority, signal, ...source }: ReadOptions,
): Promise<Answer<EndpointOutput<E>>> {
  const request = requestOf(endpoint, Object(input) as object, source);
  const answer = await sharedHub().ask({ ...request, maxAgeMs, priority }, signal);
  try {
    return answerOf(endpoint, answer);
  } catch (cause) {
    throw requestError('BAD_RESPONSE', request, { status: 200, cause });
  }
}

/** The last known answer at once, however old; undefined where there is none, or none that can be read. */
export function peek<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  source: Source,
): Answer<EndpointOutput<E>> | undefined {
  try {
    const answer = sharedHub().last(requestOf(endpoint, Object(input) as object, source));
    return answer && answerOf(endpoint, answer);
  } catch {
    return undefined;
  }
}
