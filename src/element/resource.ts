import { Task } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { policyOf, type VtcError } from '../client/errors.js';
import { Poller } from '../client/poller.js';
import { asVtcError, type Load, mainError, type PartErrors, runLoad } from './loader.js';
import { type Query, QueryBatch, type QueryContext } from './query.js';

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** What the data depends on, the API base first; another key means other data. */
export type Key = readonly unknown[];

/** Options of a resource. */
export interface ResourceOptions<Data> {
  /** What the data depends on; undefined: not to be loaded yet. May throw a `VtcError`. */
  readonly key: () => Key | undefined;
  readonly load: Load<Data>;
  /** The part of the data that is valid for another key of the same API, shown meanwhile. */
  readonly retain: (data: Data) => Data | undefined;
  readonly context: () => QueryContext;
  /** Seconds between two loads; 0 = never again. */
  readonly refreshSeconds: () => number;
  /** Whether the element is near the viewport; elsewhere it is not polled. */
  readonly isOnScreen: () => boolean;
  /** Called after each load, and after data was set. */
  readonly settled: (error?: VtcError) => void;
}

/** How the data is loaded. */
interface LoadRequest {
  /** Maximum age of a cached response in ms; negative: bypass the cache; undefined: the cache only. */
  readonly maxAgeMs: number | undefined;
  readonly isManual?: boolean;
  /** Only these parts; all where undefined. */
  readonly only?: ReadonlySet<string> | undefined;
}

const isEqual = (a: Key, b: Key | undefined): boolean =>
  a.length === b?.length && a.every((value, index) => value === b[index]);

/** Whether a refresh of some fields includes others; undefined stands for all fields. */
const includesAll = (
  fields: ReadonlySet<string> | undefined,
  others: ReadonlySet<string> | undefined,
): boolean => !fields || (!!others && [...others].every((name) => fields.has(name)));

/**
 * Loads the data of an element and polls for new data: keeps the last good value when a load fails,
 * and stops when the element has left the page (moving it is not leaving).
 */
export class Resource<Data> implements ReactiveController {
  /** The last good value; undefined while there is none for the current key. */
  value: Data | undefined;
  /** Why the last load failed; undefined after a success. */
  error: VtcError | undefined;
  /** Why parts of the value are missing or stale. */
  partErrors: PartErrors = new Map();
  /** When the value was received, in ms since the epoch. */
  receivedAt: number | undefined;
  /** Whether the page provides the data. */
  isProvided = false;

  readonly #host: Host;
  readonly #options: ResourceOptions<Data>;
  readonly #task: Task<[LoadRequest], void>;
  readonly #poller: Poller;
  /** The key that is being polled, and the key of the value. */
  #key: Key | undefined;
  #valueKey: Key | undefined;
  #refreshing: { readonly only: ReadonlySet<string> | undefined; ended: Promise<void> } | undefined;
  #extensions = new AbortController();

