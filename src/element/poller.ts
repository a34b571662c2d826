import { documentProperty } from '../dom/document.js';
import { systemClock, type Clock } from '../client/clock.js';
import { policyOf, type VtcError } from '../client/errors.js';

export interface PollerOptions {
  /** Milliseconds between two responses; 0 disables polling. */
  readonly intervalMs: () => number;
  /** Called when a request is due; `planAfterSuccess` or `planAfterFailure` must follow before it is called again. */
  readonly onDue: () => void;
  /** Whether the element is near the viewport; call `plan` when it changes. */
  readonly isOnScreen: () => boolean;
  readonly clock?: Clock;
}

const maxIntervalMs = 900_000;
/** Browsers run timers with a longer delay (24 days) at once. */
const maxTimerMs = 2 ** 31 - 1;
/** Earliest and latest poll after `online`: the connection is stable, and the elements do not poll all at once. */
const reconnectMs = [1_000, 5_000] as const;
/** Delay after a request that was not sent since the page was offline. */
const offlineMs = 5_000;

const randomBetween = ([min, max]: readonly [number, number]) => min + Math.random() * (max - min);

/**
 * Decides when an element requests its data again: one interval after a response, with jitter; after failures the
 * interval doubles up to 15 min, or the cooldown of the API counts. After a final failure polling stops until it is
 * started again. It pauses while the page is hidden or offline or the element is off-screen.
 * Nothing is planned before the first `planAfterSuccess` or `planAfterFailure`.
 */
export class Poller {
  readonly #options: PollerOptions;
  readonly #clock: Clock;
  #listening: AbortController | undefined;
  #timer: unknown;
  /** The last response or failure; undefined while a request is in flight. */
  #since: number | undefined;
  #failures = 0;
  /** Delay after a failure, in place of the interval; 0: the interval, doubled after each failure. */
  #delayMs = 0;
  #jitter = 0;

  constructor(options: PollerOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /** When the next request is due, in milliseconds since the epoch; undefined if none is planned. */
  get nextAt(): number | undefined {
    const interval = this.#options.intervalMs();
    if (!this.#listening || this.#since === undefined || !(interval > 0)) return undefined;
    const backoffMs = Math.max(interval, Math.min(maxIntervalMs, interval * 2 ** this.#failures));
    return this.#since + (this.#delayMs || backoffMs * this.#jitter);
  }

  /** Starts or restarts; earlier failures are forgotten. */
  start(): void {
    this.stop();
    this.#failures = 0;
    const { signal } = (this.#listening = new AbortController());
    addEventListener('visibilitychange', this.plan, { signal });
    addEventListener('online', () => this.#reconnected(), { signal });
  }

  /** Plans again after the interval or `isOnScreen` has changed. */
  readonly plan = (): void => {
    this.#clock.clearTimeout(this.#timer);
    const { nextAt } = this;
    if (nextAt === undefined || !this.#isActive) return;
    const delayMs = Math.max(0, nextAt - this.#clock.now());
    this.#timer = this.#clock.setTimeout(this.#wake, Math.min(delayMs, maxTimerMs));
  };

  /** Removes timers and listeners. */
  stop(): void {
    this.#listening?.abort();
    this.#listening = this.#since = undefined;
    this.plan();
  }

  /** Records a response, maybe a cached one. */
  planAfterSuccess(receivedAt: number): void {
    this.#failures = 0;
    this.#wait(Math.min(receivedAt, this.#clock.now()));
  }

  /** Records a failure. A request that was not sent does not double the interval. */
  planAfterFailure(error: VtcError): void {
    const { polling } = policyOf(error);
    if (polling === 'stop') return this.#wait(undefined);
    // A manual request beside the planned ones leaves the plan as it is.
    if (this.#since !== undefined) return;
    const now = this.#clock.now();
    if (error.isUnsent) return this.#wait(now, error.retryAfterMs ?? offlineMs);
    this.#failures++;
    // 0: the doubled interval counts.
    this.#wait(now, polling === 'cooldown' ? error.retryAfterMs : 0);
  }

  get #isActive(): boolean {
    return this.#options.isOnScreen() && !documentProperty('hidden') && navigator.onLine;
  }

  /** Plans the polls that failed or that became due while the page was offline. */
  #reconnected(): void {
    const { nextAt } = this;
    const now = this.#clock.now();
    if (nextAt === undefined) return;
    if (this.#failures || nextAt <= now) return this.#wait(now, randomBetween(reconnectMs));
    this.plan();
  }

  readonly #wake = (): void => {
    // An inactive poller plans again when it is active; the interval may have changed, too.
    if (!this.#isActive || this.nextAt === undefined) return;
    this.#since = undefined;
    this.#options.onDue();
  };

  #wait(since: number | undefined, delayMs = 0): void {
    this.#since = since;
    this.#delayMs = delayMs;
    this.#jitter = 1 + Math.random() / 10;
    this.plan();
  }
}
