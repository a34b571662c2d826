import { embedTokenPrefix } from '../../contract/tokens.js';
import { companies, type Size } from './companies.js';
import type { Company } from './company.js';
import type { Fixture } from './fixture.js';
import { fixtureCompanies } from './fixture-companies.js';
import { hasIdentifier, generatedIndexOf, person, type User } from './users.js';
import { secret } from './random.js';
import { createUserSearch, type UserSearch } from './user-search.js';

/** The data that does not depend on the clock; determined by seed, size and fixture. */
export interface World {
  readonly seed: string;
  readonly companies: readonly Company[];
  /** Number of users. */
  readonly userCount: number;
  /** The company with this id or handle. */
  readonly company: (idOrHandle: string | number) => Company | undefined;
  /** The user at an index from 0 to `userCount` - 1. */
  readonly user: (index: number) => User;
  /** Finds a user by id, web id, handle or SteamID64. */
  readonly userNamed: (name: string) => User | undefined;
  readonly search: UserSearch;
  /** The company of the user at an index. */
  readonly companyOf: (index: number) => Company;
  /** The embed token of a company. */
  readonly embedToken: (company: Company) => string;
}

/** Size of the user cache. */
const maxCachedUsers = 5000;

/** The last company whose first member is at or before an index. */
function companyAt(list: readonly Company[], index: number): Company {
  let [least, most] = [0, list.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if ((list[middle]?.internal.firstMember ?? 0) <= index) least = middle;
    else most = middle - 1;
  }
  const company = list[least];
  if (!company) throw new RangeError(`There is no user at ${index}.`);
  return company;
}

const membersOf = ({ memberCount, internal }: Company) =>
  Array.from({ length: memberCount }, (_, place) => internal.firstMember + place);

/** Users of fixtures by each of their identifiers. */
const namesOf = (people: readonly User[]) =>
  new Map(
    people.flatMap((one) =>
      [one.id, String(one.webId), one.handle, one.steamId].flatMap((name) =>
        name === null ? [] : [[name, one] as const],
      ),
    ),
  );

/** Creates the world of a seed; companies of a fixture are added or replace generated ones. */
export function createWorld(seed: string, size: Size, fixture: Fixture = { companies: [] }): World {
  const made = companies(seed, size);
  const madeUsers = made.reduce((sum, { memberCount }) => sum + memberCount, 0);
  const own = fixtureCompanies(fixture, made, madeUsers);
  const byId = new Map([...made, ...own.map(({ company }) => company)].map((one) => [one.id, one]));
  const list = [...byId.values()];
  const byHandle = new Map(
    list.flatMap((company) => (company.handle ? [[company.handle, company]] : [])),
  );
  const byMembers = [...made, ...own.map(({ company }) => company)];
  const companyOf = (index: number) => companyAt(byMembers, index);
  const ownPeople = own.flatMap(({ people }) => people);
  const ownNames = namesOf(ownPeople);
  const known = new Map<number, User>();
  const user = (index: number) => {
    const found =
      ownPeople[index - madeUsers] ??
      known.get(index) ??
      person(seed, index, companyOf(index).internal.speciality === 'hostile');
    if (known.size >= maxCachedUsers) known.clear();
    known.set(index, found);
    return found;
  };
  const isReplaced = (company: Company) => byId.get(company.id) !== company;
  const hostile = list
    .filter(({ internal }) => internal.speciality === 'hostile')
    .flatMap(membersOf);
  const unlisted = new Set([...made.filter(isReplaced).flatMap(membersOf), ...hostile]);
  return {
    seed,
    companies: list,
    userCount: madeUsers + ownPeople.length,
    company: (idOrHandle) =>
      /^\d+$/.test(String(idOrHandle))
        ? byId.get(Number(idOrHandle))
        : byHandle.get(String(idOrHandle)),
    user,
    userNamed: (name) => {
      const index = generatedIndexOf(name);
      const found = index >= 0 && index < madeUsers ? user(index) : undefined;
      return ownNames.get(name) ?? (found && hasIdentifier(found, name) ? found : undefined);
    },
    search: createUserSearch({
      seed,
      madeUsers,
      isListed: (index) => !unlisted.has(index),
      others: [...ownPeople, ...hostile.map(user)],
    }),
    companyOf,
    embedToken: ({ id }) =>
      `${embedTokenPrefix}${id.toString(36).padStart(4, '0')}${secret(28, seed, 'embed', id)}`,
  };
}
