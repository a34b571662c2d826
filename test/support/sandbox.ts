import { createSandbox, type Sandbox } from '../../src/sandbox/server/sandbox.js';
import type { SandboxOptions } from '../../src/sandbox/server/options.js';

/** A Saturday evening in UTC. */
export const saturdayEvening = Date.UTC(2026, 2, 14, 18, 25);

/** What came back: the status, the headers and the JSON body. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // The tests look into bodies of all endpoints.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A small sandbox on a clock that the test drives, with short ways to ask it. */
export function setUp(options: SandboxOptions = {}) {
  let now = saturdayEvening;
  const sandbox = createSandbox({ clock: () => now, rateLimits: false, ...options });
  const send = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const { status, headers, ...response } = await answer(sandbox, path, init);
    return { status, headers, body: response.body };
  };
  return {
    sandbox,
    send,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post: (path: string, body: unknown, token: string = sandbox.keys.withVtcScopes) =>
      send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      }),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    now: () => now,
  };
}

async function answer(sandbox: Sandbox, path: string, init: RequestInit) {
  const response = await sandbox.fetch(new Request(`http://localhost${path}`, init));
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as unknown,
  };
}

/** The header that sends a token. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
