import type { RankedRole } from '../../../base.js';
import { noRole, type Person } from './people.js';
import { type Compare, firstInOrder } from './sort-order.js';

/** Members with the same highest role. */
export interface Group {
  readonly role: RankedRole;
  /** Members to render. */
  readonly people: readonly Person[];
  /** Number of all members of the group. */
  readonly size: number;
}

/** Leaders are larger than other members, so their number is limited. */
const maxLeaders = 12;

/** Groups by rank of their role; one group if grouping is off. */
function grouped(people: readonly Person[], isGrouped: boolean): Group[] {
  const groups = new Map<string, { role: RankedRole; people: Person[] }>();
  for (const person of people) {
    const role = isGrouped ? person.role : noRole;
    const group = groups.get(role.name);
    if (group) group.people.push(person);
    else groups.set(role.name, { role, people: [person] });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, size: group.people.length }))
    .sort((a, b) => a.role.rank - b.role.rank);
}

/** The first `limit` members of all groups, each in an order, without empty groups. */
function firstPeople(groups: readonly Group[], limit: number, compare: Compare): Group[] {
  let remaining = limit;
  return groups.flatMap((group) => {
    const people = remaining > 0 ? firstInOrder(group.people, compare, remaining) : [];
    remaining -= people.length;
    return people.length > 0 ? [{ ...group, people }] : [];
  });
}

/** Number of leading groups from the first one, of which the owner's, with a negative rank, always leads. */
function leadingGroups(groups: readonly Group[]): number {
  let leaders = 0;
  const end = groups.findIndex(({ role, size }) => {
    leaders += size;
    return !role.isLeading || (role.rank >= 0 && leaders > maxLeaders);
  });
  return end < 0 ? groups.length : end;
}

/** Number of groups of one member from `start`; the last group is the lowest role, which does not lead. */
function singleGroups(groups: readonly Group[], start: number): number {
  const end = groups.findIndex(({ size }, index) => index >= start && size > 1);
  return (end < 0 ? groups.length - 1 : end) - start;
}

/** Joins groups of one member with those without a role, as the last group, if there are others before it. */
function withSinglesLast(groups: readonly Group[], hasLeaders: boolean): readonly Group[] {
  const isOther = ({ role, size }: Group) => size === 1 || role === noRole;
  const roles = groups.filter((group) => !isOther(group));
  const people = groups.filter(isOther).flatMap((group) => group.people);
  return people.length > 1 && (hasLeaders || roles.length > 0)
    ? [...roles, { role: noRole, people, size: people.length }]
    : groups;
}

/** How to arrange members. */
export interface ArrangeOptions {
  /** Whether they are grouped by role, with the leaders before the groups. */
  readonly isGrouped: boolean;
  /** Whether roles of one member join the leaders above them or the other members instead of having a heading each. */
  readonly joinsSingles: boolean;
  /** Maximum number to render. */
  readonly limit: number;
  /** Their order among the leaders and in a group. */
  readonly compare: Compare;
}

/** Arranges members in leaders and groups. */
export function arrange(
  people: readonly Person[],
  { isGrouped, joinsSingles, limit, compare }: ArrangeOptions,
) {
  const roles = grouped(people, isGrouped);
  const leadingRoles = isGrouped ? leadingGroups(roles) : 0;
  const leading =
    leadingRoles > 0 && joinsSingles
      ? leadingRoles + Math.max(0, singleGroups(roles, leadingRoles))
      : leadingRoles;
  const groups = joinsSingles
    ? [...roles.slice(0, leading), ...withSinglesLast(roles.slice(leading), leading > 0)]
    : roles;
  const shown = firstPeople(groups, limit, compare);
  const leaders = shown.slice(0, leading).flatMap((group) => group.people);
  return {
    leaders: firstInOrder(leaders, compare, leaders.length),
    leaderCount: groups.slice(0, leading).reduce((sum, { size }) => sum + size, 0),
    groups: shown.slice(leading),
  };
}
