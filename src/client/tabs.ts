import { LruCache } from './cache.js';
import type { Clock } from './clock.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CachedResponse, CacheKey } from './response-cache.js';
import { TabChannel, type TabMessage } from './tab-channel.js';
import type { Credential } from './token.js';

/** The other tabs of the site. */
export interface Tabs {
  /** Whether another tab is known that may have or load what this credential gives access to. */
  hasPeers(credential?: Credential): boolean;
  /**
   * Resolves when this tab should send the request: no other has a response received after `notBefore`, or is loading
   * one. The claim ends when the signal aborts.
   */
  claim(key: CacheKey, notBefore: number, signal: AbortSignal): Promise<void>;
  /** Claims a request that this tab is sending, without waiting: for tabs that open meanwhile. */
  hold(key: CacheKey, signal: AbortSignal): void;
  /** Broadcasts to all tabs, or to those with the same credential. */
  post(message: TabMessage, credential?: Credential): void;
}

/** What the tabs need of the scheduler of this one. */
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
/** Browsers freeze hidden pages after 5 min, except those that hold a lock: until then a tab can reply. */
const hiddenMs = 300_000;
const maxChannels = 20;

/** No other tabs: on servers, and where the browser has no channels. */
export const noTabs = (): Tabs => ({
  hasPeers: () => false,
  claim: () => Promise.resolve(),
  hold: () => undefined,
  post: () => undefined,
});

/** Joins the other tabs of the site; where the browser does not allow it, there are none. */
export function openTabs(options: TabsOptions): Tabs {
  try {
    return join(options);
  } catch {
    return noTabs();
  }
}

/** Storage throws where it is forbidden, as in sandboxed frames. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function join(options: TabsOptions): Tabs {
  const { clock } = options;
  const isPresent = () =>
    Math.abs(clock.now() - Number(localStorage.getItem(presenceKey))) < freshMs;
  const recordPresence = () =>
    attempt(() => localStorage.setItem(presenceKey, String(clock.now())));

  const open = (name: string, hasPeers: boolean, credential?: Credential) =>
    new TabChannel(
      name,
      {
        clock,
        budgets: options.budgets,
        receive: (message) => options.receive(message, credential),
        cached: (url) => options.cached({ url, credential }),
        isLoading: (url) => options.isLoading({ url, credential }),
      },
      hasPeers,
    );

  const everyone = open(channelName, attempt(isPresent) ?? false);
  recordPresence();

  interface CredentialChannel {
    channel?: TabChannel;
    readonly joined: Promise<TabChannel | undefined>;
  }
  const byCredential = new LruCache<number, CredentialChannel>(maxChannels, ({ channel }) =>
    channel?.leave(),
  );

  /** The channel of the tabs with the same credential: only they can compute its name. */
  function channelOf(credential: Credential): CredentialChannel {
    const known = byCredential.get(credential.id);
    if (known) return known;
    const entry: CredentialChannel = {
      joined: credential.digest().then((digest) => {
        if (digest && byCredential.get(credential.id) === entry)
          entry.channel = open(`${channelName}/${digest}`, everyone.hasPeers, credential);
        return entry.channel;
      }),
    };
    byCredential.set(credential.id, entry);
    return entry;
  }

  const joined = (credential: Credential | undefined) =>
    credential ? channelOf(credential).joined : Promise.resolve(everyone);
  const channels = () => [
    everyone,
    ...byCredential.entries.flatMap(([, { channel }]) => channel ?? []),
  ];
  const leave = () => channels().forEach((channel) => channel.leave());
  const rejoin = () => {
    recordPresence();
    channels().forEach((channel) => channel.join());
  };

  addEventListener('pagehide', () => {
    // A page in the back-forward cache must not hold locks.
    leave();
    if (!everyone.hasPeers) attempt(() => localStorage.removeItem(presenceKey));
  });
  addEventListener('pageshow', rejoin);
  let timer: unknown;
  document.addEventListener('visibilitychange', () => {
    clock.clearTimeout(timer);
    if (document.hidden) timer = clock.setTimeout(leave, hiddenMs);
    else rejoin();
  });

  return {
    hasPeers(credential) {
      const channel = credential && channelOf(credential).channel;
      return everyone.hasPeers && (channel?.hasPeers ?? true);
    },
    async claim({ url, credential }, notBefore, signal) {
      const channel = await joined(credential);
      await channel?.claim(url, notBefore, signal);
    },
    hold({ url, credential }, signal) {
      void joined(credential).then((channel) => channel?.hold(url, signal));
    },
    post(message, credential) {
      if (message.budgets) recordPresence();
      void joined(credential).then((channel) => channel?.post(message));
    },
  };
}
