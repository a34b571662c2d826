import type { ScheduledRequest } from '../../src/client/job.js';
import {
  createScheduler,
  type RequestScheduler,
  type SchedulerOptions,
} from '../../src/client/scheduler.js';
import { halfOf } from '../../src/client/rate-budget.js';
import { rateLimits } from '../../src/contract/rate-limits.js';
import { noPage } from '../../src/client/page.js';
import { parseToken, type Credential } from '../../src/client/token.js';
import { DrivenClock, settled } from './driven-clock.js';

/** A request that reached the fake API; the test responds to it. */
export interface Call {
  readonly url: string;
  readonly token: string | undefined;
  readonly at: number;
  readonly signal: AbortSignal;
  respond(response: Response | Error): void;
}

/** Response of the fake API; undefined leaves the request pending. */
export type Responder = (call: Call) => Response | Error | undefined;

export const json = (value: unknown = {}) => Response.json(value);

/** The credential of an embed token. */
export function credentialOf(token: string | undefined): Credential | undefined {
  const credential = parseToken(token);
  return credential === 'proxy' ? undefined : credential;
}

/** A scheduler with a driven clock, a fake page, and a fake API that records requests. */
export class SchedulerWorld {
  readonly clock = new DrivenClock();
  readonly calls: Call[] = [];
  readonly page = { isHidden: false, isOffline: false };
  readonly scheduler: RequestScheduler;
  responder: Responder;
  #changed: (event: { type: string }) => void = () => undefined;

  constructor(responder: Responder = () => json(), options: Partial<SchedulerOptions> = {}) {
    this.responder = responder;
    this.scheduler = createScheduler({
      clock: this.clock,
      windows: halfOf(rateLimits.anonymous),
      fetch: (...args) => this.#fetch(new Request(...args)),
      page: {
        ...noPage,
        hidden: () => this.page.isHidden,
        offline: () => this.page.isOffline,
        watch: (changed) => (this.#changed = changed),
      },
      ...options,
    });
  }

  /** Requests a path of https://api.example. */
  request(
    path: string,
    {
      maxAgeMs = 0,
      signal,
      token,
      ...rest
    }: Partial<ScheduledRequest> & { signal?: AbortSignal; token?: string } = {},
  ) {
    const credential = credentialOf(token);
    const url = `https://api.example${path}`;
    return this.scheduler.request({ url, credential, maxAgeMs, ...rest }, signal);
  }

  set hidden(isHidden: boolean) {
    this.page.isHidden = isHidden;
    this.#changed({ type: 'visibilitychange' });
  }

  set offline(isOffline: boolean) {
    this.page.isOffline = isOffline;
    this.#changed({ type: isOffline ? 'offline' : 'online' });
  }

  get paths(): string[] {
    return this.calls.map(({ url }) => new URL(url).pathname);
  }

  #fetch(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      const call: Call = {
        url: request.url,
        token: request.headers.get('authorization') ?? undefined,
        at: this.clock.now(),
        signal: request.signal,
        respond: (response) => (response instanceof Error ? reject(response) : resolve(response)),
      };
      this.calls.push(call);
      const response = this.responder(call);
      if (response) call.respond(response);
    });
  }
}

/** Settlement of a promise, updated when it settles: its value, or the code or name of its error. */
export function outcome(promise: Promise<unknown>) {
  const result: {
    value?: unknown;
    code?: string;
    retryAfterMs?: number | undefined;
    settled: boolean;
  } = { settled: false };
  promise.then(
    (value) => Object.assign(result, { value, settled: true }),
    (error: { code?: unknown; name: string; retryAfterMs?: number }) =>
      Object.assign(result, {
        code: typeof error.code === 'string' ? error.code : error.name,
        retryAfterMs: error.retryAfterMs,
        settled: true,
      }),
  );
  return result;
}

export { settled };
