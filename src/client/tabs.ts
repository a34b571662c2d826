import { pause, type Clock } from './clock.js';
import type { VtcError } from './errors.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CachedResponse, CacheEntry, CacheKey } from './response-cache.js';
import type { Credential } from './token.js';

/** Message that tabs of a site broadcast; never contains a token. */
export interface TabMessage {
  readonly budgets?: readonly BudgetRecord[];
  readonly responses?: readonly CacheEntry[];
  readonly failed?: readonly [
    url: string,
    error: Pick<VtcError, 'code' | 'message' | 'status' | 'retryAfterMs'>,
  ];
}

/** Messages between channels. */
interface ChannelMessage extends TabMessage {
  /** The sender has joined. */
  readonly joined?: true;
  /** Asks the leader for a response received since; it broadcasts the response, or `missing`. */
  readonly want?: { readonly url: string; readonly notBefore: number };
  readonly missing?: string;
  /** Asks the tab that is loading a URL to broadcast `loading`. */
  readonly ping?: string;
  readonly loading?: string;
}

/** The other tabs of the site. */
export interface Tabs {
  /**
   * Claims a request until the signal aborts; tabs that claim it later wait for its response. Returns undefined if no
   * other tab is known: the request may be sent now. Otherwise resolves when this tab must send it: no other tab is
   * loading it or has a response that is newer than `notBefore`.
   */
  claim(key: CacheKey, notBefore: number, signal: AbortSignal): Promise<void> | undefined;
  /** Broadcasts to all tabs, or to those with the same credential. */
  post(message: TabMessage, credential?: Credential): void;
}

/** Callbacks of this tab's scheduler. */
export interface TabsOptions {
  readonly clock: Clock;
  readonly receive: (message: TabMessage, credential?: Credential) => void;
  readonly budgets: () => readonly BudgetRecord[];
  readonly cached: (key: CacheKey) => CachedResponse | undefined;
  /** Whether this tab is loading it now. */
  readonly isLoading: (key: CacheKey) => boolean;
}

const channelName = 'vtc-widgets.3';
/** The `localStorage` item that says when a tab of the site was last in use: a date in ms, nothing else. */
const presenceKey = 'vtc-widgets.3.seen';
/** Longer than the longest polling interval, so that the record of an open tab is fresh. */
const freshMs = 1_800_000;
/** A hidden tab leaves its channels after this time: browsers then freeze it, unless it holds a lock. */
const hiddenMs = 300_000;
/** Time limit for the reply of another tab. */
const replyMs = 300;
/** Interval of pings to the tab that loads a URL. */
const pingMs = 200;
/** Locks that are tried per URL: after so many holders without a reply, the request is sent without one. */
const maxFrozen = 3;
/** Maximum delay of a message after its sender has released the lock. */
const lateMs = 50;

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Acquires a Web Lock until the signal aborts. Resolves without a lock if Web Locks are not available. */
async function acquire(name: string, signal: AbortSignal): Promise<void> {
  await new Promise<void>((acquired) => {
    const hold = () => {
      acquired();
      return aborted(signal);
    };
    const request = async () => navigator.locks.request(name, { signal }, hold);
    request().then(acquired, acquired);
  });
  signal.throwIfAborted();
}

/**
 * Tabs that may share responses, which a BroadcastChannel carries. The oldest tab is the leader: it has received all
 * that was broadcast, and replies to tabs that want it. Of several tabs that want the same URL, a Web Lock chooses the
 * one that loads it.
 */
class TabChannel {
  /** Whether another tab is known to be in the channel. */
  hasPeers: boolean;

  readonly #name: string;
  readonly #options: TabsOptions;
  readonly #credential: Credential | undefined;
  #channel: BroadcastChannel | undefined;
  #membership = new AbortController();
  #elected = Promise.resolve();
  #isLeader = false;
  #hasReceived = false;

  constructor(name: string, options: TabsOptions, hasPeers: boolean, credential?: Credential) {
    this.#name = name;
    this.#options = options;
    this.#credential = credential;
    this.hasPeers = hasPeers;
    this.join();
  }

  /** Opens the channel, unless it is open. */
  join(): void {
    if (this.#channel) return;
    this.#channel = new BroadcastChannel(this.#name);
    this.#listen((message) => this.#receive(message));
    this.#membership = new AbortController();
    this.#elected = acquire(this.#name, this.#membership.signal).then(
      () => {
        this.#isLeader = true;
        this.hasPeers = this.#hasReceived;
      },
      () => undefined,
    );
    this.#channel.postMessage({ joined: true } satisfies ChannelMessage);
  }

  /** Closes the channel, and leaves the lead to another tab. */
  leave(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#isLeader = false;
    this.#membership.abort();
  }

  /** Broadcasts to the other tabs, if there are any. */
  post(message: ChannelMessage): void {
    if (this.hasPeers) this.#channel?.postMessage(message);
  }

  claim(url: string, notBefore: number, signal: AbortSignal): Promise<void> | undefined {
    if (this.hasPeers) return this.#wait(url, notBefore, signal);
    // The lock makes tabs that claim the URL later wait.
    acquire(this.#lockOf(url), signal).catch(() => undefined);
    return undefined;
  }

  #lockOf(url: string, frozen = 0): string {
    return `${this.#name} ${frozen} ${url}`;
  }

  /** Waits for the lock of a URL; if its holder is frozen, for the next lock of that URL. */
  async #wait(url: string, notBefore: number, signal: AbortSignal): Promise<void> {
    for (let frozen = 0; frozen < maxFrozen; frozen++) {
      const waiting = new AbortController();
      const isAcquired = await Promise.race([
        acquire(this.#lockOf(url, frozen), signal).then(() => true),
        this.#untilSilent(url, AbortSignal.any([signal, waiting.signal])).then(() => false),
      ]);
      waiting.abort();
      if (!isAcquired) continue;
      // After a frozen holder no tab has a response: the others have been waiting for the same URL.
      if (frozen === 0) await this.#confirmNoResponse(url, notBefore, signal);
      return;
    }
  }

