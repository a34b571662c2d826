import { pause, type Clock } from './clock.js';
import type { VtcError } from './errors.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CachedResponse, CacheEntry } from './response-cache.js';

/** What tabs of a site broadcast; never a token. */
export interface TabMessage {
  readonly budgets?: readonly BudgetRecord[];
  readonly responses?: readonly CacheEntry[];
  readonly failed?: readonly [
    url: string,
    error: Pick<VtcError, 'code' | 'message' | 'status' | 'retryAfterMs'>,
  ];
}

/** What a channel needs of the scheduler of its tab. */
export interface TabChannelOptions {
  readonly clock: Clock;
  readonly receive: (message: TabMessage) => void;
  readonly budgets: () => readonly BudgetRecord[];
  readonly cached: (url: string) => CachedResponse | undefined;
  /** Whether this tab is loading the URL now. */
  readonly isLoading: (url: string) => boolean;
}

/** Messages between channels. */
interface ChannelMessage extends TabMessage {
  /** The sender has joined. */
  readonly joined?: true;
  /** The sender is about to load a URL: does another tab have a response that was received since? */
  readonly want?: { readonly id: string; readonly url: string; readonly notBefore: number };
  /** Reply to the want with this id: the tab that has a response, or none. */
  readonly have?: { readonly id: string; readonly tab?: string };
  /** The tab is to broadcast its response. */
  readonly share?: { readonly tab: string; readonly url: string };
  /** Is another tab loading this URL? */
  readonly ping?: string;
  /** The sender is loading this URL. */
  readonly loading?: string;
}

/** A URL that this tab is about to load. */
interface Claim {
  readonly id: string;
  readonly url: string;
  /** Whether this tab holds the lock of the URL. */
  isHolder: boolean;
  /** Tabs that have not replied yet. */
  missing: number;
  isLoading: boolean;
  hasSource: boolean;
  /** Ends the wait for replies. */
  replied: () => void;
}

/** How long other tabs have to reply. */
const replyMs = 300;
/** How often the tab that loads a URL is pinged, and how many pings without a reply mean that it is frozen. */
const pingMs = 200;
const maxSilentPings = 3;
/** How many tabs in a row may freeze while they load the same URL. */
const maxGenerations = 3;

const randomId = () => Math.random().toString(36).slice(2);

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Tabs that may share responses. A BroadcastChannel carries them; of several tabs that want the same URL a Web Lock
 * chooses the one that loads it. Each tab holds a lock of its own, so that the number of tabs is known.
 */
export class TabChannel {
  /** Whether other tabs are known to be in the channel. */
  hasPeers: boolean;

  readonly #name: string;
  readonly #options: TabChannelOptions;
  readonly #id = randomId();
  readonly #locks = navigator.locks as LockManager | undefined;
  readonly #claims = new Set<Claim>();
  #channel: BroadcastChannel | undefined;
  #presence = new AbortController();
  #peers = 0;
  #received = 0;

  constructor(name: string, options: TabChannelOptions, hasPeers: boolean) {
    this.#name = name;
    this.#options = options;
    this.hasPeers = hasPeers;
    this.join();
  }

  /** Opens the channel, unless it is open. */
  join(): void {
    if (this.#channel) return;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => this.#receive(data);
    const { signal } = (this.#presence = new AbortController());
    this.#locks?.request(this.#lockName, () => aborted(signal)).catch(() => undefined);
    this.#channel.postMessage({ joined: true } satisfies ChannelMessage);
  }

  /** Closes the channel and releases all locks. */
  leave(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#presence.abort();
  }

  /** Broadcasts to the other tabs, where there are some. */
  post(message: ChannelMessage): void {
    if (this.hasPeers) this.#channel?.postMessage(message);
  }

  /**
   * Resolves when this tab should load the URL: no other has a response received after `notBefore`, or is loading one.
   * The URL is claimed until the signal aborts.
   */
  async claim(url: string, notBefore: number, signal: AbortSignal): Promise<void> {
    const locks = this.#locks;
    if (!locks) return;
    await this.#countPeers(locks);
    if (!this.hasPeers) return this.hold(url, signal);
    const claim = { id: randomId(), url, ...noReplies };
    this.#claims.add(claim);
    try {
      const generation = await this.#lock(locks, claim, signal);
      claim.isHolder = true;
      // Where the previous holder is frozen, the others have been waiting for the same response.
      if (generation === 0) await this.#requestResponse(claim, notBefore, signal);
    } finally {
      this.#claims.delete(claim);
    }
  }

  /** Claims a URL that this tab is loading, without waiting: for tabs that open meanwhile. */
  hold(url: string, signal: AbortSignal): void {
    const hold = (lock: Lock | null) => lock && aborted(signal);
    this.#locks?.request(this.#lockOf(url), { ifAvailable: true }, hold).catch(() => undefined);
  }

  #lockOf(url: string, generation = 0): string {
    return `${this.#name} ${generation} ${url}`;
  }

  get #lockName(): string {
    return `${this.#name}#${this.#id}`;
  }

