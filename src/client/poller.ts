import { systemClock, type Clock } from './clock.js';
import { isFinal, type VtcError } from './errors.js';

/** What a poller is made of. */
export interface PollerOptions {
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

/** When one element asks again. */
export interface Poller {
  /** When it will ask, in milliseconds since the epoch; undefined while it will not. */
  readonly nextAt: number | undefined;
  /** Whether the element is near the viewport. */
  onScreen: boolean;
  /** Begins, or begins anew: refusals and failures before are forgotten. */
  start(): void;
  /** Plans anew, the interval having changed. */
  plan(): void;
  /** Leaves no timer or listener behind. */
  stop(): void;
  /** Notes an answer, maybe an older one that was shared. */
  succeeded(receivedAt: number): void;
  /** Notes a failure; how long the API asks to be left alone goes before the interval, and what was not sent is none. */
  failed(error: VtcError): void;
}

/**
 * Makes a poller: it asks at its interval after an answer, twice as late after each failure up to 15 min,
 * never after a refusal (400, 401, 403, 404 or SETUP) until started anew. It is quiet while the page is hidden
 * or offline or the element is off-screen, and on return asks only when the time has come.
 * It plans nothing before the first `succeeded` or `failed`.
 */
export function createPoller({ intervalMs, due, clock = systemClock }: PollerOptions): Poller {
  let stopping: AbortController | undefined;
  let timer: unknown;
  let onScreen = true;
  /** The last answer or failure; undefined while one is awaited. */
  let since: number | undefined;
  let failures = 0;
  /** How long the API is to be left alone. */
  let restMs = 0;
  let spread = 0;

  function nextAt(): number | undefined {
    const usualMs = intervalMs();
    if (!stopping || since === undefined || !(usualMs > 0)) return undefined;
    const doubledMs = Math.max(usualMs, Math.min(longestMs, usualMs * 2 ** failures));
    return since + (restMs || doubledMs * spread);
  }

  const mayAsk = () => onScreen && !document.hidden && navigator.onLine;

  function plan(): void {
    const next = nextAt();
    clock.clearTimeout(timer);
    if (next === undefined || !mayAsk()) return;
    timer = clock.setTimeout(
      () => {
        // What is quiet by now plans anew when it returns; the interval may be another by now.
        if (!mayAsk() || nextAt() === undefined) return;
        since = undefined;
        due();
      },
      Math.min(Math.max(0, next - clock.now()), longestTimerMs),
    );
  }

  function wait(from: number | undefined, rest = 0): void {
    since = from;
    restMs = rest;
    spread = 1 + Math.random() / 10;
    plan();
  }

  function stop(): void {
    stopping?.abort();
    stopping = since = undefined;
    plan();
  }

  return {
    get nextAt() {
      return nextAt();
    },
    get onScreen() {
      return onScreen;
    },
    set onScreen(isOnScreen) {
      onScreen = isOnScreen;
      plan();
    },
    start() {
      stop();
      failures = 0;
      const { signal } = (stopping = new AbortController());
      document.addEventListener('visibilitychange', plan, { signal });
      const reconnected = () => {
        if (failures) restMs = settlingMs;
        plan();
      };
      addEventListener('online', reconnected, { signal });
    },
    plan,
    stop,
    succeeded(receivedAt) {
      failures = 0;
      wait(Math.min(receivedAt, clock.now()));
    },
    failed(error) {
      // One that was asked for out of turn, by hand, leaves the plan as it is.
      const isPlanned = since !== undefined;
      if (isFinal(error)) wait(undefined);
      else if (error.isUnsent && !isPlanned) wait(clock.now(), error.retryAfterMs ?? settlingMs);
      else if (!isPlanned) {
        failures++;
        wait(clock.now(), error.code === 'RATE_LIMITED' ? error.retryAfterMs : 0);
      }
    },
  };
}
