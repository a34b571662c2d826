import { type Clock, pause } from '../client/clock.js';
import { ChannelError } from './channel-error.js';
import type { WebhookUrl } from './webhook-url.js';

/** Dependencies of requests to a webhook. */
export interface WebhookOptions {
  readonly address: WebhookUrl;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** How long a request waits for limits and is repeated, in ms. Default: 120,000. */
  readonly deadlineMs?: number;
  /** Time for one response, in ms. Default: 15,000. */
  readonly timeoutMs?: number;
}

/** A request to a webhook. */
export interface WebhookRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Form data, or anything else as JSON. */
  readonly body?: unknown;
  /** Whether the request may be repeated when it is not known whether it took effect. */
  readonly isRepeatable: boolean;
}

/** A response that is neither a limit nor a failure of the server. */
export interface WebhookResponse {
  readonly status: number;
  /** The JSON of its body; undefined if it has none. */
  readonly json: unknown;
}

/** Sends requests to a webhook. */
export type SendToWebhook = (request: WebhookRequest) => Promise<WebhookResponse>;

/** Codes of errors before anything was sent. */
const unsentCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const isUnsent = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  const errors = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return errors.every(
    (each) => each instanceof Error && 'code' in each && unsentCodes.has(each.code),
  );
};

/** Statuses of a server that has not processed the request. */
const isUnprocessed = (status: number): boolean => [500, 502, 503].includes(status);

const parsed = (text: string): unknown => {
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
};

/** Body and headers; the platform adds the type of form data. */
const contentOf = (body: unknown, headers = {}): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined || body instanceof FormData) return { headers, ...(body && { body }) };
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
};

const secondsOf = (value: unknown): number | undefined => {
  const seconds = value === null || value === '' ? NaN : Number(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

const firstBackOffMs = 1000;
const maxBackOffMs = 30_000;
const defaultLimitMs = 5000;

/**
 * Returns a function that sends requests one after another: it waits for limits as their headers say, and repeats
 * requests that failed, until the deadline. Rejects with a `ChannelError` that contains no part of the address.
 */
export function webhookSender(options: WebhookOptions): SendToWebhook {
  const { address, clock, deadlineMs = 120_000, timeoutMs = 15_000 } = options;
  const send = options.fetch ?? fetch;
  /** When the next request with a method, or with any, may be sent. */
  const freeAt = new Map<string, number>();

  function noteLimits(method: string, { headers }: Response): void {
    const after = secondsOf(headers.get('x-ratelimit-reset-after'));
    if (headers.get('x-ratelimit-remaining') === '0' && after !== undefined)
      freeAt.set(method, clock.now() + after * 1000);
  }

  /** Time until a request that exceeded a limit may be repeated. */
  function limitMs(response: Response, json: unknown) {
    const { retry_after: retryAfter, global } = Object(json) as Record<string, unknown>;
    const seconds = secondsOf(retryAfter) ?? secondsOf(response.headers.get('retry-after'));
    const ms = seconds === undefined ? defaultLimitMs : seconds * 1000;
    return { ms, isGlobal: global === true || response.headers.has('x-ratelimit-global') };
  }

  async function wait(ms: number, endMs: number): Promise<void> {
    if (clock.now() + ms > endMs)
      throw new ChannelError('unreachable', 'The webhook is too slow or busy; try again later.');
    if (ms > 0) await pause(ms, clock);
  }

  async function exchange({ method, path = '', query, headers, body }: WebhookRequest) {
    const response = await send(address.request(path, query), {
      method,
      ...contentOf(body, headers),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { response, json: parsed(await response.text()) };
  }

  /** One attempt: a response, or how long to wait for the next one. */
  async function attempt(
    request: WebhookRequest,
    backOffMs: number,
  ): Promise<WebhookResponse | { readonly waitMs: number }> {
    const { method, isRepeatable } = request;
    const unknown = () =>
      new ChannelError('unknown', 'The webhook did not say whether it has posted the message.');
    try {
      const { response, json } = await exchange(request);
      const { status } = response;
      noteLimits(method, response);
      if (status === 429) {
        const { ms, isGlobal } = limitMs(response, json);
        freeAt.set(isGlobal ? '*' : method, clock.now() + ms);
        return { waitMs: ms };
      }
      if (status < 500) return { status, json };
      if (isRepeatable || isUnprocessed(status)) return { waitMs: backOffMs };
      throw unknown();
    } catch (error) {
      if (error instanceof ChannelError) throw error;
      if (isRepeatable || isUnsent(error)) return { waitMs: backOffMs };
      throw unknown();
    }
  }

  return async (request) => {
    const endMs = clock.now() + deadlineMs;
    let backOffMs = firstBackOffMs;
    for (;;) {
      const free = Math.max(freeAt.get(request.method) ?? 0, freeAt.get('*') ?? 0);
      await wait(Math.max(0, free - clock.now()), endMs);
      const result = await attempt(request, backOffMs);
      if ('status' in result) return result;
      await wait(result.waitMs, endMs);
      backOffMs = Math.min(backOffMs * 2, maxBackOffMs);
    }
  };
}