  async #countPeers(locks: LockManager): Promise<void> {
    const received = this.#received;
    const timeout = pause(replyMs, this.#options.clock);
    const snapshot = await Promise.race([locks.query(), timeout]).catch(() => undefined);
    const isPeer = ({ name = '' }: LockInfo) =>
      name.startsWith(`${this.#name}#`) && name !== this.#lockName;
    this.#peers = snapshot?.held?.filter(isPeer).length ?? Infinity;
    // The lock of a tab that has just joined may not be held yet.
    this.hasPeers = this.#peers > 0 || received !== this.#received;
  }

  /**
   * Acquires the lock of a URL until the signal aborts; where its holder is frozen, the lock of the next generation.
   * Resolves with the generation.
   */
  async #lock(
    locks: LockManager,
    claim: Claim,
    signal: AbortSignal,
    generation = 0,
  ): Promise<number> {
    if (generation === maxGenerations) return generation;
    const acquired = new Promise<boolean>((resolve, reject) => {
      const hold = () => {
        resolve(true);
        return aborted(signal);
      };
      locks.request(this.#lockOf(claim.url, generation), { signal }, hold).catch(reject);
    });
    const waiting = new AbortController();
    const isFrozen = this.#untilSilent(claim, AbortSignal.any([signal, waiting.signal]));
    const isAcquired = await Promise.race([acquired, isFrozen.then(() => false)]);
    waiting.abort();
    return isAcquired ? generation : this.#lock(locks, claim, signal, generation + 1);
  }

  /** Resolves when no other tab replies to pings that it is loading the URL. */
  async #untilSilent(claim: Claim, signal: AbortSignal): Promise<void> {
    for (let silent = 0; silent < maxSilentPings; silent++) {
      claim.isLoading = false;
      this.post({ ping: claim.url });
      await pause(pingMs, this.#options.clock, signal);
      if (claim.isLoading) silent = -1;
    }
  }

  /** Requests a response from the other tabs, which ends the claim; resolves where none has one. */
  async #requestResponse(claim: Claim, notBefore: number, signal: AbortSignal): Promise<void> {
    const replies = new AbortController();
    claim.missing = this.#peers;
    claim.replied = () => replies.abort();
    this.post({ want: { id: claim.id, url: claim.url, notBefore } });
    const stop = AbortSignal.any([signal, replies.signal]);
    // Two timers: where this tab is slow itself, replies in its queue are processed before the second.
    for (let half = 0; half < 2; half++)
      await pause(replyMs / 2, this.#options.clock, stop).catch(() => undefined);
    signal.throwIfAborted();
  }

  #receive(message: ChannelMessage): void {
    const { joined, want, share, ping } = message;
    this.#received++;
    this.hasPeers = true;
    if (joined) this.post({ budgets: this.#options.budgets() });
    if (want) this.#reply(want);
    if (share?.tab === this.#id) this.#share(share.url);
    if (ping && this.#isLoading(ping)) this.post({ loading: ping });
    for (const claim of this.#claims) this.#note(claim, message);
    this.#options.receive(message);
  }

  #isLoading(pinged: string): boolean {
    const isHolder = [...this.#claims].some((claim) => claim.isHolder && claim.url === pinged);
    return isHolder || this.#options.isLoading(pinged);
  }

  #reply({ id, url, notBefore }: NonNullable<ChannelMessage['want']>): void {
    const isFresh = (this.#options.cached(url)?.receivedAt ?? -Infinity) >= notBefore;
    this.post({ have: { id, ...(isFresh && { tab: this.#id }) } });
  }

  #share(url: string): void {
    const response = this.#options.cached(url);
    if (response) this.post({ responses: [[url, response]] });
  }

  #note(claim: Claim, { have, loading }: ChannelMessage): void {
    if (loading === claim.url) claim.isLoading = true;
    if (have?.id !== claim.id) return;
    if (!have.tab) claim.missing--;
    else if (!claim.hasSource) {
      claim.hasSource = true;
      this.post({ share: { tab: have.tab, url: claim.url } });
    }
    if (claim.missing === 0) claim.replied();
  }
}

const noReplies = {
  isHolder: false,
  missing: 0,
  isLoading: false,
  hasSource: false,
  replied: (): void => undefined,
};
