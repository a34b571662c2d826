import * as z from 'zod/mini';
import { errorStatus } from '../../contract/errors.js';
import { ApiFailure } from '../handlers/failure.js';

/** An injected failure: `slow:3000` delays by milliseconds, `429:5` sets `Retry-After` in seconds. */
export interface InjectedFailure {
  readonly kind: string;
  readonly amount: number | undefined;
}

/** Descriptions of the kinds that are not an HTTP status. */
export const failureKinds = {
  slow: 'delays the response by 5 s, or by the given milliseconds: slow:3000',
  reset: 'breaks the connection',
  malformed: 'JSON that ends in the middle',
  html: 'a page instead of JSON',
  empty: 'no body',
  '429-no-cors': 'a 429 without CORS headers, which pages cannot read',
} as const;

/** Name of the header, and of the query parameter, that injects a failure into one request. */
export const failureParameter = 'x-sandbox-failure';

const isStatus = (kind: string) => /^[45]\d\d$/.test(kind);

/** Parses an injected failure; the message of an error starts with `name`, and lists the valid kinds. */
export function parseInjectedFailure(
  text: string,
  name: string = failureParameter,
): InjectedFailure {
  const [, kind = '', amount] = /^([a-z0-9-]+?)(?::(\d{1,7}))?$/.exec(text) ?? [];
  if (!Object.hasOwn(failureKinds, kind) && !isStatus(kind)) {
    const message = `must be a status from 400 to 599 or one of ${Object.keys(failureKinds).join(', ')}`;
    throw new ApiFailure('VALIDATION_ERROR', `${name}: ${message}`, [{ path: name, message }]);
  }
  return { kind, amount: amount === undefined ? undefined : Number(amount) };
}

/** An injected failure for the requests that match. */
export interface PlannedFailure {
  /** Path with or without the base path; `*` matches any text. */
  readonly path: string;
  /** Any method if absent. */
  readonly method?: string | undefined;
  readonly failure: string;
  /** Number of remaining requests; unlimited if absent. */
  readonly times?: number | undefined;
}

/** Injected failures of later requests. */
export interface InjectedFailures {
  /** Active failures in order of precedence. */
  readonly list: () => PlannedFailure[];
  /** Adds a failure with precedence over earlier ones; returns a function that removes it. */
  readonly add: (failure: PlannedFailure) => () => void;
  readonly clear: () => void;
  /** The failure for a request: from its header or query, otherwise the first registered match, which is counted. */
  readonly match: (request: Request, paths: readonly string[]) => string | undefined;
}

const patternOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

function requestedFailure({ headers, url }: Request) {
  const value = headers.get(failureParameter);
  return (
    value ?? (url.includes(failureParameter) && new URL(url).searchParams.get(failureParameter))
  );
}

const kindText = z.string().check(z.minLength(1), z.maxLength(30));

/** Body of a request that injects a failure. */
export const failureBody = z.strictObject({
  path: z.string().check(z.minLength(1), z.maxLength(500), z.startsWith('/')),
  method: z.optional(z.string().check(z.regex(/^[a-z]{1,10}$/i))),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  failure: kindText,
});

/** Creates an empty registry. */
export function createInjectedFailures(): InjectedFailures {
  let plans: { readonly pattern: RegExp; planned: PlannedFailure }[] = [];
  return {
    list: () => plans.map(({ planned }) => planned).filter(({ times }) => times !== 0),
    add: (failure) => {
      parseInjectedFailure(failure.failure, 'failure');
      const method = failure.method && { method: failure.method.toUpperCase() };
      const plan = { pattern: patternOf(failure.path), planned: { ...failure, ...method } };
      plans.unshift(plan);
      return () => {
        plans = plans.filter((entry) => entry !== plan);
      };
    },
    clear: () => {
      plans = [];
    },
    match: (request, paths) => {
      const requested = requestedFailure(request);
      if (requested) return requested;
      const plan = plans.find(
        ({ pattern, planned: { times, method } }) =>
          times !== 0 &&
          (method === undefined || method === request.method) &&
          paths.some((path) => pattern.test(path)),
      );
      if (!plan) return undefined;
      const { times, failure } = plan.planned;
      if (times !== undefined) plan.planned = { ...plan.planned, times: times - 1 };
      return failure;
    },
  };
}

const defaultWaitMs = 5000;
const defaultRetrySeconds = 60;

/** Waits; throws as soon as the request is aborted. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<unknown>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
  signal.throwIfAborted();
}

const codeOf = (status: number) =>
  Object.entries(errorStatus).find(([, known]) => known === status)?.[0] ?? 'INTERNAL';

function injectedError(
  status: number,
  retrySeconds: number | undefined,
  requestId: string,
): Response {
  const error = { code: codeOf(status), message: 'Injected failure.', requestId };
  const retry =
    status === 429 || retrySeconds !== undefined
      ? { 'Retry-After': String(retrySeconds ?? defaultRetrySeconds) }
      : undefined;
  return Response.json({ error }, { status, ...(retry && { headers: retry }) });
}

const body = (text: string, type: string) =>
  new Response(text, { headers: { 'Content-Type': type } });

/** The injected response; undefined after a delay. */
export async function injectedResponse(
  { kind, amount }: InjectedFailure,
  { signal }: Request,
  requestId: string,
): Promise<Response | undefined> {
  if (kind === 'malformed') return body('{"items": [{"id": 1, "na', 'application/json');
  if (kind === 'html') return body('<!doctype html><title>Back soon</title>', 'text/html');
  if (kind === 'empty') return body('', 'application/json');
  if (kind !== 'slow') return injectedError(Number.parseInt(kind, 10), amount, requestId);
  await wait(amount ?? defaultWaitMs, signal);
  return undefined;
}
