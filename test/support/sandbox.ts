import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import type { SandboxOptions } from '../../src/sandbox/server/options.js';

/** A Saturday evening in UTC. */
export const saturdayEvening = Date.UTC(2026, 2, 14, 18, 25);

/** A response with its body parsed. */
export interface ParsedResponse {
  readonly status: number;
  readonly headers: Headers;
  // The tests look into bodies of all endpoints.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A sandbox on a driven clock, with methods that send requests. */
export function setUp(options: SandboxOptions = {}) {
  let now = saturdayEvening;
  const sandbox = createSandbox({ clock: () => now, rateLimits: false, ...options });
  const send = async (path: string, init: RequestInit = {}): Promise<ParsedResponse> => {
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, init));
    const { status, headers } = response;
    const text = await response.text();
    const isJson = headers.get('Content-Type')?.includes('json') && text !== '';
    return { status, headers, body: isJson ? (JSON.parse(text) as unknown) : text };
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

/** The header that sends a token. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
