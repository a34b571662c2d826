import {
  type Block,
  blocksText,
  type Convoy,
  convoyName,
  convoyOf,
  type DeriveContext,
  formats,
  parseMarkdown,
  parseTimestamp,
  safeUrl,
  searchText,
  statusChangesAt,
} from '../../base.js';
import type { EventData, EventDetails } from './data.js';

/** A place of the route: its city, or else its location; and the depot or another location in the city. */
export interface Place {
  readonly city: string;
  readonly location: string;
}

/** What is shown of a convoy; what is unknown is empty or undefined. */
export interface EventModel {
  readonly convoy: Convoy;
  readonly phase: 'cancelled' | 'ended' | 'live' | 'upcoming';
  /** The full record: null if there is none, undefined while it is loading. */
  readonly details: EventDetails | null | undefined;
  readonly from: Place;
  readonly to: Place;
  readonly attendees: number;
  readonly maxAttendees: number | undefined;
  /** End of the registration, in ms since the epoch; undefined if it is of no use any more. */
  readonly registration: { readonly endMs: number; readonly isClosed: boolean } | undefined;
  /** URL of the convoy on the platform or elsewhere. */
  readonly href: string | undefined;
  /** URL of the voice channel, until the convoy is over. */
  readonly voice: string | undefined;
  readonly description: readonly Block[];
  /** Those that hold until the convoy is over. */
  readonly rules: readonly Block[];
  readonly summary: readonly Block[];
  /** The next convoy, for visitors of one that is cancelled; until it starts. */
  readonly next: Convoy | undefined;
  /** When it changes by the clock, in ms since the epoch. */
  readonly changesAt: number;
}

const placeOf = (
  city: string | null | undefined,
  location: string | null | undefined,
  short: string | null | undefined,
): Place => {
  const [name = '', place = ''] = [city || short, location].flatMap((text) => text?.trim() || []);
  return { city: name, location: name.includes(place) ? '' : place };
};

function phaseOf(convoy: Convoy, status: string | undefined, now: number): EventModel['phase'] {
  if (status === 'cancelled') return 'cancelled';
  if (convoy.endMs <= now || status === 'ended') return 'ended';
  return convoy.startMs <= now ? 'live' : 'upcoming';
}

function registrationOf(
  details: EventDetails | null | undefined,
  phase: EventModel['phase'],
  now: number,
): EventModel['registration'] {
  const endMs = parseTimestamp(details?.vtcRegistrationDeadline);
  if (endMs === undefined || phase === 'cancelled' || phase === 'ended') return undefined;
  return { endMs, isClosed: endMs <= now };
}

/** A description without a first heading or paragraph that is the name of the convoy, which is above it. */
function withoutName([first, ...rest]: readonly Block[], name: string): readonly Block[] {
  if (!first) return [];
  return searchText(blocksText([first])) === searchText(name) ? rest : [first, ...rest];
}

/** What is shown of a convoy; undefined without one. */
export function eventModel(
  { event, details, next }: EventData,
  { now, zones }: Pick<DeriveContext, 'now' | 'zones'>,
): EventModel | undefined {
  const convoy = event && convoyOf(event);
  if (!convoy) return undefined;
  const phase = phaseOf(convoy, details?.lifecycleStatus, now);
  const registration = registrationOf(details, phase, now);
  const isAhead = phase === 'upcoming' || phase === 'live';
  const other = phase === 'cancelled' && next ? convoyOf(next) : undefined;
  const shownNext = other && other.startMs > now ? other : undefined;
  const closesAt = registration?.isClosed === false ? registration.endMs : Infinity;
  return {
    convoy,
    phase,
    registration,
    details,
    from: placeOf(details?.departureCity, details?.departureLocation, event.departure),
    to: placeOf(details?.arrivalCity, details?.arrivalLocation, event.arrival),
    attendees: details?.attendeeCount ?? event.attendeeCount ?? 0,
    maxAttendees: details?.maxAttendees ?? undefined,
    href:
      safeUrl(event.externalLink) ??
      safeUrl(details?.externalLink) ??
      safeUrl(details?.tmpEventUrl),
    voice: isAhead ? safeUrl(details?.voiceLink) : undefined,
    description: withoutName(parseMarkdown(details?.description ?? ''), convoyName(convoy)),
    rules: isAhead ? parseMarkdown(details?.temporaryRules ?? '') : [],
    summary: parseMarkdown(details?.postEventSummary ?? ''),
    next: shownNext,
    changesAt: Math.min(
      closesAt,
      statusChangesAt(convoy, now),
      shownNext?.startMs ?? Infinity,
      formats.nextMidnight(zones.zone, now),
    ),
  };
}