  /**
   * Resolves when neither the leader nor the previous holder of the lock has a response. If one has, it broadcasts the
   * response, which ends the claim: `signal` aborts, and this rejects.
   */
  async #confirmNoResponse(url: string, notBefore: number, signal: AbortSignal): Promise<void> {
    const isReply = ({ missing }: ChannelMessage) => missing === url;
    if (!this.#isLeader)
      await Promise.race([this.#elected, this.#ask({ want: { url, notBefore } }, isReply, signal)]);
    else if (this.hasPeers) await pause(lateMs, this.#options.clock, signal);
  }

  /** Resolves when no other tab replies to one of two pings that it is loading the URL. */
  async #untilSilent(url: string, signal: AbortSignal): Promise<void> {
    const isReply = ({ loading }: ChannelMessage) => loading === url;
    const ping = () => this.#ask({ ping: url }, isReply, signal);
    do await pause(pingMs, this.#options.clock, signal);
    while ((await ping()) || (await ping()));
  }

  /** Broadcasts a message; resolves with whether a reply arrives in time. */
  async #ask(
    message: ChannelMessage,
    isReply: (message: ChannelMessage) => boolean,
    signal: AbortSignal,
  ): Promise<boolean> {
    const replied = new AbortController();
    const stop = AbortSignal.any([signal, replied.signal]);
    this.#listen((reply) => isReply(reply) && replied.abort(), stop);
    this.post(message);
    // Two timers instead of one: if this tab is blocked, it processes the replies in its queue before the second.
    for (let half = 0; half < 2; half++)
      await pause(replyMs / 2, this.#options.clock, stop).catch(() => undefined);
    signal.throwIfAborted();
    return replied.signal.aborted;
  }

  #listen(listener: (message: ChannelMessage) => void, signal?: AbortSignal): void {
    const receive = ({ data }: MessageEvent<ChannelMessage>) => listener(data);
    this.#channel?.addEventListener('message', receive, signal && { signal });
  }

  #receive(message: ChannelMessage): void {
    const { joined, want, ping } = message;
    this.#hasReceived = this.hasPeers = true;
    if (joined) this.post({ budgets: this.#options.budgets() });
    if (want && this.#isLeader) this.#reply(want);
    if (ping && this.#options.isLoading({ url: ping, credential: this.#credential }))
      this.post({ loading: ping });
    this.#options.receive(message, this.#credential);
  }

  #reply({ url, notBefore }: NonNullable<ChannelMessage['want']>): void {
    const response = this.#options.cached({ url, credential: this.#credential });
    const isFresh = response && response.receivedAt >= notBefore;
    this.post(isFresh ? { responses: [[url, response]] } : { missing: url });
  }
}

/** No other tabs: on servers, and in browsers without channels. */
export const noTabs = (): Tabs => ({ claim: () => undefined, post: () => undefined });

/** Joins the other tabs of the site; without permission of the browser, there are none. */
export const openTabs = (options: TabsOptions): Tabs =>
  attempt(() => joinTabs(options)) ?? noTabs();

/** Returns undefined if the access throws, as storage and channels do in sandboxed frames. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function joinTabs(options: TabsOptions): Tabs {
  const { clock } = options;
  const isPresent = () =>
    Math.abs(clock.now() - Number(localStorage.getItem(presenceKey))) < freshMs;
  const recordPresence = () =>
    attempt(() => localStorage.setItem(presenceKey, String(clock.now())));

  const hasPeers = attempt(isPresent) ?? false;
  recordPresence();
  const siteChannel = new TabChannel(channelName, options, hasPeers);
  const channels = [siteChannel];
  const byCredential = new Map<number, Promise<TabChannel | undefined>>();

  /** Joins the tabs with the same credential: only they can compute the name of their channel. */
  async function join(credential: Credential): Promise<TabChannel | undefined> {
    const digest = await credential.digest();
    if (!digest) return undefined;
    const name = `${channelName}/${digest}`;
    const channel = new TabChannel(name, options, siteChannel.hasPeers, credential);
    channels.push(channel);
    return channel;
  }

  function joined(credential: Credential): Promise<TabChannel | undefined> {
    const channel = byCredential.get(credential.id) ?? join(credential);
    byCredential.set(credential.id, channel);
    return channel;
  }

  const leave = () => channels.forEach((channel) => channel.leave());
  const rejoin = () => {
    recordPresence();
    channels.forEach((channel) => channel.join());
  };
  addEventListener('pagehide', () => {
    // A page in the back-forward cache must not hold locks.
    leave();
    if (!siteChannel.hasPeers) attempt(() => localStorage.removeItem(presenceKey));
  });
  addEventListener('pageshow', rejoin);
  let timer: unknown;
  document.addEventListener('visibilitychange', () => {
    clock.clearTimeout(timer);
    if (document.hidden) timer = clock.setTimeout(leave, hiddenMs);
    else rejoin();
  });

  return {
    claim({ url, credential }, notBefore, signal) {
      if (!credential) return siteChannel.claim(url, notBefore, signal);
      const claimed = joined(credential).then((channel) => channel?.claim(url, notBefore, signal));
      claimed.catch(() => undefined);
      // Without other tabs the request is sent at once, while the lock makes later tabs wait.
      return siteChannel.hasPeers ? claimed : undefined;
    },
    post(message, credential) {
      if (message.budgets) recordPresence();
      if (credential) void joined(credential).then((channel) => channel?.post(message));
      else siteChannel.post(message);
    },
  };
}
