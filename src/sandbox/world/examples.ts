/** Kinds of example companies; undefined for generated companies, `own` for those of a fixture. */
export type Speciality =
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
  readonly speciality: Speciality;
  readonly name: string;
  readonly memberCount: number;
  readonly why: string;
}

/** The companies that exist in every world; the last one only with 50,000 members and more. */
export const examples: readonly Example[] = [
  {
    id: 1,
    handle: 'northern_haul',
    speciality: 'flagship',
    name: 'Northern Haul',
    memberCount: 186,
    why: 'rich in everything; something is always live',
  },
  {
    id: 2,
    handle: 'bare_minimum',
    speciality: 'nothing-set',
    name: 'Bare Minimum',
    memberCount: 5,
    why: 'no optional field, empty texts and lists',
  },
  {
    id: 3,
    handle: null,
    speciality: 'all-null',
    name: 'Null Island Freight',
    memberCount: 4,
    why: 'every field that may be null is null, the handle too',
  },
  {
    id: 4,
    handle: 'hostile_names',
    speciality: 'hostile',
    name: '<img src=x onerror=alert(1)> & Söhne "Transport"',
    memberCount: 23,
    why: 'names like HTML, right-to-left, or 80 characters without a space',
  },
  {
    id: 5,
    handle: 'big_fleet',
    speciality: 'large',
    name: 'Big Fleet',
    memberCount: 1111,
    why: '1,111 members',
  },
  {
    id: 6,
    handle: 'solo_driver',
    speciality: 'alone',
    name: 'Solo Driver',
    memberCount: 1,
    why: 'one member',
  },
  {
    id: 7,
    handle: 'quiet_yard',
    speciality: 'no-events',
    name: 'Quiet Yard',
    memberCount: 23,
    why: 'no events, news or pictures',
  },
  {
    id: 8,
    handle: 'city_coaches',
    speciality: 'coach',
    name: 'City Coaches',
    memberCount: 73,
    why: 'a bus company, linked to northern_haul',
  },
  {
    id: 9,
    handle: 'unlisted_haul',
    speciality: 'unlisted',
    name: 'Unlisted Haul',
    memberCount: 12,
    why: 'unlisted: found by its handle alone; theme colors without contrast',
  },
  {
    id: 10,
    handle: 'private_line',
    speciality: 'private',
    name: 'Private Line',
    memberCount: 8,
    why: 'private: hidden from all but its members, keys and embed token',
  },
  {
    id: 11,
    handle: 'mega_fleet',
    speciality: 'huge',
    name: 'Mega Fleet',
    memberCount: 10_000,
    why: '10,000 members',
  },
];
