import type { Context } from 'hono';
import { etagOf } from '../upstream/etag.js';
import type { Answer, Failure } from '../upstream/outcome.js';
import type { KeepAlive } from '../upstream/source.js';

type Headers = Readonly<Record<string, string>>;

/** What every page of the web may read. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Age, ETag, Retry-After, x-vtc-cache',
} as const;

const titles: Readonly<Record<Failure['status'], string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  414: 'Address too long',
  500: 'Internal error',
  501: 'Not installed',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** Says why there is no answer (RFC 9457); nobody keeps it, but for a minute that there is nothing. */
export function problem(failure: Failure, headers: Headers = {}): Response {
  const { status, code, detail, retryAfterSeconds } = failure;
  const body = { type: 'about:blank', title: titles[status], status, detail, code };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': status === 404 ? 'public, max-age=60' : 'no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...headers,
    },
  });
}

/** Whether the visitor has this version already (RFC 9110, weakly compared). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => {
    const text = tag.trim();
    return text === '*' || text.replace(/^W\//, '') === etag;
  });
}

/** How old an answer is, and for how long browsers and CDNs may keep it. */
export function freshness({ from, storedAt, freshSeconds }: Answer, now: number): Headers {
  return {
    age: String(Math.max(0, Math.floor((now - storedAt) / 1000))),
    'cache-control':
      from === 'stale'
        ? 'public, max-age=0, stale-while-revalidate=60'
        : `public, max-age=${freshSeconds}, stale-while-revalidate=60`,
    'x-vtc-cache': from,
  };
}

/** The same for what is made of several answers, with an entity tag of its own: as old as the oldest. */
export async function togetherFresh(
  text: string,
  answers: readonly Answer[],
  now: number,
): Promise<Headers> {
  const endOf = ({ storedAt, freshSeconds }: Answer) => storedAt + freshSeconds * 1000;
  const [first] = [...answers].sort((one, other) => endOf(one) - endOf(other));
  return { etag: await etagOf(text), ...(first && freshness(first, now)) };
}

/** Something made of answers, as a response: with the age of the oldest, and 304 where the visitor has it. */
export function made(
  context: Context,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers,
): Response {
  const known =
    headers.etag !== undefined && isKnown(context.req.header('if-none-match'), headers.etag);
  const all = { 'x-content-type-options': 'nosniff', ...headers };
  // Workers pack a body by its headers themselves unless they are asked not to.
  const init = { status: known ? 304 : 200, headers: all, encodeBody: 'manual' };
  return new Response(known ? null : body, init);
}

/** Keeps a Worker alive until work is done; elsewhere nothing is needed. */
export const keepAliveOf =
  (context: Context): KeepAlive =>
  (work) => {
    try {
      context.executionCtx.waitUntil(
        work.then(
          () => undefined,
          () => undefined,
        ),
      );
    } catch {
      // There is no execution context outside of Workers.
    }
  };
