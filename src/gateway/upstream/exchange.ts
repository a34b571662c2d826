import { tolerant } from '../../contract/tolerant.js';
import type { Clock } from '../../client/clock.js';
import { retryAfterMs } from '../../client/retry-after.js';
import type { Failure } from './outcome.js';
import type { Question } from './question.js';

/** What the API said to one request: an answer to keep, a refusal, or nothing of use. */
export type Outcome =
  | { readonly kind: 'answer'; readonly body: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'limited'; readonly waitMs: number | undefined }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly waitMs?: number | undefined };

/** What requests are made with. */
export interface ExchangeOptions {
  readonly apiBase: string;
  /** Goes with what needs no embed token. */
  readonly apiKey: string | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
  readonly clock: Clock;
}

const mostBytes = 2_000_000;

const failed = (
  status: Failure['status'],
  code: Failure['code'],
  detail: string,
  waitMs?: number,
): Outcome => ({ kind: 'failed', failure: { status, code, detail }, waitMs });

/** The body as text; undefined for one over 2 MB. */
async function textOf({ body, headers }: Response): Promise<string | undefined> {
  if (!body) return '';
  if (Number(headers.get('content-length')) > mostBytes) {
    await body.cancel();
    return undefined;
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Whether the body is an answer to the question, as the elements read it. */
function answers({ endpoint }: Question, text: string): boolean {
  try {
    tolerant(endpoint.elementResponse ?? endpoint.response)(JSON.parse(text));
    return true;
  } catch {
    return false;
  }
}

const refusals = { 400: 'VALIDATION_ERROR', 401: 'UNAUTHORIZED', 403: 'FORBIDDEN' } as const;

/** Whether the API itself speaks, and not something that stands before it with a page of its own. */
const isOfApi = ({ headers }: Response): boolean =>
  !/html/i.test(headers.get('content-type') ?? '');

/** What the status and body of a response come to. */
function outcomeOf(
  question: Question,
  response: Response,
  text: string | undefined,
  now: number,
): Outcome {
  const { status } = response;
  const waitMs = retryAfterMs(response.headers.get('retry-after'), now);
  if (status === 429) return { kind: 'limited', waitMs };
  if (status === 404 && isOfApi(response)) return { kind: 'missing' };
  if ((status === 400 || status === 401 || status === 403) && isOfApi(response))
    return failed(status, refusals[status], `The API refused this with status ${status}.`, 60_000);
  if (status !== 200)
    return failed(502, 'BAD_RESPONSE', `The API answered with status ${status}.`, waitMs);
  if (text === undefined) return failed(502, 'BAD_RESPONSE', 'The answer of the API is too large.');
  return answers(question, text)
    ? { kind: 'answer', body: text }
    : failed(502, 'BAD_RESPONSE', 'The answer of the API cannot be read.');
}

/** Asks the API once; never rejects. */
export async function exchange(
  question: Question,
  { apiBase, apiKey, fetch, timeoutMs, clock }: ExchangeOptions,
): Promise<Outcome> {
  const token = question.token ?? apiKey;
  const late = new AbortController();
  const { signal } = late;
  const timer = clock.setTimeout(() => late.abort(), timeoutMs);
  try {
    const response = await fetch(apiBase + question.path, {
      signal,
      // Another host is none of ours; `error` is not known everywhere.
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    return outcomeOf(question, response, await textOf(response), clock.now());
  } catch {
    return signal.aborted
      ? failed(504, 'TIMEOUT', 'The API did not answer in time.')
      : failed(502, 'NETWORK', 'The API could not be reached.');
  } finally {
    clock.clearTimeout(timer);
  }
}
