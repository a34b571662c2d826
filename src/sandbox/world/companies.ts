import { markdown, generatedCompany, plain, type WorldCompany } from './company.js';
import { examples, type Example, type Scenario } from './examples.js';
import { random } from './random.js';
import { several } from './several.js';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

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
} satisfies Partial<WorldCompany>;

/** Fields of the example companies that differ from generated ones. */
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
  own: {},
} satisfies Record<Scenario, Partial<WorldCompany>>;

const withoutPictures = new Set<Scenario>(['nothing-set', 'all-null']);
const withoutEvents = new Set<Scenario>(['nothing-set', 'no-events', 'alone']);

/** Creates an example company from a generated one. */
function exampleCompany(seed: string, example: Example, firstMember: number): WorldCompany {
  const { id, handle, name, memberCount, scenario } = example;
  const generated = generatedCompany(seed, id, memberCount, firstMember);
  const company: WorldCompany = {
    ...generated,
    name,
    handle,
    scenario,
    hasLogo: !withoutPictures.has(scenario),
    hasBanner: !withoutPictures.has(scenario),
    holdsEvents: !withoutEvents.has(scenario),
    visibility: 'public',
    description: markdown(name, random(seed, 'example', id)),
    companyType: scenario === 'coach' ? 'coach' : 'trucking',
    ...differences[scenario],
  };
  return scenario === 'nothing-set' ? { ...company, ...absent } : company;
}

/** Size of the world. */
export interface Size {
  readonly companies: number;
  readonly members: number;
}

const hugeWorldMembers = 50_000;
const companySizes = [1, 5, 5, 23, 23, 73, 186, 412] as const;

/** Member counts of the generated companies, which add up to `members`. */
function memberCounts(seed: string, count: number, members: number): number[] {
  const source = random(seed, 'sizes');
  const weights = several(count, () => source.pick(companySizes) * (0.7 + source.next()));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let left = Math.max(members, count);
  return weights.map((weight, index) => {
    const others = count - index - 1;
    const share = others === 0 ? left : Math.round((weight / totalWeight) * members);
    const size = Math.min(Math.max(share, 1), left - others);
    left -= size;
    return size;
  });
}

/** Generates all companies, examples first; ids start at 1. */
export function companies(seed: string, size: Size): WorldCompany[] {
  const special = examples.filter(
    ({ scenario }) => scenario !== 'huge' || size.members >= hugeWorldMembers,
  );
  let firstMember = 0;
  const claim = (memberCount: number) => (firstMember += memberCount) - memberCount;
  const list = special.map((example) => exampleCompany(seed, example, claim(example.memberCount)));
  const rest = Math.max(0, size.companies - list.length);
  for (const memberCount of memberCounts(seed, rest, size.members - firstMember)) {
    list.push(generatedCompany(seed, list.length + 1, memberCount, claim(memberCount)));
  }
  return list;
}
