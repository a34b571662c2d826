import type { Tabs, TabsOptions } from './tab-messages.js';
import { TabRoom } from './tab-room.js';
import { tokenDigest } from './token-digest.js';

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
