import { embedTokenPrefix } from '../../contract/tokens.js';
import { LruCache } from '../../cache/lru-cache.js';
import { companies, type Size } from './companies.js';
import type { WorldCompany } from './company.js';
import type { Fixture } from './fixture.js';
import { fixtureCompanies } from './fixture-companies.js';
import { hasIdentifier, generatedIndexOf, generatedUser, type User } from './users.js';
import { secret } from './random.js';
import { createUserSearch, type UserSearch } from './user-search.js';
import { several } from './several.js';

/** Generated data that does not depend on the clock; determined by seed, size and fixture. */
export interface World {
  readonly seed: string;
  readonly companies: readonly WorldCompany[];
  /** Number of users. */
  readonly userCount: number;
  /** The company with this id or handle. */
  readonly company: (idOrHandle: string | number) => WorldCompany | undefined;
  /** The user at an index from 0 to `userCount` - 1. */
  readonly user: (index: number) => User;
  /** Finds a user by id, web id, handle or SteamID64. */
  readonly findUser: (identifier: string) => User | undefined;
  readonly search: UserSearch;
  /** The company of the user at an index. */
  readonly companyOf: (index: number) => WorldCompany;
  /** The embed token of a company. */
  readonly embedToken: (company: WorldCompany) => string;
}

/** Size of the user cache. */
const maxCachedUsers = 5000;

/** Users by each of their identifiers. */
const byIdentifier = (users: readonly User[]) =>
  new Map(
    users.flatMap((user) =>
      [user.id, String(user.webId), user.handle, user.steamId].flatMap((identifier) =>
        identifier === null ? [] : [[identifier, user] as const],
      ),
    ),
  );

/** Generates the data of a seed; companies of a fixture are added, or replace generated ones with the same id. */
export function createWorld(seed: string, size: Size, fixture: Fixture = { companies: [] }): World {
  const generated = companies(seed, size);
  const generatedCount = generated.reduce((sum, { memberCount }) => sum + memberCount, 0);
  const fromFixture = fixtureCompanies(fixture, generated, generatedCount);
  const byId = new Map(
    [...generated, ...fromFixture.map(({ company }) => company)].map((company) => [
      company.id,
      company,
    ]),
  );
  const list = [...byId.values()];
  const byHandle = new Map(
    list.flatMap((company) => (company.handle ? [[company.handle, company]] : [])),
  );
  // Includes generated companies that a fixture replaces: the indexes of their users stay reserved.
  const companyOfUser = [...generated, ...fromFixture.map(({ company }) => company)].flatMap(
    (company) => Array<WorldCompany>(company.memberCount).fill(company),
  );
  const companyOf = (index: number) => {
    const company = companyOfUser[index];
    if (!company) throw new RangeError(`There is no user at ${index}.`);
    return company;
  };
  const isHostile = ({ scenario }: WorldCompany) => scenario === 'hostile';
  const fixtureUsers = fromFixture.flatMap(({ users }) => users);
  const fixtureUserBy = byIdentifier(fixtureUsers);
  const cache = new LruCache<number, User>(maxCachedUsers);
  const user = (index: number) =>
    fixtureUsers[index - generatedCount] ??
    cache.getOrCompute(index, () => generatedUser(seed, index, isHostile(companyOf(index))));
  const hostile = list
    .filter(isHostile)
    .flatMap(({ firstMember, memberCount }) =>
      several(memberCount, (place) => user(firstMember + place)),
    );
  return {
    seed,
    companies: list,
    userCount: generatedCount + fixtureUsers.length,
    company: (idOrHandle) =>
      /^\d+$/.test(String(idOrHandle))
        ? byId.get(Number(idOrHandle))
        : byHandle.get(String(idOrHandle)),
    user,
    findUser: (identifier) => {
      const fromFixture = fixtureUserBy.get(identifier);
      if (fromFixture) return fromFixture;
      const index = generatedIndexOf(identifier);
      const candidate = index >= 0 && index < generatedCount ? user(index) : undefined;
      return candidate && hasIdentifier(candidate, identifier) ? candidate : undefined;
    },
    search: createUserSearch({
      seed,
      generatedCount,
      isListed: (index) => {
        const company = companyOf(index);
        return byId.get(company.id) === company && !isHostile(company);
      },
      others: [...fixtureUsers, ...hostile],
    }),
    companyOf,
    embedToken: ({ id }) =>
      `${embedTokenPrefix}${id.toString(36).padStart(4, '0')}${secret(28, seed, 'embed', id)}`,
  };
}
