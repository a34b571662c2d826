import type { WorldCompany } from './company.js';
import type { FixtureEvent } from './fixture.js';
import { plainWords } from './formats.js';
import { random } from './random.js';
import { hourlyDurationMs, minute, type Occurrence, weekOf } from './schedule.js';
import * as words from './words.js';
import type { World } from './world.js';

/** An event with the fields that lists filter and sort by. */
export interface WorldConvoy extends Occurrence {
  readonly name: string;
  readonly category: string;
  readonly game: string | null;
  readonly server: string | null;
  readonly language: string | null;
  readonly requiredDlcs: readonly string[];
  readonly attendeeCount: number;
  /** Number of attendees before changes through the API. */
  readonly generatedAttendees: number;
  readonly organizerType: 'personal' | 'vtc';
  readonly priorityScore: number;
  readonly featured: boolean;
  readonly cancelled: boolean;
  /** Its record in the fixture. */
  readonly fixture?: FixtureEvent;
}

const names: readonly ((company: string, source: ReturnType<typeof random>) => string)[] = [
  (company) => `${company} | Weekly Convoy`,
  (company) => `${company} Night Run`,
  (company, source) =>
    `${company} with ${source.pick(words.companyFirstWords)} ${source.pick(words.companyLastWords)}`,
  (company, source) => `★ ${source.integer(1, 9)}. Anniversary of ${company} ★`,
  (company) => `Neujahrskonvoi der ${company}`,
  (_, source) =>
    `[${source.pick(['BR', 'EU', 'TR'])}] OFFICIAL CONVOY ${source.pick(words.europeanCities)} → ${source.pick(words.europeanCities)}`,
  (company) => `🎄 ${company} & friends' drive`,
  (company) => `Konwój firmy ${company} – Łódź → Gdańsk`,
  (company) => `${company} Dostluk Konvoyu – İstanbul`,
];

const hostileNames = [
  '<marquee>Convoy</marquee> & "Friends"',
  'C'.repeat(88),
  'قافلة الشتاء | Winter',
  '{{7*7}} ${7*7} <%= 7*7 %>',
] as const;

const servers = ['Simulation 1', 'Simulation 2', 'Arcade', 'ProMods', 'Event Server'] as const;
const attendances = [0, 4, 17, 17, 63, 63, 142, 318, 1204] as const;
const dlcs = ['227310', '304212', '558244', '1209471', '620610'] as const;

/** DLCs of the convoy that needs most of them. */
const manyDlcs = [
  ...['227310', '304212', '461910', '531130', '558244', '558245'],
  ...['620610', '925580', '1056760', '1209460', '1209471', '2004210'],
] as const;

/**
 * The weekday, Sunday being 0, of a weekly convoy of the flagship; undefined for other events. On Fridays it needs many
 * DLCs, on Saturdays several companies hold it, on Sundays of even weeks it is cancelled.
 */
export function flagshipWeekday({ company, startMs, endMs }: Occurrence): number | undefined {
  const isWeekly = endMs - startMs !== hourlyDurationMs;
  return company.scenario === 'flagship' && isWeekly ? new Date(startMs).getUTCDay() : undefined;
}

const isBare = ({ scenario }: WorldCompany) => scenario === 'all-null';

function convoyName(company: WorldCompany, source: ReturnType<typeof random>): string {
  return company.scenario === 'hostile'
    ? source.pick(hostileNames)
    : source.pick(names)(company.name, source);
}

function requiredDlcs(source: ReturnType<typeof random>, needsMany: boolean): readonly string[] {
  if (needsMany) return manyDlcs;
  return source.chance(0.25) ? source.some(dlcs, source.integer(1, 2)) : [];
}

/** Generates the fields of an event from its occurrence. */
export function convoy({ seed, userCount }: World, occurrence: Occurrence): WorldConvoy {
  const { company, id, startMs, endMs } = occurrence;
  const source = random(seed, 'event', id);
  const bare = isBare(company);
  const weekday = flagshipWeekday(occurrence);
  const attendeeCount = Math.min(source.pick(attendances), userCount);
  // No spread: V8 reads the resulting objects many times slower in lists of thousands.
  return {
    id,
    company,
    startMs,
    endMs,
    name: convoyName(company, source),
    category: source.pick(words.eventCategories),
    game: bare ? null : source.pick(company.games ?? ['ets2']),
    server: bare || source.chance(0.15) ? null : source.pick(servers),
    language: bare ? null : company.language,
    requiredDlcs: requiredDlcs(source, weekday === 5),
    attendeeCount,
    generatedAttendees: attendeeCount,
    organizerType: company.scenario || source.chance(0.9) ? 'vtc' : 'personal',
    priorityScore: attendeeCount + (company.partnered ? 500 : 0) + (company.verified ? 250 : 0),
    featured: company.partnered && attendeeCount >= 142,
    cancelled:
      (weekday === 0 && weekOf(startMs) % 2 === 0) ||
      (company.scenario === undefined && source.chance(0.03)),
  };
}

/** Route, banner and links of an event, which are generated only for single events. */
export interface ConvoyRoute {
  readonly meetupMs: number | null;
  readonly departureCity: string | null;
  readonly departureLocation: string | null;
  readonly arrivalCity: string | null;
  readonly arrivalLocation: string | null;
  readonly hasBanner: boolean;
  /** URL of the banner in a fixture. */
  readonly banner?: string | null;
  readonly externalLink: string | null;
  readonly slug: string;
}

const place = (city: string | null, depot: string | null) =>
  city === null || depot === null ? city : `${city} (${depot})`;

/** The departure as text: city, with depot if known. */
export const departure = ({ departureCity, departureLocation }: ConvoyRoute) =>
  place(departureCity, departureLocation);

/** The arrival as text. */
export const arrival = ({ arrivalCity, arrivalLocation }: ConvoyRoute) =>
  place(arrivalCity, arrivalLocation);

const slug = (name: string, id: number) =>
  [plainWords(name, '-').slice(0, 60), id].filter(Boolean).join('-');

const fixtureRoute = (event: WorldConvoy, record: FixtureEvent): ConvoyRoute => ({
  meetupMs: typeof record.meetupAt === 'string' ? Date.parse(record.meetupAt) : null,
  departureCity: record.departureCity ?? record.departure ?? null,
  departureLocation: record.departureCity ? (record.departureLocation ?? null) : null,
  arrivalCity: record.arrivalCity ?? record.arrival ?? null,
  arrivalLocation: record.arrivalCity ? (record.arrivalLocation ?? null) : null,
  hasBanner: false,
  banner: record.banner ?? null,
  externalLink: record.externalLink ?? null,
  slug: record.slug ?? slug(event.name, event.id),
});

/** The route of an event. */
export function worldRoute({ seed }: World, event: WorldConvoy): ConvoyRoute {
  if (event.fixture) return fixtureRoute(event, event.fixture);
  const source = random(seed, 'route', event.id);
  const cities = event.game === 'ats' ? words.americanCities : words.europeanCities;
  const missing = (share: number) => isBare(event.company) || source.chance(share);
  const depot = () => (missing(0.4) ? null : source.pick(words.depots));
  return {
    meetupMs: missing(0.15) ? null : event.startMs - source.pick([15, 30, 30, 45, 60]) * minute,
    departureCity: missing(0.1) ? null : source.pick(cities),
    departureLocation: depot(),
    arrivalCity: missing(0.1) ? null : source.pick(cities),
    arrivalLocation: depot(),
    hasBanner: !missing(0.3),
    externalLink: missing(0.7) ? null : `https://events.example/${event.id}`,
    slug: slug(event.name, event.id),
  };
}
