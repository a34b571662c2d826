import { currentTime } from '../contract/timestamp.js';
import { Task } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { policyOf, type VtcError } from '../client/errors.js';
import { Poller } from './poller.js';
import {
  asVtcError,
  type Load,
  mainError,
  type PartErrors,
  runLoad,
  temporaryError,
} from './loader.js';
import { type LoadMode, type Query, QueryBatch, type QueryContext } from './query.js';

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** What the data depends on, the API base first (a query key): a change loads other data. */
export type QueryKey = readonly unknown[];

export interface ResourceOptions<Data> {
  /** What the data depends on; undefined while it is not known yet. May throw a `VtcError`. */
  readonly key: () => QueryKey | undefined;
  /** Whether loading may start; `refresh` starts it in any case. */
  readonly mayStart: () => boolean;
  readonly load: Load<Data>;
  /** After a change of the key, the API being the same: the part of the old data to show until the new data arrives. */
  readonly placeholderData: (previous: Data) => Data | undefined;
  readonly context: () => QueryContext;
  /** Seconds between two loads; 0: loads once. */
  readonly refreshSeconds: () => number;
  /** Whether the element is near the viewport; elsewhere it is not polled. */
  readonly isOnScreen: () => boolean;
  /** Called when a load or `extend` has succeeded or failed, and when data was set; once for a repeated setup error. An update of the host follows. */
  readonly settled: (error?: VtcError) => void;
}

/** How the data is loaded. */
interface LoadRequest extends LoadMode {
  /** Whether to load only the parts that failed. */
  readonly onlyFailed?: boolean;
}

/** A request goes on so long without its element: pages move an element, or replace it by another one that needs it. */
const removalMs = 250;
/** Maximum age of a cached response if the data is loaded once. */
const defaultMaxAgeMs = 300_000;

const isSameKey = (a: QueryKey, b: QueryKey | undefined): boolean =>
  a.length === b?.length && a.every((value, index) => value === b[index]);

/**
 * Loads the data of an element and polls for new data: keeps the last value when a load fails, and stops
 * shortly after the element was removed from the page, but not when it is moved.
 */
export class Resource<Data> implements ReactiveController {
  /** The last loaded value; undefined while there is none for the current key. */
  value: Data | undefined;
  /** Why the last load failed; undefined after a success. */
  error: VtcError | undefined;
  /** Why parts of the value are missing or stale. */
  partErrors: PartErrors = new Map();
  /** When the value was received, in ms since the epoch. */
  receivedAt: number | undefined;
  /** Why the last extension failed, since the last load. */
  extendError: VtcError | undefined;
  /** Whether the page provides the data. */
  isProvided = false;

