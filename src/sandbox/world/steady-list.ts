import type { Attendance } from './attendance.js';
import type { Convoy } from './events.js';

/** How a list of events is made, and when it changes. */
export interface ListRule {
  /** The events that may be in the list at a time. */
  readonly candidates: (now: number) => readonly Convoy[];
  readonly includes: (event: Convoy, now: number) => boolean;
  /** The times at which an event comes into the list or leaves it. */
  readonly changes: (event: Convoy) => readonly number[];
  /** When the candidates change. */
  readonly candidatesUntil: (now: number) => number;
}

/** Gives the same list until one of its events begins or ends, or an attendance is set. */
export function steadyList(rule: ListRule, attendance: Attendance): (now: number) => Convoy[] {
  let [from, until, version] = [0, -Infinity, -1];
  let list: Convoy[] = [];
  return (now) => {
    if (now >= from && now < until && version === attendance.version()) return list;
    const candidates = rule.candidates(now);
    [from, until, version] = [now, rule.candidatesUntil(now), attendance.version()];
    for (const event of candidates) {
      for (const time of rule.changes(event)) if (time > now && time < until) until = time;
    }
    list = attendance.counted(candidates.filter((event) => rule.includes(event, now)));
    return list;
  };
}
