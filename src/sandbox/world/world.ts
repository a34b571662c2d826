import { embedTokenPrefix } from '../../contract/tokens.js';
import { companies, type Size } from './companies.js';
import type { Company } from './company.js';
import { goesBy, person, placeOf, placesNamed, type Person } from './people.js';
import { secret } from './random.js';

/** Everything the sandbox tells of that does not depend on the clock; the same for the same seed and size. */
export interface World {
  readonly seed: string;
  readonly companies: readonly Company[];
  /** How many users there are; each belongs to one company. */
  readonly userCount: number;
  /** The company with this id or handle. */
  readonly company: (idOrHandle: string | number) => Company | undefined;
  /** The user at a place from 0 up to, not including, `userCount`. */
  readonly user: (place: number) => Person;
  /** The user who goes by an id, web id, handle or SteamID64. */
  readonly userNamed: (name: string) => Person | undefined;
  /** Places of the users whose name holds a text in lower case. */
  readonly usersWith: (text: string) => number[];
  /** The company of the user at a place. */
  readonly companyOf: (place: number) => Company;
  /** The token that opens the embed endpoints of a company. */
  readonly embedToken: (company: Company) => string;
}

/** The last company whose members start at or before a place. */
function companyAt(list: readonly Company[], place: number): Company {
  let [least, most] = [0, list.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if ((list[middle]?.internal.firstMember ?? 0) <= place) least = middle;
    else most = middle - 1;
  }
  const company = list[least];
  if (!company) throw new RangeError(`There is no user at ${place}.`);
  return company;
}

/** Builds the world of a seed. */
export function createWorld(seed: string, size: Size): World {
  const list = companies(seed, size);
  const userCount = list.reduce((sum, { memberCount }) => sum + memberCount, 0);
  const byHandle = new Map(
    list.flatMap((company) => (company.handle ? [[company.handle, company]] : [])),
  );
  const companyOf = (place: number) => companyAt(list, place);
  const user = (place: number) =>
    person(seed, place, companyOf(place).internal.speciality === 'hostile');
  const hostilePlaces = list
    .filter(({ internal }) => internal.speciality === 'hostile')
    .flatMap(({ memberCount, internal }) =>
      Array.from({ length: memberCount }, (_, index) => internal.firstMember + index),
    );
  return {
    seed,
    companies: list,
    userCount,
    company: (idOrHandle) =>
      /^\d+$/.test(String(idOrHandle))
        ? list[Number(idOrHandle) - 1]
        : byHandle.get(String(idOrHandle)),
    user,
    userNamed: (name) => {
      const place = placeOf(name);
      const found = place >= 0 && place < userCount ? user(place) : undefined;
      return found && goesBy(found, name) ? found : undefined;
    },
    usersWith: (text) => [
      ...hostilePlaces.filter((place) => user(place).name.toLowerCase().includes(text)),
      ...placesNamed(seed, userCount, text).filter((place) => !hostilePlaces.includes(place)),
    ],
    companyOf,
    embedToken: ({ id }) =>
      `${embedTokenPrefix}${id.toString(36).padStart(4, '0')}${secret(28, seed, 'embed', id)}`,
  };
}
