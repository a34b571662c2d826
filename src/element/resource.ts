import { Task } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { createCadence, type Cadence } from '../client/cadence.js';
import { isFinal, VtcError } from '../client/errors.js';
import { Reader, type Read, type ReaderOptions } from './reader.js';

type Host = ReactiveControllerHost & { readonly isConnected: boolean };
type Key = readonly unknown[];

/**
 * Asks the API through `read` and puts the answers together; `show` shows what is there before the rest.
 * Where a part of them fails it throws a `PartialFailure` with what is there.
 */
export type Load<T> = (read: Read, show: (value: T) => void) => Promise<T>;

/** Some of the parts that make up a value failed: the value without them, and why each is missing or old. */
export class PartialFailure<T> extends Error {
  readonly value: T;
  readonly failures: ReadonlyMap<string, VtcError>;

  constructor(value: T, failures: ReadonlyMap<string, unknown>) {
    super('A part failed');
    this.value = value;
    this.failures = new Map([...failures].map(([part, error]) => [part, asVtcError(error)]));
  }

  /** The failure of the whole: one that may pass, which decides when to ask again, before one that may not. */
  get error(): VtcError {
    const errors = [...this.failures.values()];
    return errors.find((error) => !isFinal(error)) ?? errors[0] ?? asVtcError(this.message);
  }
}

/** What a resource is told by the element that holds it. */
export interface ResourceOptions<T> {
  /**
   * What `load` depends on, the source first; another key is another thing to show.
   * Undefined: nothing to ask. May throw a `VtcError`.
   */
  key: () => Key | undefined;
  /** What of a value holds for another key of the same source; nothing where absent. */
  keep?: (value: T) => T | undefined;
  /** Asks the API through `read` and puts the answers together; `show` shows what is there before the rest. */
  load: Load<T>;
  /** Where and how urgently to ask. */
  reader: () => ReaderOptions;
  /** Seconds between two questions; 0 = never again. */
  refreshSeconds: () => number;
  /** Told of each new value and of each failure. */
  settled?: (error?: VtcError) => void;
}

const equal = (a: Key | undefined, b: Key | undefined): boolean =>
  a !== undefined && b !== undefined && a.length === b.length && a.every((v, i) => v === b[i]);

/** Something unexpected, as one of the error family. */
const asVtcError = (error: unknown): VtcError =>
  error instanceof VtcError ? error : new VtcError('BAD_RESPONSE', String(error), { cause: error });

/**
 * What an element shows and how fresh it is: keeps the last good value when asking fails, asks again in time,
 * and stops when the element has left the page (moving it is not leaving).
 */
export class Resource<T> implements ReactiveController {
  /** The last good value; undefined while there is none for the present key. */
  value: T | undefined;
  /** Why the last question failed; undefined after a good answer. */
  error: VtcError | undefined;
  /** Why parts of the value are missing or old, by their names. */
  failures: ReadonlyMap<string, VtcError> = new Map();
  /** When the value was received, in ms since the epoch. */
  receivedAt: number | undefined;

  readonly #host: Host;
  readonly #options: ResourceOptions<T>;
  readonly #task: Task<[maxAgeMs: number], T>;
  readonly #cadence: Cadence;
  /** The key that is being kept up to date, and the key of the value. */
  #key: Key | undefined;
  #valueKey: Key | undefined;
  #extending: AbortController | undefined;
  #given = false;

