import { pause, type Clock } from './clock.js';
import type { VtcError } from './errors.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CacheEntry, CacheKey } from './response-cache.js';
import type { Credential } from './token.js';

/** What tabs of a site broadcast; never contains a token. */
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
  /** The sender has joined; the leader replies with a snapshot. */
  readonly joined?: true;
  readonly isSnapshot?: true;
  /** Asks the tab that is loading a URL to broadcast `loading`. */
  readonly ping?: string;
  readonly loading?: string;
}

/** The other tabs of the site. */
export interface Tabs {
  /**
   * Claims a request until the signal aborts; tabs that claim it later wait for its response. Returns undefined if no
   * other tab is known: the request may be sent now. Otherwise resolves when no other tab is loading it.
   */
  claim(key: CacheKey, signal: AbortSignal): Promise<void> | undefined;
  /** Broadcasts to all tabs, or to those with the same credential. */
  post(message: TabMessage, credential?: Credential): void;
}

/** Callbacks of this tab's scheduler. */
export interface TabsOptions {
  readonly clock: Clock;
  readonly receive: (message: TabMessage, credential?: Credential) => void;
  /** The rate budgets, and the cached responses to a credential. */
  readonly snapshot: (credential?: Credential) => TabMessage;
}

const channelName = 'vtc-widgets.3';
/** The `localStorage` item that says when a tab of the site was last in use: a date in ms, nothing else. */
const presenceKey = 'vtc-widgets.3.seen';
/** Longer than the longest polling interval, so that the record of an open tab is fresh. */
const freshMs = 1_800_000;
/** A hidden tab leaves its channels after this time: browsers then freeze it, unless it holds a lock. */
const hiddenMs = 300_000;
/** Time limit for the snapshot; awaited in two halves, so that a tab that was blocked receives it in between. */
const snapshotMs = 300;
/** Interval of pings to the tab that loads a URL; after three without a reply it is frozen, or hidden. */
const pingMs = 200;
const maxPings = 3;
/** Locks that are tried per URL: after so many holders without a reply, the request is sent without one. */
const maxFrozen = 3;
/** Maximum delay of a response after its tab has released the lock. */
const lateMs = 50;

/** Acquires a Web Lock until the signal aborts; resolves without a lock if the browser has none, as over http. */
async function acquire(name: string, signal: AbortSignal): Promise<void> {
  await new Promise<void>((acquired) => {
    const hold = () =>
      new Promise((release) => {
        signal.addEventListener('abort', release);
        acquired();
      });
    const request = async () => navigator.locks.request(name, { signal }, hold);
    request().catch(() => acquired());
  });
  signal.throwIfAborted();
}

/**
 * Tabs that share responses by a BroadcastChannel. The oldest tab is the leader: it sends all responses to a tab that
 * joins. Of several tabs that claim the same URL, a Web Lock chooses the one that loads it.
 */
class TabChannel {
  /** Whether another tab is known to be in the channel. */
  hasPeers: boolean;

  readonly #name: string;
  readonly #clock: Clock;
  readonly #channel: BroadcastChannel;
  readonly #membership = new AbortController();
  /** Resolves when this tab has received the responses of the others, is the leader, or has waited long enough. */
  readonly #informed: Promise<void>;

