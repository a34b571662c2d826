import type { ScheduledRequest } from '../../src/client/job.js';
import type { RequestScheduler, SchedulerOptions } from '../../src/client/scheduler-options.js';
import { createScheduler } from '../../src/client/scheduler.js';
import { halfOf } from '../../src/client/rate-budget.js';
import { rateLimits } from '../../src/contract/rate-limits.js';
import { noPage } from '../../src/client/page.js';
import { openAlone } from '../../src/client/tabs.js';
import { DrivenClock, settled } from './driven-clock.js';

/** One request that reached the pretended API, to be answered by the test. */
export interface Call {
  readonly url: string;
  readonly token: string | undefined;
  readonly at: number;
  readonly signal: AbortSignal;
  answer(response: Response | Error): void;
}

/** How the pretended API answers; undefined leaves the request open. */
export type Answering = (call: Call) => Response | Error | undefined;

export const json = (value: unknown = {}) => Response.json(value);

/** A hub, its clock, the page around it and an API that notes what reaches it. */
export class SchedulerWorld {
  readonly clock = new DrivenClock();
  readonly calls: Call[] = [];
  readonly page = { isHidden: false, isOffline: false };
  readonly scheduler: RequestScheduler;
  answering: Answering;
  #changed: (event: { type: string }) => void = () => undefined;

  constructor(answering: Answering = () => json(), options: Partial<SchedulerOptions> = {}) {
    this.answering = answering;
    this.scheduler = createScheduler({
      clock: this.clock,
      windows: halfOf(rateLimits.anonymous),
      openTabs: openAlone,
      fetch: (request) => this.#fetch(request),
      page: {
        ...noPage,
        hidden: () => this.page.isHidden,
        offline: () => this.page.isOffline,
        watch: (changed) => (this.#changed = changed),
      },
      ...options,
    });
  }

  /** Asks for a path of https://api.example. */
  ask(
    path: string,
    { maxAgeMs = 0, signal, ...rest }: Partial<ScheduledRequest> & { signal?: AbortSignal } = {},
  ) {
    return this.scheduler.request({ url: `https://api.example${path}`, maxAgeMs, ...rest }, signal);
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
        answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
      };
      this.calls.push(call);
      const response = this.answering(call);
      if (response) call.answer(response);
    });
  }
}

/** What becomes of a promise: its value, or the code or name of its failure. */
export function outcome(promise: Promise<unknown>) {
  const seen: {
    value?: unknown;
    code?: string;
    retryAfterMs?: number | undefined;
    settled: boolean;
  } = { settled: false };
  promise.then(
    (value) => Object.assign(seen, { value, settled: true }),
    (error: { code?: unknown; name: string; retryAfterMs?: number }) =>
      Object.assign(seen, {
        code: typeof error.code === 'string' ? error.code : error.name,
        retryAfterMs: error.retryAfterMs,
        settled: true,
      }),
  );
  return seen;
}

export { settled };
