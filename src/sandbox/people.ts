import { random } from './random.js';
import * as words from './words.js';

/** Somebody with an account; each belongs to one company. */
export interface Person {
  /** Place among all users of the world, from 0. */
  readonly index: number;
  readonly id: string;
  readonly webId: number;
  readonly handle: string | null;
  readonly name: string;
  readonly steamId: string | null;
  readonly hasImage: boolean;
}

const firstWebId = 1001;
const firstSteamId = 76561198000000000n;

const hostileNames = [
  '<script>alert(document.domain)</script>',
  'سائق الليل',
  'W'.repeat(96),
  '{{constructor.constructor("alert(1)")()}}',
  'Ann O’Nym & "Sons" <b>',
  '\u202Egnp.exe\u202C',
  '🚚🚛🚌',
  ' ',
] as const;

/** The person at `index`; `hostile` ones have names that try to break pages. */
export function person(seed: string, index: number, hostile: boolean): Person {
  const source = random(seed, 'person', index);
  const usual = `${source.pick(words.personFirstWords)}${source.pick(['', ' ', '_'])}${source.pick(words.personLastWords)}`;
  return {
    index,
    id: `usr_${(100_000 + index).toString(36)}`,
    webId: firstWebId + index,
    handle: source.chance(0.8) ? `driver_${index}` : null,
    name: hostile ? source.pick(hostileNames) : usual,
    steamId: source.chance(0.85) ? String(firstSteamId + BigInt(index)) : null,
    hasImage: source.chance(0.7),
  };
}

/** The place among all users that an id, web id, handle or SteamID64 names; it may be beyond the last. */
export function personIndex(name: string): number | undefined {
  const userId = /^usr_([0-9a-z]{1,8})$/.exec(name)?.[1];
  if (userId !== undefined) return parseInt(userId, 36) - 100_000;
  const handle = /^driver_(\d{1,9})$/.exec(name)?.[1];
  if (handle !== undefined) return Number(handle);
  if (/^\d{17}$/.test(name)) return Number(BigInt(name) - firstSteamId);
  return /^\d{1,9}$/.test(name) ? Number(name) - firstWebId : undefined;
}
