import { documentProperty } from '../dom/document.js';
import { pause, type Clock } from './clock.js';
import { parseTabMessage, type TabMessage, type Tabs, type TabsOptions } from './tab-message.js';
import type { Credential } from './token.js';
import { acquireLock, isLockHeld } from './web-lock.js';

const channelName = 'vtc-widgets.4';
/** A hidden tab leaves its channels after this time: browsers then freeze it, unless it holds a lock. */
const hiddenMs = 300_000;
/** Time limit for the snapshot; awaited in two halves, so that a tab that was blocked receives it in between. */
const snapshotMs = 300;
/** A request is sent without its lock after this time, and up to half of it more: the tab that holds it may be frozen. */
const holderMs = 2_000;

/** Whether another tab of the site uses the API. */
export const hasOtherTabs = (): Promise<boolean> => isLockHeld(channelName);

/** Tabs that share responses by a BroadcastChannel; of those that load the same URL, a Web Lock chooses one. */
class TabChannel {
  hasPeers: boolean;
  readonly #name: string;
  readonly #clock: Clock;
  readonly #channel: BroadcastChannel;
  readonly #membership = new AbortController();
  /** Resolves when this tab has the responses of the others, is the first one, or has waited long enough. */
  readonly #informed: Promise<void>;

  constructor(name: string, options: TabsOptions, hasPeers: boolean, credential?: Credential) {
    const { clock, receive, snapshot } = options;
    const { signal } = this.#membership;
    this.#name = name;
    this.#clock = clock;
    this.#channel = new BroadcastChannel(name);
    this.hasPeers = hasPeers;
    let isFirst = false;
    const informed = new Promise<void>((resolve) => {
      this.#channel.addEventListener('message', ({ data }) => {
        const message = parseTabMessage(data);
        this.hasPeers = true;
        receive(message, credential);
        if (message.type === 'snapshot') resolve();
        if (message.type === 'joined' && isFirst)
          this.post({ ...snapshot(credential), type: 'snapshot' });
      });
    });
    const elected = acquireLock(name, signal).then(() => void (isFirst = true));
    const halfTime = () => pause(snapshotMs / 2, clock, signal);
    const late = halfTime().then(halfTime);
    this.#informed = Promise.race([informed, elected, late]).catch(() => undefined);
    this.#channel.postMessage({ type: 'joined' } satisfies TabMessage);
  }

  /** Broadcasts to the other tabs, if there are any. */
  post(message: TabMessage): void {
    if (this.hasPeers) this.#channel.postMessage(message);
  }

  leave(): void {
    this.#channel.close();
    this.#membership.abort();
  }

  claim(url: string, signal: AbortSignal): Promise<void> | undefined {
    const lifetime = AbortSignal.any([signal, this.#membership.signal]);
    // Without other tabs, the lock only makes tabs that claim the URL later wait.
    const acquired = acquireLock(`${this.#name} ${url}`, lifetime).catch(() => undefined);
    if (!this.hasPeers) return undefined;
    const overdue = pause(holderMs * (1 + Math.random() / 2), this.#clock, signal);
    return Promise.all([this.#informed, Promise.race([acquired, overdue])]).then(() =>
      signal.throwIfAborted(),
    );
  }
}

/** No other tabs. */
export const noTabs = (): Tabs => ({ claim: () => undefined, post: () => undefined });

/** The other tabs of the site; `isShared` is the result of `hasOtherTabs`, for which no request waits. */
export function openTabs(options: TabsOptions, isShared: Promise<boolean>): Tabs {
  /** By the id of the credential; 0 is the channel of all tabs. */
  const channels = new Map<number, TabChannel>();
  let mayHavePeers = false;

  function join(name = channelName, credential?: Credential): TabChannel {
    const id = credential?.id ?? 0;
    const hasPeers = channels.get(0)?.hasPeers ?? mayHavePeers;
    const channel = channels.get(id) ?? new TabChannel(name, options, hasPeers, credential);
    channels.set(id, channel);
    return channel;
  }

  /** Joins the tabs with a credential: only they can compute the name of their channel. Over http there is no digest. */
  async function claimWith(credential: Credential, url: string, signal: AbortSignal) {
    const digest = await credential.digest();
    if (digest) await join(`${channelName}/${digest}`, credential).claim(url, signal);
  }

  /** Leaves all channels; the next request joins them again. */
  function leave(): void {
    channels.forEach((channel) => channel.leave());
    channels.clear();
    mayHavePeers = true;
  }

  let timer: unknown;
  addEventListener('visibilitychange', () => {
    options.clock.clearTimeout(timer);
    if (documentProperty('hidden')) timer = options.clock.setTimeout(leave, hiddenMs);
  });
  // A page in the back-forward cache must not hold locks.
  addEventListener('pagehide', leave);
  void isShared.then((hasPeers) => {
    mayHavePeers ||= hasPeers;
    channels.forEach((channel) => (channel.hasPeers ||= hasPeers));
  });

  join();

  return {
    claim({ url, credential }, signal) {
      const site = join();
      if (!credential) return site.claim(url, signal);
      const claimed = claimWith(credential, url, signal);
      claimed.catch(() => undefined);
      return site.hasPeers ? claimed : undefined;
    },
    post(message, credential) {
      channels.get(credential?.id ?? 0)?.post(message);
    },
  };
}
