import { markdown, generatedCompany, plain, type Company } from './company.js';
import type { Example, Scenario } from './examples.js';
import { random } from './random.js';

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
} satisfies Partial<Company>;

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
} satisfies Record<Scenario, Partial<Company>>;

const withoutPictures = new Set<Scenario>(['nothing-set', 'all-null']);
const withoutEvents = new Set<Scenario>(['nothing-set', 'no-events', 'alone']);

/** Creates an example company from a generated one. */
export function exampleCompany(seed: string, example: Example, firstMember: number): Company {
  const { id, handle, name, memberCount, scenario } = example;
  const generated = generatedCompany(seed, id, memberCount, firstMember);
  const company: Company = {
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
