import { Task } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { policyOf, type VtcError } from '../client/errors.js';
import { createPoller, type Poller } from '../client/poller.js';
import {
  asVtcError,
  type Load,
  type Loaded,
  mainError,
  type PartErrors,
  runLoad,
} from './loader.js';
import { type Query, QueryBatch, type QueryContext } from './query.js';

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** What the data depends on, the API base first; another key means other data. */
export type Key = readonly unknown[];

/** What an element tells its resource. */
export interface ResourceOptions<Data> {
  /** What the data depends on; undefined: not to be loaded yet. May throw a `VtcError`. */
  readonly key: () => Key | undefined;
  readonly load: Load<Data>;
  /** The part of the data that is valid for another key of the same API, shown meanwhile. */
  readonly retain: (data: Data) => Data | undefined;
  readonly context: () => QueryContext;
  /** Seconds between two loads; 0 = never again. */
  readonly refreshSeconds: () => number;
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

const isEqual = (a: Key | undefined, b: Key | undefined): boolean =>
  a !== undefined && b !== undefined && a.length === b.length && a.every((v, i) => v === b[i]);

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

  readonly #host: Host;
  readonly #options: ResourceOptions<Data>;
  readonly #task: Task<[LoadRequest], Data>;
  readonly #poller: Poller;
  /** The key that is being polled, and the key of the value. */
  #key: Key | undefined;
  #valueKey: Key | undefined;
  #isProvided = false;
  #refreshSeconds = 0;
  #running: Promise<void> | undefined;
  #refreshing: Promise<void> | undefined;
  #extending: AbortController | undefined;

