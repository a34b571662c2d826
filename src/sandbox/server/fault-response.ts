import { errorStatus } from '../../contract/errors.js';
import type { Fault } from './faults.js';

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

function errorAnswer(
  status: number,
  retrySeconds: number | undefined,
  requestId: string,
): Response {
  const error = { code: codeOf(status), message: 'A fault that was asked for.', requestId };
  const retry =
    status === 429 || retrySeconds !== undefined
      ? { 'Retry-After': String(retrySeconds ?? usualRetrySeconds) }
      : undefined;
  return Response.json({ error }, { status, ...(retry && { headers: retry }) });
}

const body = (text: string, type: string) =>
  new Response(text, { headers: { 'Content-Type': type } });

/** The spoiled answer; undefined once a slow one may go its usual way. */
export async function faultResponse(
  { kind, amount }: Fault,
  { signal }: Request,
  requestId: string,
): Promise<Response | undefined> {
  if (kind === 'malformed') return body('{"items": [{"id": 1, "na', 'application/json');
  if (kind === 'html') return body('<!doctype html><title>Back soon</title>', 'text/html');
  if (kind === 'empty') return body('', 'application/json');
  if (kind !== 'slow') return errorAnswer(Number.parseInt(kind, 10), amount, requestId);
  await wait(amount ?? usualWaitMs, signal);
  return undefined;
}
