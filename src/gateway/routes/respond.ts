import type { Context } from 'hono';
import type { Rendered } from '../page/rendered-cache.js';
import { type ApiResponse, isFailure, type UpstreamFailure } from '../upstream/result.js';

type Headers = Readonly<Record<string, string>>;

/** CORS headers of everything that pages of other origins may read. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Age, ETag, Retry-After, x-vtc-cache',
} as const;

const titles: Readonly<Record<UpstreamFailure['status'], string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Headers of a failure; only a 404 may be cached, for a minute. */
export const failureHeaders = ({ status, retryAfterSeconds }: UpstreamFailure): Headers => ({
  'cache-control': status === 404 ? 'public, max-age=60' : 'no-store',
  'x-content-type-options': 'nosniff',
  ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
});

/** A failure as `application/problem+json` (RFC 9457). */
export function problem(failure: UpstreamFailure, headers: Headers = {}): Response {
  const { status, code, detail } = failure;
  const body = { type: 'about:blank', title: titles[status], status, detail, code };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...failureHeaders(failure),
      ...headers,
    },
  });
}

/** Whether `If-None-Match` contains the entity tag, by weak comparison (RFC 9110). */
function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return !!tags?.some((tag) => tag === '*' || tag === etag);
}

/** `Age` and `Cache-Control` of a response. */
export function freshness(
  { cacheStatus, storedAt, freshSeconds, mustRevalidate }: ApiResponse,
  now: number,
): Headers {
  const maxAge = cacheStatus === 'stale' ? 0 : freshSeconds;
  const afterwards = mustRevalidate ? 'must-revalidate' : 'stale-while-revalidate=60';
  return {
    age: String(Math.max(0, Math.floor((now - storedAt) / 1000))),
    'cache-control': `public, max-age=${maxAge}, ${afterwards}`,
    'x-vtc-cache': cacheStatus,
  };
}

/** The same for several responses, by the one that expires first. */
export function firstExpiry(responses: readonly ApiResponse[], now: number): Headers {
  const expiryOf = ({ storedAt, freshSeconds }: ApiResponse) => storedAt + freshSeconds * 1000;
  const [first] = [...responses].sort((a, b) => expiryOf(a) - expiryOf(b));
  const mustRevalidate = responses.some((response) => response.mustRevalidate);
  return first ? freshness({ ...first, mustRevalidate }, now) : {};
}

/** Path and query of a URL. */
export const addressOf = (url: string): string =>
  url.slice(url.indexOf('/', url.indexOf('//') + 2));

/** A response with status 200, or 304 if the visitor has this version. */
export function success(
  context: Context,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers,
): Response {
  const isUnchanged =
    headers.etag !== undefined && matches(context.req.header('if-none-match'), headers.etag);
  const init = {
    status: isUnchanged ? 304 : 200,
    headers: { 'x-content-type-options': 'nosniff', ...headers },
    // Workers compress a body by its headers by default.
    encodeBody: 'manual',
  };
  return new Response(isUnchanged ? null : body, init);
}

/** A rendered text, as fresh as its responses. */
export const renderedResponse = (
  context: Context,
  { body, headers, results }: Rendered,
  now: number,
): Response =>
  success(context, body, {
    ...headers,
    ...firstExpiry(
      results.flatMap((result) => (isFailure(result) ? [] : [result])),
      now,
    ),
  });
