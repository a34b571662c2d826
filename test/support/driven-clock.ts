interface Timer {
  at: number;
  callback: () => void;
}

const real = {
  now: Date.now.bind(Date),
  setTimeout: globalThis.setTimeout.bind(globalThis),
  clearTimeout: globalThis.clearTimeout.bind(globalThis),
};

const { port1: near, port2: far } = new MessageChannel();

/** The next turn of the page; by message, as browsers hold timers back that follow one another. */
const turn = (): Promise<unknown> =>
  new Promise((done) => {
    near.onmessage = done;
    far.postMessage(null);
  });

/** Lets everything that waits for promises, messages and the next turn run, and for locks and bodies of answers, which come in order. */
export async function settled(): Promise<void> {
  await turn();
  await navigator.locks.query();
  await new Response('body').text();
  await turn();
  await turn();
}

/** Ids are unique among all clocks of a page, as a scheduler of a previous test may clear its timer late. */
let nextId = 1_000_000;

/** Time that moves only when told to; stands in for `Date.now` and the timers of the page until `restore`. */
export class DrivenClock {
  /** Number of timer callbacks that have run. */
  wakeUps = 0;

  #now: number;
  readonly #timers = new Map<number, Timer>();

  constructor(start: number | string) {
    this.#now = new Date(start).getTime();
    this.#install();
  }

  #install(): void {
    Date.now = () => this.#now;
    Object.assign(globalThis, {
      setTimeout: (callback: () => void, ms = 0) => {
        this.#timers.set((nextId += 1), { at: this.#now + Math.max(0, ms), callback });
        return nextId;
      },
      clearTimeout: (id: number | undefined) => {
        if (id !== undefined && !this.#timers.delete(id)) real.clearTimeout(id);
      },
    });
  }

  get now(): number {
    return this.#now;
  }

  /** Timers that wait. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Moves on by `ms`, each timer at its moment, everything settled in between. */
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
   * Waits in real time, which other processes of the browser need, until `holds`; time itself moves a little.
   * Turns are counted, and each asks the browser's own process: on a slow machine they take longer.
   */
  async until(holds: () => boolean): Promise<void> {
    for (let turns = 0; turns < 1000 && !holds(); turns += 1) {
      await new Promise((done) => real.setTimeout(done, 5));
      await this.advance(turns < 100 ? 1 : 0);
    }
  }

  /** Runs something that needs the real time, while the driven one stands still. */
  async aside<T>(run: () => Promise<T>): Promise<T> {
    this.restore();
    try {
      return await run();
    } finally {
      this.#install();
    }
  }

  /** Puts the clock and timers of the page back. */
  restore(): void {
    Date.now = real.now;
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
  }
}
