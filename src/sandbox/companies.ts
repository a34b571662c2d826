import type { Vtc } from '../contract/vtc.js';
import { examples, type Example, type Speciality } from './examples.js';
import { plainWords } from './formats.js';
import { random, type Random } from './random.js';
import * as words from './words.js';

/** A company of the world: its list fields without picture addresses, and what the rest is made from. */
export interface Company extends Omit<Vtc, 'profilePicture' | 'banner'> {
  /** What no list shows of it. */
  readonly internal: {
    readonly speciality: Speciality | undefined;
    readonly hasLogo: boolean;
    readonly hasBanner: boolean;
    /** Where its members start among all users of the world. */
    readonly firstMember: number;
    /** Milliseconds since 1970. */
    readonly createdAtMs: number;
    /** Whether it holds events on some weekends. */
    readonly holdsEvents: boolean;
  };
}

/** How large the world is. */
export interface Size {
  readonly companies: number;
  readonly members: number;
}

const foundedFrom = Date.UTC(2018, 0, 1);
const foundedUntil = Date.UTC(2024, 0, 1);
const hugeWorldMembers = 50_000;
const usualSizes = [1, 5, 5, 23, 23, 73, 186, 412] as const;

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const markdown = (name: string, source: Random) =>
  `## Welcome to ${name}\n\nWe are a **virtual company** that drives from ${source.pick(words.europeanCities)} to ` +
  `${source.pick(words.europeanCities)} and back.\n\n- ${source.pick(words.slogans)}\n- convoys on most weekends\n\n` +
  `[Our rules](https://${source.pick(words.personLastWords).toLowerCase()}.example/rules)`;

function usualName(source: Random, coach: boolean) {
  const last = source.pick(coach ? words.coachLastWords : words.companyLastWords);
  return `${source.pick(words.companyFirstWords)} ${last}`;
}

/** At most 15 lower-case letters, digits and `_`, the number making it unique. */
function usualHandle(name: string, id: number) {
  const number = id.toString(36);
  return `${plainWords(name, '_').slice(0, 14 - number.length)}_${number}`;
}

function usualCompany(seed: string, id: number, memberCount: number, firstMember: number): Company {
  const source = random(seed, 'company', id);
  const coach = source.chance(0.08);
  const name = usualName(source, coach);
  const partnered = source.chance(0.15);
  const verified = partnered || source.chance(0.25);
  const createdAtMs = source.integer(foundedFrom, foundedUntil);
  const optionalLink = (site: string) =>
    source.chance(0.4) ? `https://${site}.example/${plainWords(name, '_')}` : null;
  return {
    id,
    name,
    handle: source.chance(0.95) ? usualHandle(name, id) : null,
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
    internal: {
      speciality: undefined,
      hasLogo: source.chance(0.9),
      hasBanner: source.chance(0.7),
      firstMember,
      createdAtMs,
      holdsEvents: memberCount > 1 && source.chance(0.4),
    },
  };
}

const plain = {
  description: '',
  slogan: null,
  verified: false,
  official: false,
  partnered: false,
  recruitmentOpen: false,
} as const;

const absent = {
  validated: undefined,
  tier: undefined,
  tierReviewNote: undefined,
  activityScore: undefined,
  inGameTag: undefined,
  games: undefined,
  country: undefined,
  timezone: undefined,
  youtube: undefined,
  twitch: undefined,
  tiktok: undefined,
  companyType: undefined,
} as const;

const nothing = {
  tierReviewNote: null,
  inGameTag: null,
  country: null,
  timezone: null,
  youtube: null,
  twitch: null,
  tiktok: null,
} as const;

const full = {
  slogan: 'Every mile together, north of everything',
  verified: true,
  partnered: true,
  official: false,
  recruitmentOpen: true,
  validated: true,
  tier: 'gold',
  tierReviewNote: 'Reviewed: active and well kept.',
  activityScore: 987,
  inGameTag: 'NHL',
  games: ['ets2', 'ats'],
  country: 'NO',
  timezone: 'Europe/Oslo',
  language: 'en',
  youtube: 'https://video.example/northern_haul',
  twitch: 'https://stream.example/northern_haul',
  tiktok: 'https://clips.example/northern_haul',
} satisfies Partial<Company>;

/** What each special company differs in from a usual one. */
const differences = {
  flagship: full,
  'nothing-set': { ...plain, language: 'en' },
  'all-null': { ...plain, ...nothing, language: 'en' },
  hostile: {
    slogan: '</style><script>alert("slogan")</script> שלום',
    description: `<b>not bold</b> [click](javascript:alert(1)) ${longWord}\n\nشركة نقل افتراضية`,
    inGameTag: '"><b>',
    recruitmentOpen: true,
  },
  large: { recruitmentOpen: true, verified: true, validated: true },
  alone: { recruitmentOpen: false },
  'no-events': {},
  coach: { recruitmentOpen: true },
  unlisted: { visibility: 'unlisted' },
  private: { visibility: 'private' },
  huge: { recruitmentOpen: true, verified: true, validated: true },
} satisfies Record<Speciality, Partial<Company>>;

const bothPictures = { hasLogo: true, hasBanner: true };
const noPictures = { hasLogo: false, hasBanner: false };
const withoutPictures = new Set<Speciality>(['nothing-set', 'all-null']);
const withoutEvents = new Set<Speciality>(['nothing-set', 'no-events', 'alone']);

function exampleCompany(seed: string, example: Example, firstMember: number): Company {
  const { id, handle, name, memberCount, speciality } = example;
  const usual = usualCompany(seed, id, memberCount, firstMember);
  const company: Company = {
    ...usual,
    name,
    handle,
    internal: {
      ...usual.internal,
      speciality,
      ...(withoutPictures.has(speciality) ? noPictures : bothPictures),
      holdsEvents: !withoutEvents.has(speciality),
    },
    visibility: 'public',
    description: markdown(name, random(seed, 'example', id)),
    companyType: speciality === 'coach' ? 'coach' : 'trucking',
    ...differences[speciality],
  };
  return speciality === 'nothing-set' ? { ...company, ...absent } : company;
}

/** Sizes of the usual companies that together make up the members left. */
function usualMemberCounts(seed: string, count: number, members: number): number[] {
  const source = random(seed, 'sizes');
  const wishes = Array.from(
    { length: count },
    () => source.pick(usualSizes) * (0.7 + source.next()),
  );
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  let left = Math.max(members, count);
  return wishes.map((wish, index) => {
    const others = count - index - 1;
    const share = others === 0 ? left : Math.round((wish / wished) * members);
    const size = Math.min(Math.max(share, 1), left - others);
    left -= size;
    return size;
  });
}

/** All companies, the examples first; ids count from 1. */
export function companies(seed: string, size: Size): Company[] {
  const special = examples.filter(
    ({ speciality }) => speciality !== 'huge' || size.members >= hugeWorldMembers,
  );
  let firstMember = 0;
  const claim = (memberCount: number) => (firstMember += memberCount) - memberCount;
  const list = special.map((example) => exampleCompany(seed, example, claim(example.memberCount)));
  const rest = Math.max(0, size.companies - list.length);
  for (const memberCount of usualMemberCounts(seed, rest, size.members - firstMember)) {
    list.push(usualCompany(seed, list.length + 1, memberCount, claim(memberCount)));
  }
  return list;
}
