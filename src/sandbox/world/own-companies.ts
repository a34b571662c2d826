import type { Vtc } from '../../contract/vtc.js';
import type { Company } from './company.js';
import type { Fixture, FixtureCompany, FixtureMember } from './fixture.js';
import type { Person } from './people.js';

/** A company of a fixture and its people. */
export interface OwnCompany {
  readonly company: Company;
  readonly people: readonly Person[];
}

const unset = {
  handle: null,
  description: '',
  slogan: null,
  verified: false,
  official: false,
  partnered: false,
  recruitmentOpen: false,
  visibility: 'public',
  language: 'en',
  createdAt: '2024-01-01T00:00:00.000Z',
} as const satisfies Partial<Vtc>;

const listFields = [
  ...['validated', 'tier', 'tierReviewNote', 'activityScore', 'inGameTag', 'games', 'country'],
  ...['timezone', 'youtube', 'twitch', 'tiktok', 'companyType'],
  ...Object.keys(unset),
] as const;

const chosen = (given: FixtureCompany): Partial<Vtc> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => listFields.includes(name)));

/** Its members, the owner first; one is made where there is none. */
function membersOf({ members = [], name }: FixtureCompany): FixtureMember[] {
  const list = members.length > 0 ? members : [{ name: `${name}: owner` }];
  const owner = list.find(({ isOwner }) => isOwner) ?? list[0];
  return list.toSorted((one, other) => Number(other === owner) - Number(one === owner));
}

const person = (given: FixtureMember, index: number): Person => ({
  index,
  id: given.userId ?? `usr_own${index.toString(36)}`,
  webId: given.webId ?? 1001 + index,
  handle: given.handle ?? null,
  name: given.name,
  steamId: given.steamId ?? null,
  hasImage: typeof given.image === 'string',
  image: given.image ?? null,
});

function ownCompany(given: FixtureCompany, id: number, firstMember: number): OwnCompany {
  const members = membersOf(given);
  const fields = { ...unset, ...chosen(given) };
  const company: Company = {
    ...fields,
    id,
    name: given.name,
    memberCount: members.length,
    internal: {
      speciality: 'own',
      hasLogo: false,
      hasBanner: false,
      firstMember,
      createdAtMs: Date.parse(fields.createdAt) || Date.UTC(2024, 0, 1),
      holdsEvents: false,
      given: { ...given, members },
    },
  };
  return { company, people: members.map((one, place) => person(one, firstMember + place)) };
}

/** The companies of a fixture; those without an id get the next free ones. */
export function ownCompanies(
  fixture: Fixture,
  made: readonly Company[],
  users: number,
): OwnCompany[] {
  const taken = new Set(fixture.companies.map(({ id }) => id));
  let [lastId, firstMember] = [made.length, users];
  const freeId = () => {
    do lastId += 1;
    while (taken.has(lastId));
    return lastId;
  };
  return fixture.companies.map((given) => {
    const own = ownCompany(given, given.id ?? freeId(), firstMember);
    firstMember += own.people.length;
    return own;
  });
}
