import { pause, type Clock } from './clock.js';
import { codeOf, requestError } from './errors.js';
import { limitedText } from './limited-body.js';
import type { ApiRequest } from './request.js';
import { retryAfterMs } from './retry-after.js';

/** `fetch`, or a replacement. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** Dependencies of a request. */
export interface Transport {
  readonly fetch: Fetch;
  readonly clock: Clock;
}

const timeoutMs = 10_000;
/** A body with at most this `content-length` is parsed by the browser, without counting its bytes. */
const smallBytes = 64_000;

/** Without a credential or body the request has no header that would cost a CORS preflight. */
function requestOf({ url, method = 'GET', credential, body }: ApiRequest, signal: AbortSignal) {
  const headers = new Headers(body ? { 'content-type': 'application/json' } : {});
  credential?.authorize(headers);
  return new Request(url, {
    method,
    signal,
    headers,
    credentials: 'omit',
    // In the HTTP cache a request would wait for that of a frozen tab, and authorized responses would be stored on disk.
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
    redirect: credential ? 'error' : 'follow',
    ...(body && { body }),
  });
}

function isSmall({ headers }: Response): boolean {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= smallBytes;
}

async function parse(response: Response): Promise<unknown> {
  return isSmall(response) ? response.json() : JSON.parse((await limitedText(response)) ?? '');
}

/** The parsed JSON of the response to a request. */
async function jsonOf(request: ApiRequest, { fetch, clock }: Transport, signal: AbortSignal) {
  const networkError = (cause: unknown) => requestError('NETWORK', request, { cause });
  let response: Response;
  try {
    response = await fetch(requestOf(request, signal));
  } catch (cause) {
    throw networkError(cause);
  }
  const { ok, status, headers } = response;
  if (ok)
    return parse(response).catch((cause: unknown) => {
      throw cause instanceof SyntaxError
        ? requestError('BAD_RESPONSE', request, { status, cause })
        : networkError(cause);
    });
  // Where the body of an error cannot be read, its status still can.
  const text = (await limitedText(response).catch(() => undefined)) ?? '';
  throw requestError(codeOf(status, text), request, {
    status,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), clock.now()),
    cause: text,
  });
}

/**
 * Sends one request and resolves with the JSON of its response. Rejects with a VtcError, TIMEOUT if the body is not
 * complete within 10 s, or with the reason of `signal`, even if `fetch` ignores signals.
 */
export async function send(request: ApiRequest, transport: Transport, signal?: AbortSignal) {
  signal?.throwIfAborted();
  const done = new AbortController();
  const stop = AbortSignal.any(signal ? [signal, done.signal] : [done.signal]);
  const timeout = pause(timeoutMs, transport.clock, stop).then(() => {
    throw requestError('TIMEOUT', request);
  });
  try {
    return await Promise.race([timeout, jsonOf(request, transport, stop)]);
  } finally {
    done.abort();
  }
}
