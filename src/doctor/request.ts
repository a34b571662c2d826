import type { PolicyWatch, Violation } from './policy.js';

/** Outcome of a request: a response, or the reason why the page cannot read one. */
export type RequestOutcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Parsed body; undefined if it is not JSON. */
      readonly json: unknown;
      readonly durationMs: number;
    }
  | { readonly kind: 'policy'; readonly violation: Violation }
  | { readonly kind: 'cors' | 'blocked' | 'unreachable' | 'timeout' };

export interface RequestOptions {
  readonly token?: string | undefined;
  readonly policy?: PolicyWatch | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A request of these checks, to be left out when the page's requests are counted. */
export interface OwnRequest {
  readonly url: string;
  readonly startTime: number;
  endTime: number;
}

/** All requests that were sent by `request()`. */
export const ownRequests: OwnRequest[] = [];

const timeoutMs = 10_000;

const init = {
  credentials: 'omit',
  referrerPolicy: 'strict-origin',
  cache: 'no-store',
} as const satisfies RequestInit;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fetches and records the request among `ownRequests`. */
async function recordedFetch(url: string, options: RequestInit): Promise<Response> {
  const own: OwnRequest = { url, startTime: performance.now(), endTime: Infinity };
  ownRequests.push(own);
  try {
    return await fetch(url, { ...init, ...options });
  } finally {
    own.endTime = performance.now();
  }
}

/** Whether the server sends any response; a `no-cors` request needs no permission. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await recordedFetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}

async function diagnoseFailure(
  url: string,
  policy: PolicyWatch | undefined,
): Promise<RequestOutcome> {
  const violation = await policy?.violationOf(url);
  if (violation) return { kind: 'policy', violation };
  if (await isReachable(url)) return { kind: 'cors' };
  // Extensions block by path; without a connection, no path of the server responds.
  return { kind: (await isReachable(new URL('/', url).href)) ? 'blocked' : 'unreachable' };
}

/** Sends a GET request like an element does, and classifies its failure. */
export async function request(url: string, options: RequestOptions = {}): Promise<RequestOutcome> {
  const { token, policy, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const start = performance.now();
  try {
    const response = await recordedFetch(url, {
      ...(token && { headers: { Authorization: `Bearer ${token}` }, redirect: 'error' }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const json = parseJson(await response.text());
    const { status } = response;
    return { kind: 'response', status, json, durationMs: performance.now() - start };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return timeout.aborted ? { kind: 'timeout' } : diagnoseFailure(url, policy);
  }
}

/** Value of a field; undefined if `value` is not an object or has no such field. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
