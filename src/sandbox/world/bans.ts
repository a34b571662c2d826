import { random } from './random.js';
import { day, hour } from './schedule.js';
import type { World } from './world.js';
import { several } from './several.js';

/** A ban of the world; times in milliseconds since 1970. */
export interface Ban {
  readonly id: number;
  /** Index of the banned user. */
  readonly userIndex: number;
  readonly scope: string;
  readonly severity: string;
  readonly reason: string;
  readonly createdMs: number;
  /** Null for a permanent ban. */
  readonly expiresMs: number | null;
  readonly active: boolean;
}

/** Bans relative to the clock. */
export interface Bans {
  /** The latest bans, newest first. */
  readonly all: (now: number) => Ban[];
}

const interval = 7 * hour;
const listed = 300;
const firstSlot = Math.floor(Date.UTC(2015, 0, 1) / interval);

const reasons = [
  'Ramming',
  'Blocking the road on purpose',
  'Insulting other players',
  'Driving on the wrong side of the road',
  'Use of a forbidden modification',
] as const;

function banOf({ seed, userCount }: World, slot: number): Ban {
  const source = random(seed, 'ban', slot);
  const createdMs = slot * interval + source.integer(0, interval - 1);
  const expiresMs = source.chance(0.1) ? null : createdMs + source.pick([1, 3, 7, 30, 90]) * day;
  return {
    id: slot - firstSlot,
    userIndex: source.integer(0, userCount - 1),
    scope: source.pick(['game', 'game', 'forum', 'platform']),
    severity: expiresMs === null ? 'permanent' : source.pick(['minor', 'major']),
    reason: source.pick(reasons),
    createdMs,
    expiresMs,
    active: true,
  };
}

/** Creates the bans of a world. */
export function createBans(world: World): Bans {
  let [cachedSlot, cached]: [number, Ban[]] = [-1, []];
  const of = (slot: number) => {
    if (slot !== cachedSlot) {
      cached = several(listed + 1, (index) => banOf(world, slot - index));
      cachedSlot = slot;
    }
    return cached;
  };
  return {
    all: (now) =>
      of(Math.floor(now / interval))
        .filter(({ createdMs }) => createdMs <= now)
        .slice(0, listed)
        .map((ban) => ({ ...ban, active: ban.expiresMs === null || ban.expiresMs > now })),
  };
}
