import type { Clock } from './clock.js';
import type { VtcError } from './errors.js';
import type { BudgetRecord } from './rate-budget.js';
import type { CachedResponse, CacheEntry, CacheKey } from './response-cache.js';
import { TabRoom } from './tab-room.js';
import { tokenDigest } from './token-digest.js';

/** What is shared of a VtcError. */
export type Failure = Pick<VtcError, 'code' | 'message' | 'status' | 'retryAfterMs'>;

/** What tabs of a site share; never a token. */
export interface TabMessage {
  readonly budgets?: readonly BudgetRecord[];
  readonly responses?: readonly CacheEntry[];
  readonly failed?: readonly [url: string, Failure];
}

/** The other tabs of the site, seen from this one. */
export interface Tabs {
  /** Whether no other tab could have or fetch what this token opens; answered at once. */
  isAlone(token?: string): boolean;
  /**
   * Resolves when it is this tab's turn to ask: no other has a response received after `notBefore`, or asks for one.
   * The turn lasts until the signal aborts.
   */
  claim(key: CacheKey, notBefore: number, signal: AbortSignal): Promise<void>;
  /** To all tabs, or to those that hold the same token. */
  post(message: TabMessage, token?: string): void;
}

/** What the tabs need of this one. */
export interface TabsOptions {
  readonly clock: Clock;
  readonly receive: (message: TabMessage, token?: string) => void;
  readonly budgets: () => readonly BudgetRecord[];
  readonly cached: (key: CacheKey) => CachedResponse | undefined;
  /** Whether this tab is asking for it now. */
  readonly isAsking: (key: CacheKey) => boolean;
}

const name = 'vtc-widgets.2';
/** Browsers freeze hidden pages after 5 min, but none that holds a lock: until then it can answer others. */
const presentMs = 300_000;
const mostRooms = 20;

/** One tab that knows of no other. */
export const openAlone = (): Tabs => ({
  isAlone: () => true,
  claim: () => Promise.resolve(),
  post: () => undefined,
});

/** Meets the other tabs of the site; where the browser has no channel or refuses one, there are none. */
export function openTabs(options: TabsOptions): Tabs {
  try {
    return meet(options, new TabRoom(name, options));
  } catch {
    return openAlone();
  }
}

interface TokenRoom {
  room?: TabRoom;
  readonly entered: Promise<TabRoom | undefined>;
}

function meet(options: TabsOptions, everybody: TabRoom): Tabs {
  const { clock } = options;
  const tokenRooms = new Map<string, TokenRoom>();
  let timer: unknown;

  /** A room of those who hold the same token: only they can compute its name. */
  async function enter(token: string): Promise<TabRoom | undefined> {
    const digest = await tokenDigest(token);
    const entry = tokenRooms.get(token);
    if (digest && entry) entry.room = new TabRoom(`${name}/${digest}`, options, token);
    return entry?.room;
  }

  function roomOf(token: string): TokenRoom {
    const known = tokenRooms.get(token);
    if (known) return known;
    const entry = { entered: Promise.resolve().then(() => enter(token)) };
    tokenRooms.set(token, entry);
    for (const [oldest, { room }] of tokenRooms) {
      if (tokenRooms.size <= mostRooms) break;
      room?.leave();
      tokenRooms.delete(oldest);
    }
    return entry;
  }

  const rooms = () => [everybody, ...[...tokenRooms.values()].flatMap(({ room }) => room ?? [])];
  const leave = () => rooms().forEach((room) => room.leave());
  const comeBack = () => rooms().forEach((room) => room.enter());

  // A page in the back-forward cache may hold no lock.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', () => {
    clock.clearTimeout(timer);
    if (document.hidden) timer = clock.setTimeout(leave, presentMs);
    else comeBack();
  });

  return {
    isAlone(token) {
      const own = token ? roomOf(token).room : undefined;
      return everybody.isAlone || (own?.isAlone ?? false);
    },
    async claim({ url, token }, notBefore, signal) {
      await everybody.looked;
      if (everybody.isAlone) return;
      const room = token ? await roomOf(token).entered : everybody;
      await room?.claim(url, notBefore, signal);
    },
    post(message, token) {
      if (token) void roomOf(token).entered.then((room) => room?.post(message));
      else everybody.post(message);
    },
  };
}
