import { currentTime } from '../contract/timestamp.js';

/** Time and timers; tests replace them by a driven clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The system clock; reads the global timers at each call, as tests replace them. */
export const systemClock: Clock = {
  now: currentTime,
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/** Resolves after `ms`; rejects with the signal's reason when that aborts. Leaves no listener. */
export const pause = (ms: number, clock: Clock, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clock.clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
