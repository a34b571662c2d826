import type { VtcError } from '../../src/client/errors.js';
import { Poller } from '../../src/element/poller.js';
import { createScheduler, type RequestScheduler } from '../../src/client/scheduler.js';
import { halfOf } from '../../src/client/rate-budget.js';
import { noPage } from '../../src/client/page.js';
import { hasOtherTabs, openTabs } from '../../src/client/tabs.js';
import { rateLimits } from '../../src/contract/rate-limits.js';
import type { DrivenClock } from './driven-clock.js';
import { FakePage } from './fake-page.js';
import { credentialOf, json, type Call } from './scheduler-world.js';

/** Milliseconds until a message, a lock or a snapshot of locks arrives. */
const latencyMs = 2;

interface FakeLock {
  readonly name: string;
  readonly granted: () => Promise<unknown>;
}

/** Web Locks of an origin: exclusive locks only. */
class FakeLocks {
  held: FakeLock[] = [];
  /** Whether `query` never resolves. */
  isStuck = false;
  readonly #clock: DrivenClock;
  #pending: FakeLock[] = [];

  constructor(clock: DrivenClock) {
    this.#clock = clock;
  }

  request(name: string, ...rest: unknown[]): Promise<unknown> {
    const callback = rest.at(-1) as (lock: object | null) => Promise<unknown> | null;
    const { signal, ifAvailable } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    if (ifAvailable && this.held.some((lock) => lock.name === name))
      return Promise.resolve(callback(null));
    return new Promise((resolve, reject) => {
      const lock = {
        name,
        granted: () => Promise.resolve(callback({})).then(resolve, reject),
      };
      this.#pending.push(lock);
      signal?.addEventListener('abort', () => {
        this.#pending = this.#pending.filter((each) => each !== lock);
        reject(signal.reason as Error);
      });
      this.#clock.setTimeout(() => this.#grant(), latencyMs);
    });
  }

  query(): Promise<{ held: readonly { name: string }[] }> {
    if (this.isStuck) return new Promise(() => undefined);
    return new Promise((resolve) => {
      const snapshot = { held: this.held.map(({ name }) => ({ name })) };
      this.#clock.setTimeout(() => resolve(snapshot), latencyMs);
    });
  }

  #grant(): void {
    const next = this.#pending.find(({ name }) => this.held.every((lock) => lock.name !== name));
    if (!next) return;
    this.#pending = this.#pending.filter((each) => each !== next);
    this.held.push(next);
    void next.granted().finally(() => {
      this.held = this.held.filter((each) => each !== next);
      this.#clock.setTimeout(() => this.#grant(), latencyMs);
    });
    this.#grant();
  }
}

/** Tabs of one site in Node, with fake Web Locks and channels, and one fake API. */
export class TabWorld {
  readonly calls: Call[] = [];
  readonly locks: FakeLocks;
  /** Additional milliseconds until the messages of a tab arrive, by the index of the tab. */
  readonly delayMs = new Map<number, number>();
  responder: (call: Call) => Response | undefined = () => json();
  readonly page = new FakePage();
  readonly #clock: DrivenClock;
  readonly #channels = new Set<EventTarget & { readonly name: string }>();
  #tabs = 0;

  constructor(clock: DrivenClock) {
    this.#clock = clock;
    this.locks = new FakeLocks(clock);
    Object.assign(this.page, { locks: this.locks });
  }

  /** Opens a tab. */
  open(): RequestScheduler {
    const tab = this.#tabs++;
    const channels = this.#channels;
    const clock = this.#clock;
    const slowness = () => this.delayMs.get(tab) ?? 0;
    globalThis.BroadcastChannel = class extends EventTarget {
      readonly name: string;
      constructor(name: string) {
        super();
        this.name = name;
        channels.add(this);
      }
      postMessage(message: unknown) {
        const data: unknown = structuredClone(message);
        const deliver = () => {
          for (const other of channels)
            if (other !== this && other.name === this.name)
              other.dispatchEvent(new MessageEvent('message', { data }));
        };
        clock.setTimeout(deliver, latencyMs + slowness());
      }
      close() {
        channels.delete(this);
      }
    } as unknown as typeof BroadcastChannel;
    const isShared = hasOtherTabs();
    return createScheduler({
      clock,
      page: noPage,
      windows: halfOf(rateLimits.anonymous),
      openTabs: (options) => openTabs(options, isShared),
      fetch: (...args) =>
        new Promise((resolve, reject) => {
          const request = new Request(...args);
          const call: Call = {
            url: request.url,
            token: request.headers.get('authorization') ?? undefined,
            at: clock.now(),
            signal: request.signal,
            respond: (response) =>
              response instanceof Error ? reject(response) : resolve(response),
          };
          this.calls.push(call);
          const response = this.responder(call);
          if (response) clock.setTimeout(() => call.respond(response), 60);
        }),
    });
  }

  /** Loads and polls endpoints as elements do; returns a function that moves the tab to the background. */
  poll(
    scheduler: RequestScheduler,
    endpoints: readonly (readonly [path: string, seconds: number, token?: string])[],
  ) {
    let isOnScreen = true;
    const pollers = endpoints.map(([path, seconds, token]) => {
      const poller = new Poller({
        clock: this.#clock,
        intervalMs: () => seconds * 1000,
        isOnScreen: () => isOnScreen,
        due: () => load(seconds * 500),
      });
      const load = (maxAgeMs: number) => {
        const url = `https://api.example${path}`;
        void scheduler.request({ url, credential: credentialOf(token), maxAgeMs }).then(
          ({ receivedAt }) => poller.succeeded(receivedAt),
          (error: VtcError) => poller.failed(error),
        );
      };
      poller.start();
      load(seconds * 1000);
      return poller;
    });
    return () => {
      isOnScreen = false;
      pollers.forEach((poller) => poller.plan());
    };
  }

  close(): void {
    this.page.close();
  }
}
