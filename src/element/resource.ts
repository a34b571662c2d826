import { Task } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { VtcError } from '../client/errors.js';
import { createPoller, type Poller } from '../client/poller.js';
import { extendValue, loadValue, type Loaded } from './load-value.js';
import { asVtcError, PartialFailure } from './partial-failure.js';
import type { Query } from './query.js';
import { equal, type Asking, type Key, type ResourceOptions } from './resource-options.js';
import { ResourceState } from './resource-state.js';

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/**
 * What an element shows and how fresh it is: keeps the last good value when asking fails, asks again in time,
 * and stops when the element has left the page (moving it is not leaving).
 */
export class Resource<T> extends ResourceState<T> implements ReactiveController {
  readonly #host: Host;
  readonly #options: ResourceOptions<T>;
  readonly #task: Task<[maxAgeMs: number, isManual: boolean], T>;
  readonly #poller: Poller;
  /** The key that is being kept up to date, and the key of the value. */
  #key: Key | undefined;
  #valueKey: Key | undefined;
  #extending: AbortController | undefined;
  #given = false;
  #refreshSeconds = 0;

  constructor(host: Host, options: ResourceOptions<T>) {
    super();
    this.#options = options;
    this.#task = new Task(host, {
      autoRun: false,
      task: ([maxAgeMs, isManual], { signal }) => this.#ask({ maxAgeMs, isManual, signal }),
    });
    this.#poller = createPoller({
      intervalMs: () => this.#options.refreshSeconds() * 1000,
      due: () => void this.#run(this.#options.refreshSeconds() * 500),
    });
    this.onScreen = false;
    (this.#host = host).addController(this);
  }

  /** Whether the element is on screen; off-screen it does not ask. */
  get onScreen(): boolean {
    return this.#poller.onScreen;
  }

  set onScreen(onScreen: boolean) {
    this.#poller.onScreen = onScreen;
  }

  /** When the API is asked next, in ms since the epoch; undefined when it is not. */
  get nextAt(): number | undefined {
    return this.#poller.nextAt;
  }

  /** Shows `value` and asks nobody; undefined takes it back. */
  give(value: T | undefined, error?: VtcError): void {
    this.#stop();
    this.#given = value !== undefined || error !== undefined;
    this.#valueKey = undefined;
    this.#accept(value, value === undefined ? undefined : Date.now(), error);
    this.#host.requestUpdate();
  }

  /** Asks now, as a visitor wants it; resolves when the answer or the failure is there. */
  refresh(): Promise<void> {
    return this.#run(-1, true);
  }

  /** Whether the API may be asked: it is not where the page gave the value and wants no refresh. */
  get asks(): boolean {
    return !this.#given || this.#options.refreshSeconds() > 0;
  }

  /**
   * Replaces the value by what `load` makes of it, reading anew where a refresh replaced it meanwhile.
   * Rejects when that fails, and with the reason of the abort when the key changes or the element leaves the page.
   */
  async extend(load: (query: Query, value: T) => Promise<T>): Promise<void> {
    const { signal } = (this.#extending = new AbortController());
    try {
      await extendValue(this, this.#options.context(), load, signal);
      this.#options.settled?.();
    } catch (error) {
      signal.throwIfAborted();
      const failure = asVtcError(error);
      this.#options.settled?.(failure);
      throw failure;
    }
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#stop();
    });
  }

  hostUpdate(): void {
    if (!this.asks || !this.#host.isConnected) return;
    try {
      this.#follow(this.#options.key());
    } catch (error) {
      this.#stop();
      this.#fail(error);
    }
  }

  #follow(key: Key | undefined | null): void {
    if (key === null) return this.#drop();
    const refreshSeconds = this.#options.refreshSeconds();
    if (refreshSeconds !== this.#refreshSeconds) this.#poller.plan();
    this.#refreshSeconds = refreshSeconds;
    if (key === undefined || equal(key, this.#key)) return;
    this.#stop();
    this.#key = key;
    this.error = undefined;
    this.failures = new Map();
    if (!this.#given && !equal(key, this.#valueKey)) this.#forget(key);
    this.#poller.start();
    if (this.#given) this.#poller.succeeded(this.receivedAt ?? Date.now());
    else void this.#run(this.#options.refreshSeconds() * 1000 || 300_000);
  }

  /** There is nothing to ask: what was shown, and what failed, is of no use. */
  #drop(): void {
    if (this.#given || (!this.#key && !this.#valueKey && !this.error)) return;
    this.#stop();
    this.#valueKey = this.value = this.receivedAt = this.error = undefined;
  }

  /** Lets go of what does not hold for `key`. */
  #forget(key: Key): void {
    const { value } = this;
    const isSameSource = value !== undefined && key[0] === this.#valueKey?.[0];
    this.value = isSameSource ? this.#options.keep?.(value) : undefined;
    this.receivedAt = undefined;
    this.#valueKey = key;
  }

  #stop(): void {
    this.#task.abort();
    this.#extending?.abort();
    this.#poller.stop();
    this.#key = undefined;
  }

  async #run(maxAgeMs: number, isManual = false): Promise<void> {
    await this.#task.run([maxAgeMs, isManual]);
  }

  /** The request leaves first; what is known already is shown meanwhile. */
  async #ask(how: Asking): Promise<T> {
    const { signal } = how;
    let isSettled = false;
    if (how.isManual) this.failures = new Map();
    const asking = this.#load(how).finally(() => (isSettled = true));
    asking.catch(() => undefined);
    if (this.value === undefined)
      await this.#load({ signal, maxAgeMs: undefined }, () => isSettled).catch(() => undefined);
    try {
      const { value, receivedAt, since } = await asking;
      signal.throwIfAborted();
      this.#valueKey = this.#key;
      this.#accept(value, receivedAt, undefined, since);
      return value;
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      throw error;
    }
  }

  /** Loads and shows; `maxAgeMs` undefined shows only what is known already, unless it comes too late. */
  #load(how: Asking, isLate = (): boolean => false): Promise<Loaded<T>> {
    const key = this.#key;
    return loadValue(
      this.#options,
      { ...how, receivedAt: this.receivedAt },
      (value, receivedAt) => {
        how.signal.throwIfAborted();
        if (isLate()) return;
        this.#valueKey = key;
        this.value = value;
        this.receivedAt = receivedAt;
        this.#host.requestUpdate();
      },
    );
  }

  /** `since`: what the next question counts from, where that is not `receivedAt`. */
  #accept(value?: T, receivedAt?: number, error?: VtcError, since = receivedAt): void {
    this.value = value;
    this.receivedAt = receivedAt;
    this.error = error;
    this.failures = new Map();
    if (since !== undefined && this.#key !== undefined) this.#poller.succeeded(since);
    this.#options.settled?.(error);
  }

  #fail(cause: unknown): void {
    const isPartial = cause instanceof PartialFailure;
    const error = isPartial ? cause.error : asVtcError(cause);
    // Nothing was asked, so what is known of the failure before still holds.
    if (error.isUnsent && this.error) return this.#poller.failed(error);
    this.failures = isPartial ? cause.failures : new Map();
    // What a token opened, or another set-up, must not stay when that holds no more.
    if (['UNAUTHORIZED', 'FORBIDDEN', 'SETUP'].includes(error.code))
      this.value = this.receivedAt = this.#valueKey = undefined;
    const known = this.error?.message === error.message;
    this.error = error;
    this.#poller.failed(error);
    if (!known || this.#key !== undefined) this.#options.settled?.(error);
  }
}
