import type { Clock } from '../../src/client/clock.js';

interface Timer {
  at: number;
  readonly callback: () => void;
}

/** Lets everything that does not wait for time happen: promises, streams, bodies of responses. */
export async function settled(rounds = 6): Promise<void> {
  for (let round = 0; round < rounds; round++) await new Promise(setImmediate);
}

/** A clock that tests advance. */
export class DrivenClock implements Clock {
  time = Date.UTC(2026, 0, 15, 12);
  readonly #timers = new Map<number, Timer>();
  #last = 0;

  now(): number {
    return this.time;
  }

  setTimeout(callback: () => void, ms: number): number {
    this.#timers.set(++this.#last, { at: this.time + Math.max(0, ms), callback });
    return this.#last;
  }

  clearTimeout(id: unknown): void {
    this.#timers.delete(id as number);
  }

  get timers(): number {
    return this.#timers.size;
  }

  /** Sets the clock back; timers are not affected. */
  setBack(ms: number): void {
    this.time -= ms;
    for (const timer of this.#timers.values()) timer.at -= ms;
  }

  /** When the next timer is due. */
  get nextAt(): number {
    return Math.min(...[...this.#timers.values()].map(({ at }) => at));
  }

  /** Advances by `ms`, timer by timer, each with all that follows from it. */
  async advance(ms: number, rounds?: number): Promise<void> {
    const end = this.time + ms;
    await settled(rounds);
    while (this.nextAt <= end) {
      this.time = Math.max(this.time, this.nextAt);
      for (const [id, { at, callback }] of [...this.#timers]) {
        if (at > this.time || !this.#timers.delete(id)) continue;
        callback();
      }
      await settled(rounds);
    }
    this.time = end;
  }
}
