/** Kinds of example companies; undefined for generated companies, `own` for those of a fixture. */
export type Scenario =
  | 'flagship'
  | 'nothing-set'
  | 'all-null'
  | 'hostile'
  | 'large'
  | 'alone'
  | 'no-events'
  | 'coach'
  | 'unlisted'
  | 'private'
  | 'huge'
  | 'own';

/** A company that exists in every world, for examples, stories and tests. */
export interface Example {
  readonly id: number;
  readonly handle: string | null;
  readonly scenario: Scenario;
  readonly name: string;
  readonly memberCount: number;
  readonly why: string;
}

const purposes: Readonly<Record<Exclude<Scenario, 'own'>, string>> = {
  flagship: 'rich in everything; something is always live',
  'nothing-set': 'no optional field, empty texts and lists',
  'all-null': 'every field that may be null is null, the handle too',
  hostile: 'names like HTML, right-to-left, or 80 characters without a space',
  large: '1,111 members',
  alone: 'one member',
  'no-events': 'no events, news or pictures',
  coach: 'a bus company, linked to northern_haul',
  unlisted: 'unlisted: found by its handle alone; theme colors without contrast',
  private: 'private: hidden from all but its members, keys and embed token',
  huge: '10,000 members',
};

const example = (
  scenario: keyof typeof purposes,
  company: Omit<Example, 'scenario' | 'why'>,
): Example => ({ ...company, scenario, why: purposes[scenario] });

/** The companies that exist in every world; the last one only with 50,000 members and more. */
export const examples: readonly Example[] = [
  example('flagship', { id: 1, handle: 'northern_haul', name: 'Northern Haul', memberCount: 186 }),
  example('nothing-set', { id: 2, handle: 'bare_minimum', name: 'Bare Minimum', memberCount: 5 }),
  example('all-null', { id: 3, handle: null, name: 'Null Island Freight', memberCount: 4 }),
  example('hostile', {
    id: 4,
    handle: 'hostile_names',
    name: '<img src=x onerror=alert(1)> & Söhne "Transport"',
    memberCount: 23,
  }),
  example('large', { id: 5, handle: 'big_fleet', name: 'Big Fleet', memberCount: 1111 }),
  example('alone', { id: 6, handle: 'solo_driver', name: 'Solo Driver', memberCount: 1 }),
  example('no-events', { id: 7, handle: 'quiet_yard', name: 'Quiet Yard', memberCount: 23 }),
  example('coach', { id: 8, handle: 'city_coaches', name: 'City Coaches', memberCount: 73 }),
  example('unlisted', { id: 9, handle: 'unlisted_haul', name: 'Unlisted Haul', memberCount: 12 }),
  example('private', { id: 10, handle: 'private_line', name: 'Private Line', memberCount: 8 }),
  example('huge', { id: 11, handle: 'mega_fleet', name: 'Mega Fleet', memberCount: 10_000 }),
];

const minimal: ReadonlySet<Scenario | undefined> = new Set(['nothing-set', 'all-null', 'own']);

/** Whether generated companies of this kind have no optional texts and images. */
export const isMinimal = (scenario: Scenario | undefined) => minimal.has(scenario);