  constructor(host: Host, options: ResourceOptions<Data>) {
    this.#options = options;
    this.#task = new Task(host, {
      autoRun: false,
      task: ([request], { signal }) => this.#load(request, signal),
    });
    this.#poller = createPoller({
      intervalMs: () => options.refreshSeconds() * 1000,
      due: () => void this.#run({ maxAgeMs: options.refreshSeconds() * 500 }),
    });
    this.onScreen = false;
    (this.#host = host).addController(this);
  }

  /** Whether the element is near the viewport; elsewhere it is not polled. */
  get onScreen(): boolean {
    return this.#poller.onScreen;
  }

  set onScreen(onScreen: boolean) {
    this.#poller.onScreen = onScreen;
  }

  /** When the next load is due, in ms since the epoch; undefined for never. */
  get nextAt(): number | undefined {
    return this.#poller.nextAt;
  }

  /** Whether the value is older than it should be, since a load failed. */
  get isStale(): boolean {
    return this.value !== undefined && this.error !== undefined;
  }

  /** Whether the data is loaded and polled. */
  get isActive(): boolean {
    return this.#key !== undefined;
  }

  /** Whether requests may be sent: not where the page provided the data and wants no refresh. */
  get mayLoad(): boolean {
    return !this.#isProvided || this.#options.refreshSeconds() > 0;
  }

  /** Shows `value`, or `error`, instead of loading; neither returns to loading. */
  provide(value: Data | undefined, error?: VtcError): void {
    this.#stop();
    this.#isProvided = value !== undefined || error !== undefined;
    this.#valueKey = undefined;
    this.#accept({ value, receivedAt: value === undefined ? undefined : Date.now(), error });
    this.#host.requestUpdate();
  }

  /** Loads now, bypassing the cache; resolves when there is a response or an error. */
  refresh(only?: ReadonlySet<string>): Promise<void> {
    this.#refreshing ??= this.#run({ maxAgeMs: -1, isManual: true, only }).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /**
   * Replaces the value by the result of `load`, again where a refresh replaced it meanwhile. Rejects with a `VtcError`,
   * and with the reason of the abort when the key changes or the element leaves the page.
   */
  async extend(load: (query: Query, value: Data) => Promise<Data>): Promise<void> {
    const { signal } = (this.#extending = new AbortController());
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

  /** Starts loading when the key has changed; called before each render. */
  update(): void {
    if (!this.mayLoad || !this.#host.isConnected) return;
    try {
      this.#follow(this.#options.key());
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

  #follow(key: Key | undefined): void {
    const refreshSeconds = this.#options.refreshSeconds();
    if (refreshSeconds !== this.#refreshSeconds) this.#poller.plan();
    this.#refreshSeconds = refreshSeconds;
    if (key === undefined || isEqual(key, this.#key)) return;
    this.#stop();
    this.#key = key;
    this.error = undefined;
    this.partErrors = new Map();
    if (!this.#isProvided && !isEqual(key, this.#valueKey)) this.#retain(key);
    this.#poller.start();
    if (this.#isProvided) this.#poller.succeeded(this.receivedAt ?? Date.now());
    else void this.#run({ maxAgeMs: refreshSeconds * 1000 || 300_000 });
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
    this.#extending?.abort();
    this.#poller.stop();
    this.#key = undefined;
  }

  /** Runs a load, and waits for the one that replaces it, if any. */
  async #run(request: LoadRequest): Promise<void> {
    const running = (this.#running = this.#task.run([request]));
    await running;
    if (this.#running !== running) await this.#running;
  }

  async #load(request: LoadRequest, signal: AbortSignal): Promise<Data> {
    const before = this.receivedAt ?? Infinity;
    if (request.isManual) this.partErrors = new Map();
    const batch = this.#batch(request, signal);
    const loading = this.#runBatch(batch, signal, request.only);
    if (this.value === undefined && batch.hasOutdated) await this.#showCached(loading, signal);
    try {
      const { value, partErrors } = await loading;
      signal.throwIfAborted();
      this.#valueKey = this.#key;
      const error = mainError(partErrors);
      if (error) {
        // The value is as old as its oldest part.
        this.#show(value, Math.min(before, batch.receivedAt));
        this.#fail(error, partErrors);
      } else this.#accept({ value, receivedAt: batch.receivedAt, since: batch.since });
      return value;
    } catch (error) {
      if (!signal.aborted) this.#fail(asVtcError(error));
      throw error;
    }
  }

  /** Shows the last response that is cached, while the next one is loading. */
  async #showCached(loading: Promise<unknown>, signal: AbortSignal): Promise<void> {
    let isLoaded = false;
    void loading.catch(() => undefined).finally(() => (isLoaded = true));
    try {
      const batch = this.#batch({ maxAgeMs: undefined }, signal);
      const { value } = await this.#runBatch(batch, signal);
      if (!isLoaded && !signal.aborted) this.#show(value, batch.receivedAt);
    } catch {
      // Nothing is cached.
    }
  }

  #batch({ maxAgeMs, isManual = false }: LoadRequest, signal: AbortSignal): QueryBatch {
    return new QueryBatch({ ...this.#options.context(), maxAgeMs, isManual, signal });
  }

  #runBatch(
    batch: QueryBatch,
    signal: AbortSignal,
    only?: ReadonlySet<string>,
  ): Promise<Loaded<Data>> {
    return runLoad(this.#options.load, batch.query, {
      current: () => this.value,
      partErrors: this.partErrors,
      only,
      show: (value) => {
        if (!signal.aborted) this.#show(value, batch.receivedAt);
      },
    });
  }

  #show(value: Data, receivedAt: number): void {
    this.#valueKey = this.#key;
    this.value = value;
    this.receivedAt = Number.isFinite(receivedAt) ? receivedAt : undefined;
    this.#host.requestUpdate();
  }

  #accept({
    value,
    receivedAt,
    since = receivedAt,
    error,
  }: Partial<Pick<Resource<Data>, 'value' | 'receivedAt' | 'error'>> & { since?: number }): void {
    this.value = value;
    this.receivedAt = receivedAt;
    this.error = error;
    this.partErrors = new Map();
    if (since !== undefined && this.#key !== undefined) this.#poller.succeeded(since);
    this.#options.settled(error);
  }

  #fail(error: VtcError, partErrors: PartErrors = new Map()): void {
    // Nothing was sent, so the error before is still true.
    if (error.isUnsent && this.error) return this.#poller.failed(error);
    this.partErrors = partErrors;
    // Data that a revoked token opened, or of an element that was set up otherwise, is not shown any longer.
    if (!policyOf(error).keepsData) this.value = this.receivedAt = this.#valueKey = undefined;
    const isKnown = this.error?.message === error.message;
    this.error = error;
    this.#poller.failed(error);
    if (!isKnown || this.#key !== undefined) this.#options.settled(error);
  }
}
