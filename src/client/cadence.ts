import { systemClock, type Clock } from './clock.js';
import type { VtcError } from './errors.js';

/** What a cadence is made of. */
export interface CadenceOptions {
  /** Milliseconds between two answers; 0 is never. */
  readonly intervalMs: () => number;
  /** Called when it is time to ask again; `succeeded` or `failed` must follow before it is called once more. */
  readonly due: () => void;
  readonly clock?: Clock;
}

const longestMs = 900_000;
/** Browsers take a longer delay, of 24 days, for none. */
const longestTimerMs = 2 ** 31 - 1;
/** A connection that comes back is let settle, and not used by all elements at once. */
const settlingMs = 5_000;

/**
 * When one element asks again: at its interval after an answer, twice as late after each failure up to 15 min,
 * never after a refusal (400, 401, 403, 404 or SETUP) until started anew. It is quiet while the page is hidden
 * or offline or the element is off-screen, and on return asks only when the time has come.
 * It plans nothing before the first `succeeded` or `failed`.
 */
export class Cadence {
  readonly #options: CadenceOptions;
  readonly #clock: Clock;
  #stopping: AbortController | undefined;
  #timer: unknown;
  #onScreen = true;
  /** The last answer or failure; undefined while one is awaited. */
  #since: number | undefined;
  #failures = 0;
  #leastMs = 0;
  #spread = 0;

  constructor(options: CadenceOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /** When it will ask, in milliseconds since the epoch; undefined while it will not. */
  get nextAt(): number | undefined {
    const intervalMs = this.#options.intervalMs();
    if (!this.#stopping || this.#since === undefined || !(intervalMs > 0)) return undefined;
    const doubledMs = Math.min(longestMs, intervalMs * 2 ** this.#failures);
    const waitMs = this.#leastMs || Math.max(intervalMs, doubledMs);
    return this.#since + waitMs * this.#spread;
  }

  /** Whether the element is near the viewport. */
  get onScreen(): boolean {
    return this.#onScreen;
  }

  set onScreen(onScreen: boolean) {
    this.#onScreen = onScreen;
    this.#plan();
  }

  /** Begins, or begins anew: refusals and failures before are forgotten. */
  start(): void {
    this.stop();
    this.#failures = 0;
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    document.addEventListener('visibilitychange', () => this.#plan(), { signal });
    addEventListener('online', () => this.#reconnected(), { signal });
  }

  /** Leaves no timer or listener behind. */
  stop(): void {
    this.#stopping?.abort();
    this.#stopping = undefined;
    this.#since = undefined;
    this.#plan();
  }

  /** Notes an answer, maybe an older one that was shared. */
  succeeded(receivedAt: number): void {
    this.#failures = 0;
    this.#wait(Math.min(receivedAt, this.#clock.now()));
  }

  /** Notes a failure; how long the API asks to be left alone goes before the interval. */
  failed({ code, status, retryAfterMs = 0 }: VtcError): void {
    const final = code === 'SETUP' || [400, 401, 403, 404].includes(status);
    this.#failures++;
    this.#wait(final ? undefined : this.#clock.now(), code === 'RATE_LIMITED' ? retryAfterMs : 0);
  }

  #wait(since: number | undefined, leastMs = 0): void {
    this.#since = since;
    this.#leastMs = leastMs;
    this.#spread = 1 + Math.random() / 10;
    this.#plan();
  }

  #reconnected(): void {
    if (this.#failures) this.#leastMs = settlingMs;
    this.#plan();
  }

  #plan(): void {
    const { nextAt } = this;
    this.#clock.clearTimeout(this.#timer);
    if (nextAt === undefined || !this.#mayAsk()) return;
    const delayMs = Math.max(0, nextAt - this.#clock.now());
    this.#timer = this.#clock.setTimeout(
      () => {
        // What is quiet by now plans anew when it returns.
        if (!this.#mayAsk()) return;
        this.#since = undefined;
        this.#options.due();
      },
      Math.min(delayMs, longestTimerMs),
    );
  }

  #mayAsk(): boolean {
    return this.#onScreen && !document.hidden && navigator.onLine;
  }
}
