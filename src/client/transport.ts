import { pause, type Clock } from './clock.js';
import { codeOf, requestError } from './errors.js';
import { limitedText } from './limited-body.js';
import type { ApiRequest } from './request.js';
import { retryAfterMs } from './retry-after.js';
import { isPublishedFile } from '../contract/published-file.js';

/** `fetch`, or a replacement; the URL is a string, since pages wrap `fetch` with functions that expect one. */
export type Fetch = (url: string, options: RequestInit) => Response | Promise<Response>;

/** Dependencies of a request. */
export interface Transport {
  readonly fetch: Fetch;
  readonly clock: Clock;
}

/** Body of a response. */
export interface ResponseBody {
  readonly json: unknown;
  readonly text: string;
}

const timeoutMs = 10_000;

/** Without a credential or body the request has no header that would cost a CORS preflight. */
function optionsOf(
  { url, method = 'GET', credential, body }: ApiRequest,
  signal: AbortSignal,
): RequestInit {
  const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  credential?.authorize(headers);
  return {
    method,
    signal,
    headers,
    credentials: 'omit',
    // A published file is requested again by its entity tag.
    // In the HTTP cache another request would wait for that of a frozen tab, and authorized responses would be stored on disk.
    cache: isPublishedFile(url) ? 'no-cache' : 'no-store',
    referrerPolicy: 'strict-origin',
    redirect: credential ? 'error' : 'follow',
    ...(body && { body }),
  };
}

/** Whether the body of an error is of the API: JSON or empty (*not described by the API document*), not the page of a firewall. */
function isOfApi(text = ''): boolean {
  try {
    return !text || typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

async function requestBody(
  request: ApiRequest,
  { fetch, clock }: Transport,
  signal: AbortSignal,
): Promise<ResponseBody> {
  let response: Response | undefined;
  let text: string | undefined;
  try {
    response = await fetch(request.url, optionsOf(request, signal));
    text = await limitedText(response);
  } catch (cause) {
    // Where the body of an error cannot be read, its status still can.
    if (!response || response.ok) throw requestError('NETWORK', request, { cause });
  }
  const { ok, status, headers } = response;
  if (ok)
    try {
      return { json: JSON.parse(text ?? ''), text: text ?? '' };
    } catch (cause) {
      throw requestError('BAD_RESPONSE', request, { status, cause });
    }
  throw requestError(codeOf(status, text), request, {
    status,
    // Absent across origins unless the API lists the header in `Access-Control-Expose-Headers`.
    retryAfterMs: retryAfterMs(headers.get('retry-after'), clock.now()),
    isBlocked: (status === 401 || status === 403) && !isOfApi(text),
    cause: text,
  });
}

/**
 * Sends one request and resolves with the body of its response. Rejects with a VtcError, TIMEOUT if the body is not
 * complete within 10 s, or with the reason of `signal`, even if `fetch` ignores signals.
 */
export async function send(
  request: ApiRequest,
  transport: Transport,
  signal?: AbortSignal,
): Promise<ResponseBody> {
  signal?.throwIfAborted();
  const done = new AbortController();
  const stop = AbortSignal.any(signal ? [signal, done.signal] : [done.signal]);
  const timeout = pause(timeoutMs, transport.clock, stop).then(() => {
    throw requestError('TIMEOUT', request);
  });
  try {
    return await Promise.race([timeout, requestBody(request, transport, stop)]);
  } finally {
    done.abort();
  }
}
