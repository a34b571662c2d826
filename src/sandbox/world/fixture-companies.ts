import * as z from 'zod/mini';
import { vtc } from '../../contract/vtc.js';
import { plain, type WorldCompany } from './company.js';
import { definedFields, type Fixture, type FixtureCompany, type FixtureMember } from './fixture.js';
import type { User } from './users.js';

/** A company of a fixture and its users. */
export interface FixtureResult {
  readonly company: WorldCompany;
  readonly users: readonly User[];
}

const partialVtc = z.partial(vtc);

const unset = {
  ...plain,
  handle: null,
  visibility: 'public',
  language: 'en',
  createdAt: '2024-01-01T00:00:00.000Z',
} as const;

/** Its members, owner first; an owner is added if the list is empty. */
function membersOf({ members = [], name }: FixtureCompany): FixtureMember[] {
  const list = members.length > 0 ? members : [{ name: `${name}: owner` }];
  const owner = list.find(({ isOwner }) => isOwner) ?? list[0];
  return list.toSorted((a, b) => Number(b === owner) - Number(a === owner));
}

const userOf = (record: FixtureMember, index: number): User => ({
  index,
  id: record.userId ?? `usr_own${index.toString(36)}`,
  webId: record.webId ?? 1001 + index,
  handle: record.handle ?? null,
  name: record.name,
  steamId: record.steamId ?? null,
  hasImage: typeof record.image === 'string',
  image: record.image ?? null,
});

function fixtureCompany(record: FixtureCompany, id: number, firstMember: number): FixtureResult {
  const members = membersOf(record);
  const fields = { ...unset, ...definedFields(z.parse(partialVtc, record)) };
  const company: WorldCompany = {
    ...fields,
    id,
    name: record.name,
    memberCount: members.length,
    scenario: 'own',
    hasLogo: false,
    hasBanner: false,
    firstMember,
    createdAtMs: Date.parse(fields.createdAt),
    holdsEvents: false,
    fixture: { ...record, members },
  };
  return { company, users: members.map((member, place) => userOf(member, firstMember + place)) };
}

/** The companies of a fixture; companies without an id get the next free one. */
export function fixtureCompanies(
  fixture: Fixture,
  generated: readonly WorldCompany[],
  users: number,
): FixtureResult[] {
  const taken = new Set(fixture.companies.map(({ id }) => id));
  let [lastId, firstMember] = [generated.length, users];
  const freeId = () => {
    do lastId += 1;
    while (taken.has(lastId));
    return lastId;
  };
  return fixture.companies.map((record) => {
    const result = fixtureCompany(record, record.id ?? freeId(), firstMember);
    firstMember += result.users.length;
    return result;
  });
}
