import type { Vtc } from '../../contract/vtc.js';
import type { Company } from './company.js';
import type { Convoy } from './events.js';
import type { Fixture, FixtureCompany, FixtureEvent, FixtureMember } from './fixture.js';
import { hour } from './schedule.js';
import type { User } from './users.js';

/** A company of a fixture and its users. */
export interface FixtureResult {
  readonly company: Company;
  readonly people: readonly User[];
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

/** Its members, owner first; an owner is added where the list is empty. */
function membersOf({ members = [], name }: FixtureCompany): FixtureMember[] {
  const list = members.length > 0 ? members : [{ name: `${name}: owner` }];
  const owner = list.find(({ isOwner }) => isOwner) ?? list[0];
  return list.toSorted((one, other) => Number(other === owner) - Number(one === owner));
}

const person = (given: FixtureMember, index: number): User => ({
  index,
  id: given.userId ?? `usr_own${index.toString(36)}`,
  webId: given.webId ?? 1001 + index,
  handle: given.handle ?? null,
  name: given.name,
  steamId: given.steamId ?? null,
  hasImage: typeof given.image === 'string',
  image: given.image ?? null,
});

function ownCompany(given: FixtureCompany, id: number, firstMember: number): FixtureResult {
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
      fixture: { ...given, members },
    },
  };
  return { company, people: members.map((one, place) => person(one, firstMember + place)) };
}

/** The companies of a fixture; companies without an id get the next free one. */
export function fixtureCompanies(
  fixture: Fixture,
  made: readonly Company[],
  users: number,
): FixtureResult[] {
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

const defaultDurationMs = 2 * hour;

/** Does not collide with generated events, whose ids are far larger. */
const ownId = (company: Company, index: number) => company.id * 1000 + index + 1;

function convoy(company: Company, given: FixtureEvent, index: number): Convoy {
  const startMs = Date.parse(given.startAt);
  const endMs = given.endAt === undefined ? startMs + defaultDurationMs : Date.parse(given.endAt);
  const attendeeCount = given.attendeeCount ?? 0;
  return {
    id: given.id ?? ownId(company, index),
    company,
    startMs,
    endMs,
    name: given.name,
    category: given.category ?? 'convoy',
    game: given.game ?? null,
    server: given.server ?? null,
    language: given.language ?? null,
    requiredDlcs: given.requiredDlcs ?? [],
    attendeeCount,
    generatedAttendees: attendeeCount,
    organizerType: given.organizerType === 'personal' ? 'personal' : 'vtc',
    priorityScore: given.priorityScore ?? attendeeCount,
    featured: false,
    cancelled: given.lifecycleStatus === 'cancelled',
    fixture: given,
  };
}

/** The events of a company in its fixture. */
export const fixtureEvents = (company: Company): Convoy[] =>
  (company.internal.fixture?.events ?? []).map((given, index) => convoy(company, given, index));
