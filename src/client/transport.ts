import { pause, type Clock } from './clock.js';
import { codeOf, requestError } from './errors.js';
import type { ApiRequest } from './request.js';
import { retryAfterMs } from './retry-after.js';

/** `fetch`, or anything else that answers a Request. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** What requests are sent with. */
export interface Transport {
  readonly fetch: Fetch;
  readonly clock: Clock;
}

const timeoutMs = 10_000;
const mostBytes = 2_000_000;

/** Without a token or body it has no header that would cost a CORS preflight. */
const requestOf = ({ url, method = 'GET', token, body }: ApiRequest, signal: AbortSignal) =>
  new Request(url, {
    method,
    signal,
    credentials: 'omit',
    // A second tab's request would wait for that of a frozen one; and what a token opens stays off the disk.
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
    redirect: token ? 'error' : 'follow',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });

/** The body as text; one over 2 MB ends there, so that it is no JSON. */
function textOf({ body }: Response): Promise<string> {
  let left = mostBytes;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      left -= piece.length;
      if (left < 0) out.terminate();
      else out.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(limit)).text();
}

/** The JSON of the response to a request. */
async function jsonOf(request: ApiRequest, { fetch, clock }: Transport, signal: AbortSignal) {
  let response: Response | undefined;
  let text = '';
  try {
    response = await fetch(requestOf(request, signal));
    text = await textOf(response);
  } catch (cause) {
    // A body that breaks off does not hide what the status already said.
    if (!response || response.ok) throw requestError('NETWORK', request, { cause });
  }
  const { ok, status, headers } = response;
  if (!ok)
    throw requestError(codeOf(status, text), request, {
      status,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), clock.now()),
      cause: text,
    });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw requestError('BAD_RESPONSE', request, { status, cause });
  }
}

/**
 * Sends one request and gives the JSON of its response. Rejects with a VtcError, TIMEOUT when the whole body is not
 * there within 10 s, or with the reason of `signal`, even when `fetch` heeds no signal.
 */
export async function send(request: ApiRequest, transport: Transport, signal?: AbortSignal) {
  signal?.throwIfAborted();
  const over = new AbortController();
  const stop = over.signal;
  signal?.addEventListener('abort', () => over.abort(signal.reason), { signal: stop });
  const late = pause(timeoutMs, transport.clock, stop).then(() => {
    throw requestError('TIMEOUT', request);
  });
  try {
    return await Promise.race([late, jsonOf(request, transport, stop)]);
  } finally {
    over.abort();
  }
}
