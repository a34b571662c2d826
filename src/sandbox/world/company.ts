import type { Vtc } from '../../contract/vtc.js';
import type { Scenario } from './examples.js';
import type { FixtureCompany } from './fixture.js';
import { plainWords } from './formats.js';
import { random, type Random } from './random.js';
import * as words from './words.js';

/** A company: its list fields without images, and data that responses are generated from. */
export interface WorldCompany extends Omit<Vtc, 'profilePicture' | 'banner'> {
  readonly scenario: Scenario | undefined;
  readonly hasLogo: boolean;
  readonly hasBanner: boolean;
  /** Index of its first member among all users. */
  readonly firstMember: number;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  /** Whether it has weekly events. */
  readonly holdsEvents: boolean;
  /** Its record in the fixture. */
  readonly fixture?: FixtureCompany;
}

/** Texts and distinctions of a company that sets none. */
export const plain = {
  description: '',
  slogan: null,
  verified: false,
  official: false,
  partnered: false,
  recruitmentOpen: false,
} as const;

const foundedFrom = Date.UTC(2018, 0, 1);
const foundedUntil = Date.UTC(2024, 0, 1);

/** Generates a description in Markdown. */
export const markdown = (name: string, source: Random) =>
  `## Welcome to ${name}\n\nWe are a **virtual company** that drives from ${source.pick(words.europeanCities)} to ` +
  `${source.pick(words.europeanCities)} and back.\n\n- ${source.pick(words.slogans)}\n- convoys on most weekends\n\n` +
  `[Our rules](https://${source.pick(words.userLastWords).toLowerCase()}.example/rules)`;

function nameIndexes(source: Random, coach: boolean) {
  const last = source.pick(coach ? words.coachLastWords : words.companyLastWords);
  return `${source.pick(words.companyFirstWords)} ${last}`;
}

/** A unique handle of at most 15 lower-case letters, digits and `_`. */
function handleOf(name: string, id: number) {
  const number = id.toString(36);
  return `${plainWords(name, '_').slice(0, 14 - number.length)}_${number}`;
}

/** Generates a company from seed and id. */
export function generatedCompany(
  seed: string,
  id: number,
  memberCount: number,
  firstMember: number,
): WorldCompany {
  const source = random(seed, 'company', id);
  const coach = source.chance(0.08);
  const name = nameIndexes(source, coach);
  const partnered = source.chance(0.15);
  const verified = partnered || source.chance(0.25);
  const createdAtMs = source.integer(foundedFrom, foundedUntil);
  const optionalLink = (site: string) =>
    source.chance(0.4) ? `https://${site}.example/${plainWords(name, '_')}` : null;
  return {
    id,
    name,
    handle: source.chance(0.95) ? handleOf(name, id) : null,
    description: markdown(name, source),
    slogan: source.chance(0.7) ? source.pick(words.slogans) : null,
    verified,
    official: source.chance(0.01),
    partnered,
    recruitmentOpen: source.chance(0.6),
    visibility: source.chance(0.9) ? 'public' : source.pick(['unlisted', 'private']),
    language: source.pick(words.languages),
    memberCount,
    createdAt: new Date(createdAtMs).toISOString(),
    validated: verified || source.chance(0.5),
    tier: source.pick(['starter', 'bronze', 'silver', 'gold']),
    tierReviewNote: null,
    activityScore: source.integer(0, 1000),
    inGameTag: source.chance(0.8) ? name.slice(0, 4).toUpperCase() : null,
    games: source.pick([['ets2'], ['ets2', 'ats'], ['ats']]),
    country: source.chance(0.7) ? source.pick(words.countries) : null,
    timezone: source.chance(0.7) ? source.pick(words.timeZones) : null,
    youtube: optionalLink('video'),
    twitch: optionalLink('stream'),
    tiktok: optionalLink('clips'),
    companyType: coach ? 'coach' : 'trucking',
    scenario: undefined,
    hasLogo: source.chance(0.9),
    hasBanner: source.chance(0.7),
    firstMember,
    createdAtMs,
    holdsEvents: memberCount > 1 && source.chance(0.3),
  };
}
