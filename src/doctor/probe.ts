import type { PolicyWatch, Violation } from './policy.js';

/** What became of a request: an answer, or why there was none that the page may read. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** The JSON of the body, undefined where it is something else. */
      readonly json: unknown;
      readonly milliseconds: number;
    }
  | { readonly kind: 'policy'; readonly violation: Violation }
  | { readonly kind: 'cors' | 'down' | 'slow' };

/** How a request is made. */
export interface AskOptions {
  readonly token?: string | undefined;
  readonly policy?: PolicyWatch | undefined;
  readonly signal?: AbortSignal | undefined;
}

const timeoutMs = 10_000;

const plain = {
  credentials: 'omit',
  referrerPolicy: 'strict-origin',
  cache: 'no-store',
} as const satisfies RequestInit;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the server answers at all: a page may ask without being allowed to read. */
async function answersUnread(url: string): Promise<boolean> {
  try {
    await fetch(url, { ...plain, mode: 'no-cors', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}

async function whyNot(url: string, policy: PolicyWatch | undefined): Promise<Outcome> {
  const violation = await policy?.of(url);
  if (violation) return { kind: 'policy', violation };
  return { kind: (await answersUnread(url)) ? 'cors' : 'down' };
}

/** Asks the API as an element would, and tells apart why there is no answer. */
export async function ask(url: string, options: AskOptions = {}): Promise<Outcome> {
  const { token, policy, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const start = performance.now();
  try {
    const response = await fetch(url, {
      ...plain,
      ...(token && { headers: { Authorization: `Bearer ${token}` }, redirect: 'error' }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const json = parsed(await response.text());
    const { status } = response;
    return { kind: 'answer', status, json, milliseconds: performance.now() - start };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return timeout.aborted ? { kind: 'slow' } : whyNot(url, policy);
  }
}

/** The value of a field, undefined where `value` is no object or has none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