  readonly #host: Host;
  readonly #options: ResourceOptions<Data>;
  readonly #task: Task<[LoadRequest], void>;
  readonly #poller: Poller;
  /** The interval for which the next load is planned. */
  #plannedSeconds: number | undefined;
  /** The key that is being polled, and the key of the value. */
  #key: QueryKey | undefined;
  #valueKey: QueryKey | undefined;
  #refreshing: { readonly onlyFailed: boolean; readonly ended: Promise<void> } | undefined;
  #lifetime = new AbortController();
  #removal: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, options: ResourceOptions<Data>) {
    this.#options = options;
    this.#task = new Task(host, {
      autoRun: false,
      task: ([request], { signal }) => this.#load(request, signal),
    });
    this.#poller = new Poller({
      intervalMs: () => options.refreshSeconds() * 1000,
      isOnScreen: options.isOnScreen,
      // Half of the interval: another element may have loaded the data in the meantime.
      due: () => void this.#run({ maxAgeMs: (options.refreshSeconds() * 1000) / 2 }),
    });
    (this.#host = host).addController(this);
  }

  /** Whether the element is near the viewport. */
  get onScreen(): boolean {
    return this.#options.isOnScreen();
  }

  /** When the next load is due, in ms since the epoch; undefined if none is planned. */
  get nextAt(): number | undefined {
    return this.#poller.nextAt;
  }

  /** Whether the data is loaded and polled. */
  get isActive(): boolean {
    return this.#key !== undefined;
  }

  /** Aborts when the key changes or the element leaves the page. */
  get signal(): AbortSignal {
    return this.#lifetime.signal;
  }

  /** Whether requests may be sent: false if the page provides the data and `refreshSeconds` is 0. */
  get mayLoad(): boolean {
    return !this.isProvided || this.#options.refreshSeconds() > 0;
  }

  /** Shows a value or an error of the page instead of loading; without both, the data is loaded again. */
  setProvidedData(value: Data | undefined, error?: VtcError): void {
    this.#stop();
    this.isProvided = value !== undefined || error !== undefined;
    this.#valueKey = undefined;
    this.value = value;
    this.receivedAt = value === undefined ? undefined : currentTime();
    this.#settle(error);
    this.#host.requestUpdate();
  }

  /**
   * Loads now, bypassing the cache; resolves when there is a response or an error. Joins a running refresh; one of all
   * parts starts after a running one of `onlyFailed`.
   *
   * @param options.onlyFailed Whether to load only the parts that failed, if any did.
   */
  refresh({ onlyFailed = false } = {}): Promise<void> {
    const running = this.#refreshing;
    if (!running && !this.#key) {
      try {
        const key = this.#options.key();
        if (key) this.#begin(key);
      } catch (error) {
        this.#fail(asVtcError(error));
        this.#host.requestUpdate();
        return Promise.resolve();
      }
    }
    if (running)
      return running.onlyFailed && !onlyFailed
        ? running.ended.then(() => this.refresh())
        : running.ended;
    const ended = this.#run({ cache: 'reload', isManual: true, onlyFailed }).finally(() => {
      this.#refreshing = undefined;
    });
    this.#refreshing = { onlyFailed, ended };
    return ended;
  }

  /**
   * Replaces the value by the result of `load`, such as the value with one more page. If a refresh changes the value
   * while `load` runs, the result is discarded and `load` is called again. Rejects with a `VtcError`, and with the reason
   * of the abort when the key changes or the element leaves the page.
   */
  async extend(load: (query: Query, value: Data) => Promise<Data>): Promise<void> {
    const { signal } = this;
    const { query } = this.#batch({}, signal);
    try {
      let before: Data | undefined;
      let extended: Data;
      do {
        before = this.value;
        if (before === undefined) return;
        extended = await load(query, before);
        signal.throwIfAborted();
      } while (before !== this.value);
      this.value = extended;
      this.extendError = undefined;
      this.#options.settled();
      this.#host.requestUpdate();
    } catch (cause) {
      signal.throwIfAborted();
      const error = asVtcError(cause);
      this.extendError = error;
      this.#options.settled(error);
      this.#host.requestUpdate();
      throw error;
    }
  }

  /** Loads if the key has changed. Called before each render. */
  loadIfKeyChanged(): void {
    if (!this.mayLoad || !this.#host.isConnected) return;
    try {
      const key = this.#options.key();
      // Without a key, the load and the polling of the previous one go on. `mayStart` first: it may measure, and so load.
      if (key && this.#options.mayStart() && !isSameKey(key, this.#key)) this.#start(key);
      else if (this.#plannedSeconds !== this.#options.refreshSeconds()) this.#plan();
    } catch (error) {
      this.#stop();
      this.#fail(asVtcError(error));
    }
  }

  /** Loads or plans when the element enters or leaves the viewport's margin. */
  visibilityChanged(): void {
    this.loadIfKeyChanged();
    this.#plan();
  }

  hostConnected(): void {
    clearTimeout(this.#removal);
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#removal = setTimeout(() => this.#stop(), removalMs);
  }

  #plan(): void {
    this.#plannedSeconds = this.#options.refreshSeconds();
    this.#poller.plan();
  }

  /** Begins to poll the data of a key. */
  #begin(key: QueryKey): void {
    this.#stop();
    this.#key = key;
    // An error of provided data stays until there is data of the API.
    if (!this.isProvided) this.error = undefined;
    this.extendError = undefined;
    this.partErrors = new Map();
    if (!this.isProvided && !isSameKey(key, this.#valueKey)) this.#showPlaceholder(key);
    this.#poller.start();
  }

  #start(key: QueryKey): void {
    this.#begin(key);
    if (this.isProvided) {
      this.#poller.succeeded(this.receivedAt ?? currentTime());
      return;
    }
    const intervalMs = this.#options.refreshSeconds() * 1000;
    void this.#run({ maxAgeMs: intervalMs > 0 ? intervalMs : defaultMaxAgeMs });
  }

  /** Replaces the data of another key by the part of it that may be shown for `key`. */
  #showPlaceholder(key: QueryKey): void {
    const { value } = this;
    const isSameApi = key[0] === this.#valueKey?.[0];
    this.value =
      value !== undefined && isSameApi ? this.#options.placeholderData(value) : undefined;
    this.receivedAt = undefined;
    this.#valueKey = key;
  }

  #stop(): void {
    this.#task.abort();
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    this.#poller.stop();
    this.#key = undefined;
  }

  /** Starts a load, which aborts a running one. Resolves when the newest load has ended. */
  async #run(request: LoadRequest): Promise<void> {
    void this.#task.run([request]);
    await this.#task.taskComplete.catch(() => undefined);
  }

  async #load({ onlyFailed, ...mode }: LoadRequest, signal: AbortSignal): Promise<void> {
    const before = this.receivedAt ?? Infinity;
    const failed = this.partErrors;
    if (mode.isManual) this.partErrors = new Map();
    const batch = this.#batch(mode, signal);
    const loading = this.#runBatch(batch, onlyFailed && failed.size ? failed : undefined);
    if (this.value === undefined && batch.hasOutdated) await this.#showCached(loading, signal);
    try {
      const { value, partErrors } = await loading;
      signal.throwIfAborted();
      const error = mainError(partErrors);
      // With a failed part, the value is as old as its oldest part. The end of the task requests the update.
      this.#setValue(value, error ? Math.min(before, batch.receivedAt) : batch.receivedAt);
      const temporary = temporaryError(partErrors);
      if (temporary) this.#poller.failed(temporary);
      else this.#poller.succeeded(batch.since);
      // The requests were not sent (offline or cooldown): the previous error stays.
      if (error?.isUnsent && this.error) return;
      this.#settle(error, partErrors);
    } catch (error) {
      if (!signal.aborted) this.#fail(asVtcError(error));
    }
  }

  /** Shows the cached responses of any age while new ones are loading. */
  async #showCached(loading: Promise<unknown>, signal: AbortSignal): Promise<void> {
    let isLoaded = false;
    void loading.catch(() => undefined).finally(() => (isLoaded = true));
    try {
      const batch = this.#batch({ cache: 'only-if-cached' }, signal);
      const { value } = await this.#runBatch(batch);
      if (!isLoaded && !signal.aborted) this.#show(value, batch.receivedAt);
    } catch {
      // Nothing is cached.
    }
  }

  #batch(mode: LoadMode, signal: AbortSignal): QueryBatch {
    return new QueryBatch({ ...this.#options.context(), ...mode, signal });
  }

  #runBatch(batch: QueryBatch, only?: PartErrors) {
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
    this.isProvided = false;
    this.#valueKey = this.#key;
    this.value = value;
    this.receivedAt = receivedAt;
  }

  #settle(error: VtcError | undefined, partErrors: PartErrors = new Map()): void {
    this.error = error;
    this.extendError = undefined;
    this.partErrors = partErrors;
    this.#options.settled(error);
  }

  #fail(error: VtcError, partErrors?: PartErrors): void {
    this.#poller.failed(error);
    // The request was not sent (offline or cooldown): the previous error stays.
    if (error.isUnsent && this.error) return;
    // 401, 403 and SETUP: the visitor may no longer see the data, or it belongs to other attributes.
    if (!policyOf(error).keepsData && !this.isProvided)
      this.value = this.receivedAt = this.#valueKey = undefined;
    // A setup error occurs on every update; it is reported once.
    const isRepeated = this.#key === undefined && this.error?.message === error.message;
    if (!isRepeated) this.#settle(error, partErrors);
  }
}
