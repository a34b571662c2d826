import { byRank, noRole, type Person, type RankedRole } from './people.js';

/** People under the name of one role. */
export interface Group {
  readonly role: RankedRole;
  /** Those of them that are drawn. */
  readonly people: readonly Person[];
  /** How many they are in all. */
  readonly size: number;
}

/** People as they are drawn: those in charge together, the others in groups. */
export interface Arrangement {
  readonly leaders: readonly Person[];
  readonly groups: readonly Group[];
}

/** People in charge are drawn large, so that no more than these are. */
const mostLeaders = 12;

/** Everybody under the name of their role, by rank; ungrouped, all in one group. */
function grouped(people: readonly Person[], isGrouped: boolean): Group[] {
  if (!isGrouped) return people.length > 0 ? [{ role: noRole, people, size: people.length }] : [];
  const groups = new Map<string, { role: RankedRole; people: Person[] }>();
  for (const person of people) {
    const { role } = person;
    const group = groups.get(role.name);
    if (group) group.people.push(person);
    else groups.set(role.name, { role, people: [person] });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, size: group.people.length }))
    .sort((a, b) => byRank(a.role, b.role));
}

/** The first `limit` people of all groups; groups of whom nobody is left are not there. */
function firstPeople(groups: readonly Group[], limit: number): Group[] {
  let left = limit;
  return groups.flatMap((group) => {
    const people = group.people.slice(0, left);
    left -= people.length;
    return people.length > 0 ? [{ ...group, people }] : [];
  });
}

/** How many groups from the first one on are of people in charge. */
function leadingGroups(groups: readonly Group[]): number {
  let leaders = 0;
  const end = groups.findIndex(({ role, size }) => {
    leaders += size;
    return !role.isLeading || (role.kind !== 'owner' && leaders > mostLeaders);
  });
  return end < 0 ? groups.length : end;
}

/** How people are arranged. */
export interface ArrangeOptions {
  /** Whether they stand under the names of their roles. */
  readonly isGrouped: boolean;
  /** Whether those in charge stand together, before the groups. */
  readonly hasLeaders: boolean;
  /** How many people are drawn. */
  readonly limit: number;
}

/** Arranges people for drawing. */
export function arrange(
  people: readonly Person[],
  { isGrouped, hasLeaders, limit }: ArrangeOptions,
): Arrangement {
  const groups = grouped(people, isGrouped);
  const leading = hasLeaders ? leadingGroups(groups) : 0;
  const shown = firstPeople(groups, limit);
  return {
    leaders: shown.slice(0, leading).flatMap((group) => group.people),
    groups: shown.slice(leading),
  };
}
