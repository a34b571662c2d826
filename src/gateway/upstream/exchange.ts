import type { Clock } from '../../client/clock.js';
import { retryAfterMs } from '../../client/retry-after.js';
import { limitedText } from '../../client/limited-body.js';
import { tolerant } from '../../contract/tolerant.js';
import { withheldFields, withoutFields } from '../../contract/withheld-fields.js';
import type { UpstreamFailure } from './result.js';
import type { UpstreamRequest } from './api-request.js';

/** Outcome of one HTTP exchange with the API. */
export type ExchangeOutcome =
  | { readonly kind: 'success'; readonly body: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number | undefined }
  | {
      readonly kind: 'failure';
      readonly failure: UpstreamFailure;
      readonly retryAfterMs?: number | undefined;
    };

/** Connection to the API. */
export interface ExchangeOptions {
  readonly apiBase: string;
  /** Sent with requests that need no embed token. */
  readonly apiKey: string | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
  readonly clock: Clock;
}

type SentRequest = Pick<UpstreamRequest, 'endpoint' | 'path' | 'token'>;

const failed = (
  status: UpstreamFailure['status'],
  code: UpstreamFailure['code'],
  detail: string,
  retryAfterMs?: number,
): ExchangeOutcome => ({
  kind: 'failure',
  failure: { status, code, detail, allowsStale: status >= 500 },
  retryAfterMs,
});

/** The body without the fields that no element shows; undefined if it is not a response of the endpoint. */
function shownBody({ endpoint }: SentRequest, text: string): string | undefined {
  try {
    const json: unknown = JSON.parse(text);
    tolerant(endpoint.elementResponse ?? endpoint.response)(json);
    return JSON.stringify(withoutFields(json, withheldFields));
  } catch {
    return undefined;
  }
}

const rejections = { 400: 'VALIDATION_ERROR', 401: 'UNAUTHORIZED', 403: 'FORBIDDEN' } as const;

/** Whether the response comes from the API and not from a proxy or CDN with an HTML page. */
const isFromApi = ({ headers }: Response): boolean =>
  !/html/i.test(headers.get('content-type') ?? '');

function outcomeOf(
  request: SentRequest,
  response: Response,
  text: string | undefined,
  now: number,
): ExchangeOutcome {
  const { status } = response;
  const delayMs = retryAfterMs(response.headers.get('retry-after'), now);
  if (status === 429) return { kind: 'rate-limited', retryAfterMs: delayMs };
  if (status === 404 && isFromApi(response)) return { kind: 'not-found' };
  if ((status === 400 || status === 401 || status === 403) && isFromApi(response))
    return failed(status, rejections[status], `The API rejected this with ${status}.`, 60_000);
  if (status !== 200)
    return failed(502, 'BAD_RESPONSE', `The API responded with status ${status}.`, delayMs);
  if (text === undefined)
    return failed(502, 'BAD_RESPONSE', 'The response of the API is too large.');
  const body = shownBody(request, text);
  return body === undefined
    ? failed(502, 'BAD_RESPONSE', 'The response of the API cannot be parsed.')
    : { kind: 'success', body };
}

/** Sends one request to the API; never rejects. */
export async function exchange(
  request: SentRequest,
  { apiBase, apiKey, fetch, timeoutMs, clock }: ExchangeOptions,
): Promise<ExchangeOutcome> {
  const token = request.token ?? apiKey;
  const controller = new AbortController();
  const { signal } = controller;
  const timer = clock.setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(apiBase + request.path, {
      signal,
      // Never follow the API to another host. Not every platform supports `error`.
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    return outcomeOf(request, response, await limitedText(response), clock.now());
  } catch {
    return signal.aborted
      ? failed(504, 'TIMEOUT', 'The API did not respond in time.')
      : failed(502, 'NETWORK', 'The API could not be reached.');
  } finally {
    clock.clearTimeout(timer);
  }
}
