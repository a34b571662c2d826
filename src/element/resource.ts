import { currentTime } from '../contract/timestamp.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { VtcError } from '../client/errors.js';
import { Poller } from './poller.js';
import { type LoadEvent, type LoadState, noPartErrors, transition } from './load-state.js';
import { asVtcError, type Loader, mainError, type PartErrors, runLoad } from './loader.js';
import { type LoadMode, LoadRequests, type Query, type QueryContext } from './query.js';

/** The element whose data is loaded. */
interface Host<Data> extends ReactiveControllerHost, Loader<Data> {
  readonly isConnected: boolean;
}

/** What the data depends on, the API base first (a query key): a change loads other data. */
export type QueryKey = readonly unknown[];

export interface ResourceOptions<Data> {
  /** What the data depends on; undefined while it is not known yet. May throw a `VtcError`. */
  readonly key: () => QueryKey | undefined;
  /** Whether loading may start; `refresh` starts it in any case. */
  readonly mayStart: () => boolean;
  /** Called when a load starts. */
  readonly started: () => void;
  /** After a change of the key, the API being the same: the part of the old data to show until the new data arrives. */
  readonly placeholderData: (previous: Data) => Data | undefined;
  readonly context: () => QueryContext;
  /** Milliseconds between two loads; 0: loads once. */
  readonly intervalMs: () => number;
  /** Whether the element is near the viewport; elsewhere it is not polled. */
  readonly isOnScreen: () => boolean;
  /** Called after each load and each `extend`, successful or not; a setup error that repeats on every update is reported once. */
  readonly settled: (error?: VtcError) => void;
  /** Called after that in place of an update, if a load has received the same as before. */
  readonly unchanged: () => void;
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
  readonly #host: Host<Data>;
  readonly #options: ResourceOptions<Data>;
  readonly #poller: Poller;
  #state: LoadState<Data> = { kind: 'idle' };
  /** The newest load. */
  #load = Promise.resolve();
  #loading = new AbortController();
  /** The interval for which the next load is planned. */
  #plannedMs: number | undefined;
  /** The key that is being polled, and the key of the value. */
  #key: QueryKey | undefined;
  #valueKey: QueryKey | undefined;
  #refreshing: { readonly onlyFailed: boolean; readonly ended: Promise<void> } | undefined;
  #lifetime = new AbortController();
  #removal: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host<Data>, options: ResourceOptions<Data>) {
    const { intervalMs, isOnScreen } = (this.#options = options);
    this.#poller = new Poller({
      intervalMs,
      isOnScreen,
      // Half of the interval: another element may have loaded the data in the meantime.
      onDue: () => void this.#run({ maxAgeMs: intervalMs() / 2 }),
    });
    (this.#host = host).addController(this);
  }

  /** The data that is shown; undefined while there is none for the current key. */
  get value(): Data | undefined {
    return this.#state.kind === 'ready' ? this.#state.data : undefined;
  }

  /** Why the last load failed; undefined after a success. */
  get error(): VtcError | undefined {
    return 'error' in this.#state ? this.#state.error : undefined;
  }

  /** Why parts of the value are missing or stale. */
  get partErrors(): PartErrors {
    return this.#state.kind === 'ready' ? this.#state.partErrors : noPartErrors;
  }

  /** Why the last extension failed, since the last load. */
  get extendError(): VtcError | undefined {
    return this.#state.kind === 'ready' ? this.#state.extendError : undefined;
  }

  /** When the value was received, in ms since the epoch. */
  get receivedAt(): number | undefined {
    return this.#state.kind === 'ready' ? this.#state.receivedAt : undefined;
  }

  /** Whether the page provides the data. */
  get isProvided(): boolean {
    return 'isProvided' in this.#state && this.#state.isProvided;
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

  /** Whether requests may be sent: false if the page provides the data and it is not polled. */
  get mayLoad(): boolean {
    return !this.isProvided || this.#options.intervalMs() > 0;
  }

  /** Shows a value or an error of the page instead of loading; without both, the data is loaded again. */
  setProvidedData(value: Data | undefined, error?: VtcError): void {
    this.#stop();
    this.#valueKey = undefined;
    this.#apply({ type: 'provided', data: value, error, now: currentTime() });
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
      } catch (cause) {
        this.#apply({ type: 'failed', cause, isActive: this.isActive });
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
    const { query } = this.#requests({}, signal);
    try {
      let before: Data | undefined;
      let extended: Data;
      do {
        before = this.value;
        if (before === undefined) return;
        extended = await load(query, before);
        signal.throwIfAborted();
      } while (before !== this.value);
      this.#apply({ type: 'extended', data: extended });
    } catch (cause) {
      signal.throwIfAborted();
      const error = asVtcError(cause);
      this.#apply({ type: 'extension-failed', error });
      throw error;
    }
  }

  /** Loads if the key has changed. Called before each render. */
  loadIfKeyChanged(): void {
    if (!this.mayLoad || !this.#host.isConnected) return;
    try {
      const key = this.#options.key();
      // No key: the previous load and its polling continue. `mayStart()` is called before the keys are compared, because
      // it may measure the element, and measuring can start a load.
      if (key && this.#options.mayStart() && !isSameKey(key, this.#key)) this.#start(key);
      else if (this.#plannedMs !== this.#options.intervalMs()) this.#plan();
    } catch (cause) {
      this.#stop();
      this.#apply({ type: 'failed', cause, isActive: false });
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
    this.#plannedMs = this.#options.intervalMs();
    this.#poller.plan();
  }

  /** Begins to poll the data of a key. */
  #begin(key: QueryKey): void {
    this.#stop();
    this.#key = key;
    if (this.value !== undefined && isSameKey(key, this.#valueKey))
      this.#apply({ type: 'resumed' });
    else this.#apply({ type: 'key-changed', placeholder: this.#placeholderFor(key) });
    if (!this.isProvided) this.#valueKey = key;
    this.#poller.start();
  }

  #start(key: QueryKey): void {
    this.#begin(key);
    if (this.isProvided) {
      this.#poller.planAfterSuccess(this.receivedAt ?? currentTime());
      return;
    }
    const intervalMs = this.#options.intervalMs();
    void this.#run({ maxAgeMs: intervalMs > 0 ? intervalMs : defaultMaxAgeMs });
  }

  /** The part of the data of another key that may be shown for `key`. */
  #placeholderFor(key: QueryKey): Data | undefined {
    const { value } = this;
    const isSameApi = key[0] === this.#valueKey?.[0];
    return value !== undefined && isSameApi ? this.#options.placeholderData(value) : undefined;
  }

  #stop(): void {
    this.#loading.abort();
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    this.#poller.stop();
    this.#key = undefined;
  }

  /** Starts a load, which aborts a running one. Resolves when the newest load has ended. */
  async #run(request: LoadRequest): Promise<void> {
    this.#loading.abort();
    const { signal } = (this.#loading = new AbortController());
    this.#load = this.#loadNow(request, signal);
    let load;
    do await (load = this.#load);
    while (load !== this.#load);
  }

  /** Runs one load. An error of any of its requests that the element does not handle arrives here. */
  async #loadNow({ onlyFailed, ...mode }: LoadRequest, signal: AbortSignal): Promise<void> {
    const { receivedAt: before = Infinity, partErrors: failed } = this;
    if (mode.isManual) this.#apply({ type: 'refresh' });
    this.#options.started();
    try {
      const requests = this.#requests(mode, signal);
      const only = onlyFailed && failed.size ? failed : undefined;
      const loading = runLoad(this.#host, requests.query, this.#loadContext(requests, only));
      if (this.value === undefined && requests.hasOutdated) await this.#showCached(loading, signal);
      const { value: data, partErrors } = await loading;
      signal.throwIfAborted();
      const error = mainError(partErrors);
      // With a failed part, the value is as old as its oldest part.
      const receivedAt = error ? Math.min(before, requests.receivedAt) : requests.receivedAt;
      const { responses, refreshFrom } = requests;
      this.#valueKey = this.#key;
      this.#apply({ type: 'loaded', data, receivedAt, responses, error, partErrors }, refreshFrom);
    } catch (cause) {
      if (!signal.aborted) this.#apply({ type: 'failed', cause, isActive: this.isActive });
    }
  }

  /** Shows the cached responses of any age while new ones are loading. */
  async #showCached(loading: Promise<unknown>, signal: AbortSignal): Promise<void> {
    let isLoaded = false;
    void loading.catch(() => undefined).finally(() => (isLoaded = true));
    try {
      const requests = this.#requests({ cache: 'only-if-cached' }, signal);
      const { value } = await runLoad(this.#host, requests.query, this.#loadContext(requests));
      if (!isLoaded) this.#preview(value, requests);
    } catch {
      // Nothing is cached.
    }
  }

  #requests(mode: LoadMode, signal: AbortSignal): LoadRequests {
    return new LoadRequests({ ...this.#options.context(), ...mode, signal });
  }

  #loadContext(requests: LoadRequests, only?: PartErrors) {
    return {
      current: () => this.value,
      partErrors: this.partErrors,
      only,
      show: (value: Data) => this.#preview(value, requests),
    };
  }

  #preview(data: Data, { receivedAt, responses, options }: LoadRequests): void {
    if (options.signal.aborted) return;
    this.#valueKey = this.#key;
    this.#apply({ type: 'preview', data, receivedAt, responses });
  }

  /**
   * Changes the state, and does what follows from that: the next poll, a notification, and an update if the element shows
   * something else then, such as the time of the next poll.
   */
  #apply(event: LoadEvent<Data>, refreshFrom = currentTime()): void {
    const { state, poll, settled, isUnchanged } = transition(this.#state, event);
    const isChanged = state !== this.#state;
    this.#state = state;
    if (poll?.failure) this.#poller.planAfterFailure(poll.failure);
    else if (poll) this.#poller.planAfterSuccess(refreshFrom);
    if (settled) this.#options.settled(settled.error);
    if (isUnchanged) this.#options.unchanged();
    else if (isChanged || settled || poll?.failure?.isUnsent) this.#host.requestUpdate();
  }
}