  constructor(host: Host, options: ResourceOptions<Data>) {
    this.#options = options;
    this.#task = new Task(host, {
      autoRun: false,
      task: ([request], { signal }) => this.#load(request, signal),
    });
    this.#poller = new Poller({
      intervalMs: () => options.refreshSeconds() * 1000,
      isOnScreen: options.isOnScreen,
      due: () => void this.#run({ maxAgeMs: options.refreshSeconds() * 500 }),
    });
    (this.#host = host).addController(this);
  }

  /** Whether the element is near the viewport. */
  get onScreen(): boolean {
    return this.#options.isOnScreen();
  }

  /** When the next load is due, in ms since the epoch; undefined for never. */
  get nextAt(): number | undefined {
    return this.#poller.nextAt;
  }

  /** Whether the data is loaded and polled. */
  get isActive(): boolean {
    return this.#key !== undefined;
  }

  /** Whether requests may be sent: not where the page provided the data and wants no refresh. */
  get mayLoad(): boolean {
    return !this.isProvided || this.#options.refreshSeconds() > 0;
  }

  /** Shows a value or an error of the page instead of loading; without both, the data is loaded again. */
  provide(value: Data | undefined, error?: VtcError): void {
    this.#stop();
    this.isProvided = value !== undefined || error !== undefined;
    this.#valueKey = undefined;
    this.value = value;
    this.receivedAt = value === undefined ? undefined : Date.now();
    this.#settle(error);
    this.#host.requestUpdate();
  }

  /**
   * Loads now, bypassing the cache; resolves when there is a response or an error. Joins a running refresh that includes
   * these fields; waits for the end of any other before it starts.
   *
   * @param only Names of the fields to load; default: all.
   */
  refresh(only?: ReadonlySet<string>): Promise<void> {
    const running = this.#refreshing;
    if (running)
      return includesAll(running.only, only)
        ? running.ended
        : running.ended.then(() => this.refresh(only));
    const ended = this.#run({ maxAgeMs: -1, isManual: true, only }).finally(() => {
      this.#refreshing = undefined;
    });
    this.#refreshing = { only, ended };
    return ended;
  }

  /**
   * Replaces the value by the result of `load`. If a refresh changes the value while `load` runs, the result is discarded
   * and `load` is called again. Rejects with a `VtcError`, and with the reason of the abort when the key changes or the
   * element leaves the page.
   */
  async extend(load: (query: Query, value: Data) => Promise<Data>): Promise<void> {
    const { signal } = this.#extensions;
    const { query } = new QueryBatch({ ...this.#options.context(), maxAgeMs: 0, signal });
    try {
      for (let before; before !== this.value;) {
        before = this.value;
        if (before === undefined) return;
        const extended = await load(query, before);
        signal.throwIfAborted();
        if (before === this.value) this.value = before = extended;
      }
      this.#options.settled();
    } catch (cause) {
      signal.throwIfAborted();
      const error = asVtcError(cause);
      this.#options.settled(error);
      throw error;
    }
    this.#host.requestUpdate();
  }

  /** Starts loading when the key has changed; called before each render, and when the element comes near or leaves. */
  update(): void {
    if (!this.mayLoad || !this.#host.isConnected) return;
    try {
      const key = this.#options.key();
      if (key && !isEqual(key, this.#key)) this.#start(key);
      else this.#poller.plan();
    } catch (error) {
      this.#stop();
      this.#fail(asVtcError(error));
    }
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#stop();
    });
  }

  #start(key: Key): void {
    this.#stop();
    this.#key = key;
    this.error = undefined;
    this.partErrors = new Map();
    this.#poller.start();
    if (this.isProvided) return this.#poller.succeeded(this.receivedAt ?? Date.now());
    if (!isEqual(key, this.#valueKey)) this.#retain(key);
    void this.#run({ maxAgeMs: this.#options.refreshSeconds() * 1000 || 300_000 });
  }

  /** Drops the data that is not valid for `key`. */
  #retain(key: Key): void {
    const { value } = this;
    const isSameApi = key[0] === this.#valueKey?.[0];
    this.value = value !== undefined && isSameApi ? this.#options.retain(value) : undefined;
    this.receivedAt = undefined;
    this.#valueKey = key;
  }

  #stop(): void {
    this.#task.abort();
    this.#extensions.abort();
    this.#extensions = new AbortController();
    this.#poller.stop();
    this.#key = undefined;
  }

  /** Runs a load, and waits for it or the one that replaces it. */
  async #run(request: LoadRequest): Promise<void> {
    void this.#task.run([request]);
    await this.#task.taskComplete.catch(() => undefined);
  }

  async #load(request: LoadRequest, signal: AbortSignal): Promise<void> {
    const before = this.receivedAt ?? Infinity;
    if (request.isManual) this.partErrors = new Map();
    const batch = this.#batch(request, signal);
    const loading = this.#runBatch(batch, request.only);
    if (this.value === undefined && batch.hasOutdated) await this.#showCached(loading, signal);
    try {
      const { value, partErrors } = await loading;
      signal.throwIfAborted();
      const error = mainError(partErrors);
      // With a failed part, the value is as old as its oldest part. The end of the task requests the update.
      this.#setValue(value, error ? Math.min(before, batch.receivedAt) : batch.receivedAt);
      if (error) return this.#fail(error, partErrors);
      this.#poller.succeeded(batch.since);
      this.#settle(undefined);
    } catch (error) {
      if (!signal.aborted) this.#fail(asVtcError(error));
    }
  }

  /** Shows the last response that is cached, while the next one is loading. */
  async #showCached(loading: Promise<unknown>, signal: AbortSignal): Promise<void> {
    let isLoaded = false;
    void loading.catch(() => undefined).finally(() => (isLoaded = true));
    try {
      const batch = this.#batch({ maxAgeMs: undefined }, signal);
      const { value } = await this.#runBatch(batch);
      if (!isLoaded && !signal.aborted) this.#show(value, batch.receivedAt);
    } catch {
      // Nothing is cached.
    }
  }

  #batch({ maxAgeMs, isManual = false }: LoadRequest, signal: AbortSignal): QueryBatch {
    return new QueryBatch({ ...this.#options.context(), maxAgeMs, isManual, signal });
  }

  #runBatch(batch: QueryBatch, only?: ReadonlySet<string>) {
    return runLoad(this.#options.load, batch.query, {
      current: () => this.value,
      partErrors: this.partErrors,
      only,
      show: (value) => {
        if (!batch.options.signal.aborted) this.#show(value, batch.receivedAt);
      },
    });
  }

  #show(value: Data, receivedAt: number): void {
    this.#setValue(value, receivedAt);
    this.#host.requestUpdate();
  }

  #setValue(value: Data, receivedAt: number): void {
    this.#valueKey = this.#key;
    this.value = value;
    this.receivedAt = Number.isFinite(receivedAt) ? receivedAt : undefined;
  }

  #settle(error: VtcError | undefined, partErrors: PartErrors = new Map()): void {
    this.error = error;
    this.partErrors = partErrors;
    this.#options.settled(error);
  }

  #fail(error: VtcError, partErrors?: PartErrors): void {
    this.#poller.failed(error);
    // Nothing was sent, so the error before is still true.
    if (error.isUnsent && this.error) return;
    // Data that a revoked token opened, or of an element that was set up otherwise, is not shown any longer.
    if (!policyOf(error).keepsData) this.value = this.receivedAt = this.#valueKey = undefined;
    const isRepeated = this.#key === undefined && this.error?.message === error.message;
    if (!isRepeated) this.#settle(error, partErrors);
  }
}
