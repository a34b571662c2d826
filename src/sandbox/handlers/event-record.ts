import type { EmbedEvent } from '../../contract/embed.js';
import type { EventRecord } from '../../contract/events.js';
import type { RequestContext } from './context.js';
import {
  arrival,
  departure,
  flagshipWeekday,
  worldRoute,
  type WorldConvoy,
  type ConvoyRoute,
} from '../world/events.js';
import type { WorldCompany } from '../world/company.js';
import { definedFields } from '../world/fixture.js';
import { iso, isoOrNull, pictureOrNull } from '../world/formats.js';
import { hash, random } from '../world/random.js';
import { day, hour } from '../world/schedule.js';

/** Fields of events of fixtures that are not null by default. */
const unset = { description: '', accessMode: 'open', depotSlotsAvailable: 0, coHostVtcs: [] };

/** The organizing company; null fields for personal events. */
function organizer({ company, organizerType }: WorldConvoy) {
  const vtc = organizerType === 'vtc' ? company : undefined;
  return {
    organizerType,
    vtcId: vtc?.id ?? null,
    vtcName: vtc?.name ?? null,
    vtcHandle: vtc?.handle ?? null,
    vtcOfficial: vtc?.official ?? null,
    vtcPartnered: vtc?.partnered ?? null,
    vtcVerified: vtc?.verified ?? null,
  };
}

/** URL of an event's banner, or null; events with the same route share an image. */
function eventBanner(context: RequestContext, { id, game }: WorldConvoy, route: ConvoyRoute) {
  const { banner, hasBanner, departureCity, arrivalCity } = route;
  const isKnown = departureCity !== null || arrivalCity !== null;
  const number = isKnown ? hash(`${departureCity} ${arrivalCity}`) : id;
  return banner ?? pictureOrNull(context, hasBanner, game === 'ats' ? 'mesas' : 'hills', number);
}

/** The fields that all responses with events share: those of the embed endpoints. */
export function eventFields(context: RequestContext, event: WorldConvoy): EmbedEvent {
  const { id, name, category, server, game, attendeeCount } = event;
  const path = worldRoute(context.world, event);
  return {
    id,
    name,
    slug: path.slug,
    startAt: iso(event.startMs),
    endAt: iso(event.endMs),
    meetupAt: isoOrNull(path.meetupMs),
    banner: eventBanner(context, event, path),
    category,
    departure: departure(path),
    arrival: arrival(path),
    server,
    game,
    attendeeCount,
    externalLink: path.externalLink,
  };
}

function lifecycle({ cancelled, endMs }: WorldConvoy, now: number) {
  if (cancelled) return 'cancelled';
  return endMs <= now ? 'ended' : 'published';
}

/** Ids of companies that hold their convoys together. */
const alliance = [1, 8, 11, 12, 14];

/** The companies that hold an event together with its own; `chosen` for companies without an alliance. */
function coHostsOf(
  { world }: RequestContext,
  event: WorldConvoy,
  chosen: WorldCompany | undefined,
): (WorldCompany | undefined)[] {
  const { company, fixture } = event;
  if (flagshipWeekday(event) === 6) return [2, 3, 4, 5].map((id) => world.company(id));
  const isAllied = !fixture && company.scenario !== 'flagship' && alliance.includes(company.id);
  return isAllied ? alliance.map((id) => world.company(id)) : [chosen];
}

