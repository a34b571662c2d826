import {
  type Application,
  type ApplicationSignals,
  fieldProblems,
  type InvalidField,
} from './model/application.js';

/** Formats of a form, as in HTML. */
export const enctypes = [
  'application/json',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
] as const;

/** Format in which an application is sent. */
export type Enctype = (typeof enctypes)[number];

/**
 * Why an application was not accepted: `offline`: not sent; `network`: no response, which a page cannot tell from a
 * response that it may not read; `unknown`: no response in time, or the receiver does not know whether it was delivered;
 * `busy`: too many requests; `closed`: the company does not recruit; `changed`: the form is another one now; `rejected`:
 * the content is not accepted; `failed`: an error of the receiver.
 */
export type Failure =
  'offline' | 'network' | 'unknown' | 'busy' | 'closed' | 'changed' | 'rejected' | 'failed';

/** What became of an application; undefined `failure`: it was accepted. */
export interface Outcome {
  readonly failure?: Failure;
  /** Fields that the receiver does not accept. */
  readonly invalid?: readonly InvalidField[];
}

const timeoutMs = 30_000;

type Sent = Application & ApplicationSignals;

/** Names and values of a form; answers have names such as `answers[0][question]`. */
const pairsOf = ({ answers, ...others }: Sent): readonly (readonly [string, string])[] => [
  ...Object.entries(others).map(([name, value]) => [name, String(value)] as const),
  ...answers.flatMap((answer, index) =>
    Object.entries(answer).map(
      ([name, value]) => [`answers[${index}][${name}]`, String(value)] as const,
    ),
  ),
];

function formData(sent: Sent): FormData {
  const data = new FormData();
  for (const [name, value] of pairsOf(sent)) data.append(name, value);
  return data;
}

/** Body and headers; the browser adds the type of form data. */
function contentOf(sent: Sent, enctype: Enctype): Pick<RequestInit, 'body' | 'headers'> {
  const headers = { accept: 'application/json' };
  if (enctype === 'application/json')
    return { body: JSON.stringify(sent), headers: { ...headers, 'content-type': enctype } };
  const body =
    enctype === 'multipart/form-data'
      ? formData(sent)
      : new URLSearchParams(pairsOf(sent).map(([name, value]) => [name, value]));
  return { body, headers };
}

function invalidIn(fields: unknown): readonly InvalidField[] {
  const list: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return list.flatMap((item) => {
    const { field, problem } = Object(item) as Record<string, unknown>;
    const known = fieldProblems.find((name) => name === problem);
    return typeof field === 'string' && known ? [{ field, problem: known }] : [];
  });
}

const failuresByCode: ReadonlyMap<unknown, Failure> = new Map<string, Failure>([
  ['CLOSED', 'closed'],
  ['FORM_CHANGED', 'changed'],
  ['RESULT_UNKNOWN', 'unknown'],
]);

/** The failure of a response with a status from 400; its body is read only if it is JSON. */
async function failureOf(response: Response): Promise<Outcome> {
  const json: unknown = await response.json().catch(() => undefined);
  const { code, fields } = Object(json) as Record<string, unknown>;
  const { status } = response;
  const failure =
    failuresByCode.get(code) ?? (status === 429 ? 'busy' : status < 500 ? 'rejected' : 'failed');
  return { failure, invalid: invalidIn(fields) };
}

/** Sends an application once. Never rejects, except with the reason of `signal`. */
export async function sendApplication(
  address: string,
  sent: Sent,
  { enctype, signal }: { readonly enctype: Enctype; readonly signal: AbortSignal },
): Promise<Outcome> {
  if (!navigator.onLine) return { failure: 'offline' };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const stop = AbortSignal.any([signal, timeout.signal]);
  // Replacements of `fetch` may ignore signals.
  const stopped = new Promise<never>((_, reject) =>
    stop.addEventListener('abort', () => reject(stop.reason as Error)),
  );
  const request = fetch(address, {
    method: 'POST',
    ...contentOf(sent, enctype),
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    cache: 'no-store',
    signal: stop,
  });
  try {
    const response = await Promise.race([stopped, request]);
    return response.ok ? {} : await failureOf(response);
  } catch {
    signal.throwIfAborted();
    return { failure: timeout.signal.aborted ? 'unknown' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}