  constructor(name: string, options: TabsOptions, hasPeers: boolean, credential?: Credential) {
    const { clock, receive, snapshot } = options;
    const { signal } = this.#membership;
    this.#name = name;
    this.#clock = clock;
    this.#channel = new BroadcastChannel(name);
    this.hasPeers = hasPeers;
    let hasReceived = false;
    const informed = new Promise<void>((resolve) => {
      this.#listen(signal, (message) => {
        hasReceived = this.hasPeers = true;
        receive(message, credential);
        if (message.isSnapshot) resolve();
      });
    });
    const elected = acquire(name, signal).then(() => {
      this.hasPeers = hasReceived;
      this.#listen(signal, ({ joined }) => {
        if (joined) this.post({ ...snapshot(credential), isSnapshot: true });
      });
    });
    const halfTime = () => pause(snapshotMs / 2, clock, signal);
    const late = halfTime().then(halfTime);
    this.#informed = Promise.race([informed, elected, late]).catch(() => undefined);
    this.#channel.postMessage({ joined: true } satisfies ChannelMessage);
  }

  /** Broadcasts to the other tabs, if there are any. */
  post(message: ChannelMessage): void {
    if (this.hasPeers) this.#channel.postMessage(message);
  }

  /** Closes the channel, and leaves the lead to another tab. */
  leave(): void {
    this.#channel.close();
    this.#membership.abort();
  }

  claim(url: string, signal: AbortSignal): Promise<void> | undefined {
    const { hasPeers } = this;
    // Without other tabs, the lock only makes tabs that claim the URL later wait.
    const claimed = hasPeers ? this.#wait(url, signal) : acquire(this.#lockOf(url), signal);
    const replyToPings = () =>
      this.#listen(signal, ({ ping }) => {
        // A hidden page sends no queued requests.
        if (ping === url && !document.hidden) this.post({ loading: url });
      });
    claimed.then(replyToPings, () => undefined);
    return hasPeers ? claimed : undefined;
  }

  #lockOf(url: string, frozen = 0): string {
    return `${this.#name} ${frozen} ${url}`;
  }

  /** Waits for the lock of a URL; if its holder is frozen, for the next lock. A response aborts the signal. */
  async #wait(url: string, signal: AbortSignal): Promise<void> {
    await this.#informed;
    for (let frozen = 0; frozen < maxFrozen; frozen++) {
      const waiting = new AbortController();
      const isAcquired = await Promise.race([
        acquire(this.#lockOf(url, frozen), signal).then(() => true),
        this.#untilSilent(url, AbortSignal.any([signal, waiting.signal])).then(() => false),
      ]);
      waiting.abort();
      if (isAcquired) break;
    }
    if (this.hasPeers) await pause(lateMs, this.#clock, signal);
  }

  /** Resolves when no other tab replies that it is loading the URL. */
  async #untilSilent(url: string, signal: AbortSignal): Promise<void> {
    let pings = 0;
    this.#listen(signal, ({ loading }) => {
      if (loading === url) pings = 0;
    });
    while (pings++ < maxPings) {
      this.post({ ping: url });
      await pause(pingMs, this.#clock, signal);
    }
  }

  #listen(signal: AbortSignal, listener: (message: ChannelMessage) => void): void {
    const receive = ({ data }: MessageEvent<ChannelMessage>) => listener(data);
    this.#channel.addEventListener('message', receive, { signal });
  }
}

/** No other tabs. */
export const noTabs = (): Tabs => ({ claim: () => undefined, post: () => undefined });

/** The other tabs of the site; none without access to storage, as in a sandboxed frame. */
export function openTabs(options: TabsOptions): Tabs {
  try {
    return joinTabs(options);
  } catch {
    return noTabs();
  }
}

function joinTabs(options: TabsOptions): Tabs {
  const { clock } = options;
  const channels = new Map<string, TabChannel>();
  const seenMs = clock.now() - Number(localStorage.getItem(presenceKey));
  let mayHavePeers = Math.abs(seenMs) < freshMs;

  function recordPresence(): void {
    try {
      localStorage.setItem(presenceKey, String(clock.now()));
    } catch {
      // Storage is full: the other tabs learn of this one from its messages.
    }
  }

  /** Joins a channel, unless this tab is in it. */
  function join(name = channelName, credential?: Credential): TabChannel {
    const hasPeers = channels.get(channelName)?.hasPeers ?? mayHavePeers;
    const channel = channels.get(name) ?? new TabChannel(name, options, hasPeers, credential);
    channels.set(name, channel);
    return channel;
  }

  /** Joins the tabs with a credential: only they can compute the name of their channel. Over http there is no digest. */
  async function joinCredential(credential: Credential): Promise<TabChannel | undefined> {
    const digest = await credential.digest();
    return digest === undefined ? undefined : join(`${channelName}/${digest}`, credential);
  }

  /** Leaves all channels; the next request joins them again. */
  function leave(): void {
    channels.forEach((channel) => channel.leave());
    channels.clear();
    mayHavePeers = true;
  }

  let timer: unknown;
  document.addEventListener('visibilitychange', () => {
    clock.clearTimeout(timer);
    if (document.hidden) timer = clock.setTimeout(leave, hiddenMs);
  });
  addEventListener('pagehide', () => {
    if (!join().hasPeers) localStorage.removeItem(presenceKey);
    // A page in the back-forward cache must not hold locks.
    leave();
  });
  recordPresence();

  return {
    claim({ url, credential }, signal) {
      const site = join();
      if (!credential) return site.claim(url, signal);
      const claimed = joinCredential(credential).then((channel) => channel?.claim(url, signal));
      claimed.catch(() => undefined);
      // Without other tabs the request is sent at once, while the lock makes later tabs wait.
      return site.hasPeers ? claimed : undefined;
    },
    post(message, credential) {
      if (message.budgets) recordPresence();
      if (credential) void joinCredential(credential).then((channel) => channel?.post(message));
      else join().post(message);
    },
  };
}