  constructor(host: Host, options: ResourceOptions<T>) {
    this.#options = options;
    this.#task = new Task(host, {
      autoRun: false,
      task: ([maxAgeMs], { signal }) => this.#ask(maxAgeMs, signal),
    });
    this.#cadence = createCadence({
      intervalMs: () => this.#options.refreshSeconds() * 1000,
      due: () => void this.#run(this.#options.refreshSeconds() * 500),
    });
    this.onScreen = false;
    (this.#host = host).addController(this);
  }

  /** True while the value is older than it should be, since asking failed. */
  get stale(): boolean {
    return this.value !== undefined && this.error !== undefined;
  }

  /** Whether the element is on screen; off-screen it does not ask. */
  get onScreen(): boolean {
    return this.#cadence.onScreen;
  }

  set onScreen(onScreen: boolean) {
    this.#cadence.onScreen = onScreen;
  }

  /** When the API is asked next, in ms since the epoch; undefined when it is not. */
  get nextAt(): number | undefined {
    return this.#cadence.nextAt;
  }

  /** Shows `value` and asks nobody; undefined takes it back. */
  give(value: T | undefined, error?: VtcError): void {
    this.#stop();
    this.#given = value !== undefined || error !== undefined;
    this.#valueKey = undefined;
    this.#accept(value, value === undefined ? undefined : Date.now(), error);
    this.#host.requestUpdate();
  }

  /** Asks now; resolves when the answer or the failure is there. */
  refresh(): Promise<void> {
    this.failures = new Map();
    return this.#run(0);
  }

  /** Whether the API may be asked: it is not where the page gave the value and wants no refresh. */
  get asks(): boolean {
    return !this.#given || this.#options.refreshSeconds() > 0;
  }

  /**
   * Replaces the value by what `load` makes of it, reading anew where a refresh replaced it meanwhile.
   * Rejects when that fails, and with the reason of the abort when the key changes or the element leaves the page.
   */
  async extend(load: (read: Read, value: T) => Promise<T>): Promise<void> {
    const { signal } = (this.#extending = new AbortController());
    const { read } = new Reader(this.#options.reader(), 0, signal);
    try {
      for (let known; known !== this.value;) {
        known = this.value;
        if (known === undefined) return;
        const extended = await load(read, known);
        signal.throwIfAborted();
        if (known === this.value) this.value = known = extended;
      }
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
      this.#fail(asVtcError(error));
    }
  }

  #follow(key: Key | undefined): void {
    if (key === undefined || equal(key, this.#key)) return;
    this.#stop();
    this.#key = key;
    this.error = undefined;
    this.failures = new Map();
    if (!this.#given && !equal(key, this.#valueKey)) this.#forget(key);
    this.#cadence.start();
    if (this.#given) this.#cadence.succeeded(this.receivedAt ?? Date.now());
    else void this.#run(this.#options.refreshSeconds() * 1000 || 300_000);
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
    this.#cadence.stop();
    this.#key = undefined;
  }

  async #run(maxAgeMs: number): Promise<void> {
    await this.#task.run([maxAgeMs]);
  }

  /** The last known answers are shown at once; what is too old is asked for meanwhile. */
  async #ask(maxAgeMs: number, signal: AbortSignal): Promise<T> {
    if (this.value === undefined) await this.#read(undefined, signal).catch(() => undefined);
    try {
      const { value, receivedAt, since } = await this.#read(maxAgeMs, signal);
      this.#accept(value, receivedAt, undefined, since);
      return value;
    } catch (error) {
      if (!signal.aborted) this.#failed(error);
      throw error;
    }
  }

  /** Reads and shows; `maxAgeMs` undefined reads only what is known already. */
  async #read(maxAgeMs: number | undefined, signal: AbortSignal) {
    const key = this.#key;
    const reader = new Reader(this.#options.reader(), maxAgeMs, signal);
    const show = (value: T, receivedAt = reader.receivedAt) => {
      signal.throwIfAborted();
      this.#valueKey = key;
      this.value = value;
      this.receivedAt = Number.isFinite(receivedAt) ? receivedAt : undefined;
      this.#host.requestUpdate();
    };
    const before = this.receivedAt ?? Infinity;
    try {
      const value = await this.#options.load(reader.read, show);
      show(value);
      return { value, receivedAt: reader.receivedAt, since: reader.since };
    } catch (error) {
      if (!(error instanceof PartialFailure)) throw error;
      // The whole is as old as the oldest part of it.
      show(error.value as T, Math.min(before, reader.receivedAt));
      throw error;
    }
  }

  /** `since`: what the next question counts from, where that is not `receivedAt`. */
  #accept(
    value: T | undefined,
    receivedAt: number | undefined,
    error?: VtcError,
    since = receivedAt,
  ): void {
    this.value = value;
    this.receivedAt = receivedAt;
    this.error = error;
    this.failures = new Map();
    if (since !== undefined && this.#key !== undefined) this.#cadence.succeeded(since);
    this.#options.settled?.(error);
  }

  #failed(error: unknown): void {
    const isPartial = error instanceof PartialFailure;
    this.failures = isPartial ? error.failures : new Map();
    this.#fail(isPartial ? error.error : asVtcError(error));
  }

  #fail(error: VtcError): void {
    if (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN')
      this.value = this.receivedAt = undefined;
    const known = this.error?.message === error.message;
    this.error = error;
    this.#cadence.failed(error);
    if (!known || this.#key !== undefined) this.#options.settled?.(error);
  }
}
