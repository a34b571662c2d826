import { systemClock, type Clock } from './clock.js';
import { policyOf, type VtcError } from './errors.js';

/** Dependencies of a poller. */
export interface PollerOptions {
  /** Milliseconds between two responses; 0 disables polling. */
  readonly intervalMs: () => number;
  /** Called when a request is due; `succeeded` or `failed` must follow before it is called again. */
  readonly due: () => void;
  readonly clock?: Clock;
}

const maxIntervalMs = 900_000;
/** Browsers run timers with a longer delay (24 days) at once. */
const maxTimerMs = 2 ** 31 - 1;
/** Delay after a connection is back, so that it is stable and not all elements use it at once. */
const reconnectMs = 5_000;

/** Decides when an element requests its data again. */
export interface Poller {
  /** When the next request is due, in milliseconds since the epoch; undefined where none is planned. */
  readonly nextAt: number | undefined;
  /** Whether the element is near the viewport. */
  onScreen: boolean;
  /** Starts or restarts; earlier failures are forgotten. */
  start(): void;
  /** Plans again after the interval has changed. */
  plan(): void;
  /** Removes timers and listeners. */
  stop(): void;
  /** Records a response, maybe a cached one. */
  succeeded(receivedAt: number): void;
  /** Records a failure; one that was not sent does not count as one. */
  failed(error: VtcError): void;
}

/**
 * Creates a poller: a request is due one interval after a response, with jitter; after failures the interval doubles up
 * to 15 min, or the cooldown of the API counts. After a final failure polling stops until it is started again.
 * It pauses while the page is hidden or offline or the element is off-screen.
 * Nothing is planned before the first `succeeded` or `failed`.
 */
export function createPoller({ intervalMs, due, clock = systemClock }: PollerOptions): Poller {
  let listening: AbortController | undefined;
  let timer: unknown;
  let onScreen = true;
  /** The last response or failure; undefined while a request is in flight. */
  let since: number | undefined;
  let failures = 0;
  /** Overrides the interval where it is not 0. */
  let delayMs = 0;
  let jitter = 0;

  function nextAt(): number | undefined {
    const interval = intervalMs();
    if (!listening || since === undefined || !(interval > 0)) return undefined;
    const backoffMs = Math.max(interval, Math.min(maxIntervalMs, interval * 2 ** failures));
    return since + (delayMs || backoffMs * jitter);
  }

  const isActive = () => onScreen && !document.hidden && navigator.onLine;

  function plan(): void {
    const next = nextAt();
    clock.clearTimeout(timer);
    if (next === undefined || !isActive()) return;
    timer = clock.setTimeout(
      () => {
        // An inactive poller plans again when it is active; the interval may have changed, too.
        if (!isActive() || nextAt() === undefined) return;
        since = undefined;
        due();
      },
      Math.min(Math.max(0, next - clock.now()), maxTimerMs),
    );
  }

  function wait(from: number | undefined, delay = 0): void {
    since = from;
    delayMs = delay;
    jitter = 1 + Math.random() / 10;
    plan();
  }

  function stop(): void {
    listening?.abort();
    listening = since = undefined;
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
      const { signal } = (listening = new AbortController());
      document.addEventListener('visibilitychange', plan, { signal });
      const reconnected = () => {
        if (failures) delayMs = reconnectMs;
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
      const { polling } = policyOf(error);
      // A manual request beside the planned ones leaves the plan as it is.
      const isPlanned = since !== undefined;
      if (polling === 'stop') wait(undefined);
      else if (error.isUnsent && !isPlanned) wait(clock.now(), error.retryAfterMs ?? reconnectMs);
      else if (!isPlanned) {
        failures++;
        wait(clock.now(), polling === 'cooldown' ? error.retryAfterMs : 0);
      }
    },
  };
}
