import type { WorldCompany } from './company.js';
import type { WorldConvoy } from './events.js';
import { hash, scramble } from './random.js';
import type { World } from './world.js';
import { several } from './several.js';

/** Attendance of events: generated, then changed by `set`. */
export interface Attendance {
  readonly set: (event: WorldConvoy, company: WorldCompany, attends: boolean) => void;
  /** Indexes of the attending users. */
  readonly places: (event: WorldConvoy) => number[];
  /** Whether the user at an index attends. */
  readonly attends: (event: WorldConvoy, place: number) => boolean;
  /** The events with updated attendee counts. */
  readonly counted: (events: WorldConvoy[]) => WorldConvoy[];
  /** Number of companies that attend. */
  readonly companies: (event: WorldConvoy) => number;
  /** Removes all changes. */
  readonly clear: () => void;
}

/** Index of the user counted for a company: *not described by the API document*. */
const ownerIndex = (company: WorldCompany) => company.firstMember;

/** Creates the attendance of a world. */
export function createAttendance({ seed, userCount }: World): Attendance {
  const set = new Map<number, Map<number, boolean>>();
  const start = hash(`${seed} attendance`);
  /** Generated attendees have consecutive indexes, so that none has to be stored. */
  const first = (event: WorldConvoy) => scramble(start, event.id) % userCount;
  const isGenerated = (event: WorldConvoy, place: number) =>
    (place - first(event) + userCount) % userCount < event.generatedAttendees;
  const changes = (event: WorldConvoy) =>
    [...(set.get(event.id) ?? [])].filter(
      ([place, attends]) => attends !== isGenerated(event, place),
    );

  const countedOne = (event: WorldConvoy): WorldConvoy => {
    if (!set.has(event.id)) return event;
    const more = changes(event).reduce((sum, [, attends]) => sum + (attends ? 1 : -1), 0);
    return { ...event, attendeeCount: event.generatedAttendees + more };
  };

  return {
    clear: () => set.clear(),
    set: (event, company, attends) => {
      const settings = set.get(event.id) ?? new Map<number, boolean>();
      set.set(event.id, settings.set(ownerIndex(company), attends));
    },
    attends: (event, place) => set.get(event.id)?.get(place) ?? isGenerated(event, place),
    places: (event) => {
      const all = several(event.generatedAttendees, (index) => (first(event) + index) % userCount);
      const changed = new Map(changes(event));
      const came = [...changed].flatMap(([place, attends]) => (attends ? [place] : []));
      return [...came, ...all.filter((place) => changed.get(place) !== false)];
    },
    counted: (events) => (set.size === 0 ? events : events.map(countedOne)),
    companies: (event) => [...(set.get(event.id)?.values() ?? [])].filter(Boolean).length,
  };
}
