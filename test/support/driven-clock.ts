import { replaceNow } from '../../tools/test/test-date.mjs';

interface Timer {
  at: number;
  callback: () => void;
}

const realTimers = {
  setTimeout: globalThis.setTimeout.bind(globalThis),
  clearTimeout: globalThis.clearTimeout.bind(globalThis),
};

const { port1: near, port2: far } = new MessageChannel();

/** Waits for the next task of the page, by a message: browsers throttle nested timers. */
const turn = (): Promise<unknown> =>
  new Promise((done) => {
    near.onmessage = done;
    far.postMessage(null);
  });

/** Waits until pending promises, messages and bodies of responses have been processed. */
export async function settled(): Promise<void> {
  await turn();
  await new Response('body').text();
  await turn();
  await turn();
}

/** Ids are unique among all clocks of a page: a scheduler of a previous test may clear its timer late. */
let nextId = 1_000_000;

/** A fake clock that tests advance; it replaces the date and the timers of the page until `restore`. */
export class DrivenClock {
  /** Number of timer callbacks that have run. */
  wakeUps = 0;

  #now: number;
  readonly #timers = new Map<number, Timer>();
  readonly #restoreDate: () => void;

  constructor(start: number | string) {
    this.#now = new Date(start).getTime();
    this.#restoreDate = replaceNow(() => this.#now);
    this.#replaceTimers();
  }

  #replaceTimers(): void {
    Object.assign(globalThis, {
      setTimeout: (callback: () => void, ms = 0) => {
        this.#timers.set((nextId += 1), { at: this.#now + Math.max(0, ms), callback });
        return nextId;
      },
      clearTimeout: (id: number | undefined) => {
        if (id !== undefined && !this.#timers.delete(id)) realTimers.clearTimeout(id);
      },
    });
  }

  get now(): number {
    return this.#now;
  }

  /** Number of pending timers. */
  get pendingTimers(): number {
    return this.#timers.size;
  }

  /** Advances by `ms`; runs each timer at its time, and what follows from it before the next. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const [id, timer] = [...this.#timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (id === undefined || timer === undefined || timer.at > end) break;
      this.#timers.delete(id);
      this.#now = Math.max(this.#now, timer.at);
      this.wakeUps += 1;
      timer.callback();
      await settled();
    }
    this.#now = end;
    await settled();
  }

  /**
   * Waits in real time, for other processes of the browser, until `holds` is true; advances the clock by at most 100 ms.
   * It counts rounds instead of time, since rounds take longer on a slow machine. Throws an error if it never is.
   */
  async until(holds: () => boolean): Promise<void> {
    for (let rounds = 0; !holds(); rounds += 1) {
      if (rounds === 1000) throw new Error(`This was not true in time: ${String(holds)}`);
      await new Promise((done) => realTimers.setTimeout(done, 5));
      await this.advance(rounds < 100 ? 1 : 0);
    }
  }

  /** Runs a function with the real timers; the date stays that of this clock, which does not advance. */
  async withRealTimers<T>(run: () => Promise<T>): Promise<T> {
    Object.assign(globalThis, realTimers);
    try {
      return await run();
    } finally {
      this.#replaceTimers();
    }
  }

  /** Restores the date and the timers of the page. */
  restore(): void {
    this.#restoreDate();
    Object.assign(globalThis, realTimers);
  }
}
