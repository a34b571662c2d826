import { errorStatus } from '../../contract/errors.js';
import { Failure } from '../answers/failure.js';

/** What may go wrong on demand: `slow:3000` waits so many milliseconds, `429:5` asks to wait five seconds. */
export interface Fault {
  readonly kind: string;
  readonly amount: number | undefined;
}

const kinds = new Set(['slow', 'reset', 'malformed', 'html', 'empty', '429-no-cors']);
const isStatus = (kind: string) => /^[45]\d\d$/.test(kind);

/** Reads a fault, or fails with the list of those that exist. */
export function parseFault(text: string): Fault {
  const [, kind = '', amount] = /^([a-z0-9-]+?)(?::(\d{1,7}))?$/.exec(text) ?? [];
  if (!kinds.has(kind) && !isStatus(kind)) {
    const message = `x-sandbox-fault is a status from 400 to 599 or one of ${[...kinds].join(', ')}.`;
    throw new Failure('VALIDATION_ERROR', message, [{ path: 'x-sandbox-fault', message }]);
  }
  return { kind, amount: amount === undefined ? undefined : Number(amount) };
}

/** Faults that were asked for ahead of the requests they spoil. */
export interface Faults {
  /** Spoils the next `times` requests whose path matches, `*` standing for any text; gives a function that stops it. */
  readonly add: (pattern: string, fault: string, times?: number) => () => void;
  /** The fault of a request with this path below the base, if any. */
  readonly take: (path: string, request: Request) => string | undefined;
}

const expression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** No faults at first. */
export function createFaults(): Faults {
  let planned: { pattern: RegExp; fault: string; left: number }[] = [];
  return {
    add: (pattern, fault, times = Infinity) => {
      parseFault(fault);
      const plan = { pattern: expression(pattern), fault, left: times };
      planned.unshift(plan);
      return () => {
        planned = planned.filter((one) => one !== plan);
      };
    },
    take: (path, request) => {
      const asked =
        request.headers.get('x-sandbox-fault') ??
        new URL(request.url).searchParams.get('x-sandbox-fault');
      if (asked) return asked;
      const plan = planned.find(({ pattern, left }) => left > 0 && pattern.test(path));
      if (plan) plan.left -= 1;
      return plan?.fault;
    },
  };
}

const usualWaitMs = 5000;
const usualRetrySeconds = 60;

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
}

const codeOf = (status: number) =>
  Object.entries(errorStatus).find(([, known]) => known === status)?.[0] ?? 'INTERNAL';

function errorAnswer(status: number, retrySeconds: number | undefined): Response {
  const error = {
    code: codeOf(status),
    message: 'Asked for by x-sandbox-fault.',
    requestId: 'req_fault',
  };
  const retry =
    status === 429 || retrySeconds !== undefined
      ? { 'Retry-After': String(retrySeconds ?? usualRetrySeconds) }
      : undefined;
  return Response.json({ error }, { status, ...(retry && { headers: retry }) });
}

const body = (text: string, type: string) =>
  new Response(text, { headers: { 'Content-Type': type } });

/** The spoiled answer; undefined once a slow one may go its usual way. */
export async function spoiled(
  { kind, amount }: Fault,
  { signal }: Request,
): Promise<Response | undefined> {
  if (kind === 'malformed') return body('{"items": [{"id": 1, "na', 'application/json');
  if (kind === 'html') return body('<!doctype html><title>Back soon</title>', 'text/html');
  if (kind === 'empty') return body('', 'application/json');
  if (kind !== 'slow') return errorAnswer(Number.parseInt(kind, 10), amount);
  await wait(amount ?? usualWaitMs, signal);
  return undefined;
}
