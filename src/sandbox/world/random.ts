import { several } from './several.js';

/** Deterministic pseudo-random numbers. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** An integer from `min` to `max`, inclusive. */
  readonly integer: (min: number, max: number) => number;
  /** True with probability `share`. */
  readonly chance: (share: number) => boolean;
  /** A random item. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** Up to `count` different items in list order. */
  readonly some: <T>(list: readonly T[], count: number) => T[];
}

/** FNV-1a hash. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32 generator. */
function stream(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a generator seeded with `purpose`. */
export function random(...purpose: readonly (string | number)[]): Random {
  const next = stream(hash(purpose.join('/')));
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]) => {
      const chosen = list[integer(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Nothing can be picked from an empty list.');
      return chosen;
    },
    some: (list, count) => {
      let needed = Math.min(count, list.length);
      return list.filter((_, index) => {
        const taken = next() < needed / (list.length - index);
        if (taken) needed -= 1;
        return taken;
      });
    },
  };
}

/** Fast hash of an index, below 2³². */
export function scramble(start: number, place: number): number {
  let mixed = Math.imul(start ^ place, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A pseudo-random token of letters and digits. */
export function secret(length: number, ...purpose: readonly (string | number)[]): string {
  const source = random('secret', ...purpose);
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return several(length, () => letters[source.integer(0, letters.length - 1)]).join('');
}