function generatedRecord(context: RequestContext, event: WorldConvoy): EventRecord {
  const { world, now, attendance } = context;
  const { id, startMs, company } = event;
  const path = worldRoute(world, event);
  const source = random(world.seed, 'event record', id);
  const isBare = event.fixture !== undefined || company.scenario === 'all-null';
  const maybe = <T>(share: number, value: T) => (!isBare && source.chance(share) ? value : null);
  const createdMs = startMs - source.integer(20, 60) * day;
  const coHost = world.company(source.integer(1, world.companies.length));
  const hasEnded = lifecycle(event, now) === 'ended';
  const voice = `https://chat.example/${company.handle ?? company.id}`;
  return {
    ...eventFields(context, event),
    ...organizer(event),
    publicId: maybe(0.9, `ev_${id.toString(36)}`),
    description: `**${event.name}**\n\nBe on time, bring fuel and good mood. The plan of all stops is on [our page](https://events.example/${id}).\n\n- Company paint is welcome, *not* required.\n- Any trailer except doubles.\n- Beginners drive in the second group.\n\nAsk anything in https://chat.example/${company.id}.`,
    departureCity: path.departureCity,
    departureLocation: path.departureLocation,
    arrivalCity: path.arrivalCity,
    arrivalLocation: path.arrivalLocation,
    routeImage: pictureOrNull(context, maybe(0.5, true) ?? false, 'map', id + 1),
    voiceLink: maybe(0.5, voice) ?? (company.scenario === 'flagship' ? voice : null),
    language: event.language,
    vtcRegistrationDeadline: maybe(0.3, iso(startMs - day)),
    temporaryRules: maybe(
      0.3,
      '1. Lights on.\n2. Keep 70 m distance.\n3. No overtaking in the convoy.',
    ),
    requiredDlcs: [...event.requiredDlcs],
    tmpEventId: maybe(0.3, id % 100_000),
    tmpEventUrl: maybe(0.3, `https://events.example/t/${id % 100_000}`),
    seriesId: maybe(0.3, company.id),
    editionNumber: maybe(0.3, source.integer(1, 40)),
    recapGalleryUrl: hasEnded ? maybe(0.4, `https://pictures.example/${id}`) : null,
    postEventSummary: hasEnded ? maybe(0.4, 'Thank you all for driving with us!') : null,
    maxAttendees: maybe(0.3, Math.max(100, event.attendeeCount * 2)),
    accessMode: source.pick(['open', 'open', 'registration']),
    membersOnly: false,
    lifecycleStatus: lifecycle(event, now),
    safetyStatus: 'visible',
    rosterVisibility: 'public',
    configVersion: 1,
    eventConfig: { reminders: true, checkInOpensMinutesBefore: 30 },
    createdAt: iso(createdMs),
    updatedAt: iso(createdMs + 6 * hour),
    priorityScore: event.priorityScore,
    goingCount: event.attendeeCount,
    attendingVtcsCount: attendance.companies(event),
    depotSlotsAvailable: source.integer(0, 12),
    coHostVtcs: coHostsOf(context, event, source.chance(0.2) ? coHost : undefined)
      .filter((host) => host !== undefined)
      .filter((host) => host.visibility === 'public' && host !== company)
      .map((host) => ({
        vtcId: host.id,
        name: host.name,
        profilePicture: pictureOrNull(context, host.hasLogo, 'logo', host.id),
        banner: pictureOrNull(context, host.hasBanner, 'banner', host.id),
      })),
  };
}

/** Cached records with the data that they depend on besides the event. */
const records = new WeakMap<WorldConvoy, { readonly key: string; readonly record: EventRecord }>();

/** The full record of an event. */
export function eventRecord(context: RequestContext, event: WorldConvoy): EventRecord {
  const { baseUrl, now, attendance } = context;
  const key = [baseUrl, event.endMs <= now, attendance.companies(event)].join(' ');
  const known = records.get(event);
  if (known?.key === key) return known.record;
  const record = createRecord(context, event);
  records.set(event, { key, record });
  return record;
}

function createRecord(context: RequestContext, event: WorldConvoy): EventRecord {
  const record = generatedRecord(context, event);
  if (!event.fixture) return record;
  const { id, vtcId, attendeeCount, goingCount = 0, lifecycleStatus } = record;
  const fields = { ...record, ...unset, ...definedFields(event.fixture) };
  return { ...fields, id, vtcId, attendeeCount, goingCount, lifecycleStatus };
}
