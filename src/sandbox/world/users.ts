import { hash, random, scramble } from './random.js';
import * as words from './words.js';

/** A user account; each user is a member of one company. */
export interface User {
  /** Index among all users of the world, from 0. */
  readonly index: number;
  readonly id: string;
  readonly webId: number;
  readonly handle: string | null;
  readonly name: string;
  readonly steamId: string | null;
  readonly hasImage: boolean;
  /** URL of the picture in a fixture. */
  readonly image?: string | null;
}

const firstWebId = 1001;
const firstId = 100_000;
const firstSteamId = 76561198000000000n;

/** All generated names; a short list, so that a search compares names instead of users. */
export const generatedNames = words.userFirstWords.flatMap((first) =>
  words.userLastWords.flatMap((last) => ['', ' ', '_'].map((glue) => `${first}${glue}${last}`)),
);

const hostileNames = [
  '<script>alert(document.domain)</script>',
  'سائق الليل',
  'W'.repeat(96),
  '{{constructor.constructor("alert(1)")()}}',
  'Ann O\'Nym & "Sons" <b>',
  '\u202Egnp.exe\u202C',
  '🚚🚛🚌',
  ' ',
] as const;

/** Returns a function from a user index to an index in `generatedNames`. */
export function nameIndexes(seed: string): (index: number) => number {
  const start = hash(seed);
  return (index) => scramble(start, index) % generatedNames.length;
}

/** Generates the user at `index`; hostile names contain markup and control characters. */
export function generatedUser(seed: string, index: number, hostile: boolean): User {
  const source = random(seed, 'person', index);
  const name = hostile
    ? hostileNames[index % hostileNames.length]
    : generatedNames[nameIndexes(seed)(index)];
  return {
    index,
    id: `usr_${(firstId + index).toString(36)}`,
    webId: firstWebId + index,
    handle: source.chance(0.8) ? `driver_${index}` : null,
    name: name ?? '',
    steamId: source.chance(0.85) ? String(firstSteamId + BigInt(index)) : null,
    hasImage: source.chance(2 / 3),
  };
}

/** The index of the generated user with this id, web id, handle or SteamID64; -1 for none. */
export function generatedIndexOf(name: string): number {
  const userId = /^usr_([0-9a-z]{1,8})$/.exec(name)?.[1];
  if (userId !== undefined) return parseInt(userId, 36) - firstId;
  const handle = /^driver_(\d{1,9})$/.exec(name)?.[1];
  if (handle !== undefined) return Number(handle);
  if (/^\d{17}$/.test(name)) return Number(BigInt(name) - firstSteamId);
  return /^\d{1,9}$/.test(name) ? Number(name) - firstWebId : -1;
}

/** Whether `name` is an id, web id, handle or SteamID64 of the user. */
export const hasIdentifier = ({ id, webId, handle, steamId }: User, name: string) =>
  [id, String(webId), handle, steamId].includes(name);
