import type { Member } from '../../../contract/member.js';
import type { Role } from '../../../contract/vtc-roles.js';
import { uniqueMembers } from './member-pages.js';
import { searchText } from './search-name.js';

/** Kinds of roles by rank: the owner, roles that the company lists, other roles, no role. */
const kinds = ['owner', 'listed', 'unlisted', 'none'] as const;

/** A role with its rank. */
export interface RankedRole {
  readonly kind: (typeof kinds)[number];
  readonly name: string;
  readonly color: string | null;
  /** Rank among the roles of its kind, 0 is the highest: *not described by the API document*. */
  readonly position: number;
  /** Whether its holders are leaders. */
  readonly isLeading: boolean;
}

/** A member with ranked roles. */
export interface Person {
  readonly member: Member;
  /** The highest first. */
  readonly roles: readonly RankedRole[];
  /** The highest role that the filter allows, or `noRole`: the member's group. */
  readonly role: RankedRole;
}

/** Roles of a company, and a filter. */
export interface PeopleOptions {
  /** Name of the owner's role in the visitor's language. */
  readonly owner: string;
  /** Names of the owner's role in any language, in the attribute or among the company's roles. */
  readonly ownerNames: readonly string[];
  /** The roles that the company lists, in any order. */
  readonly roles: readonly Role[];
  /** Names of the roles to show; all if empty. */
  readonly roleFilter: readonly string[];
}

/** The role of members without a role. */
export const noRole: RankedRole = {
  kind: 'none',
  name: '',
  color: null,
  position: 0,
  isLeading: false,
};

/** Compares roles by rank. */
export const byRank = (a: RankedRole, b: RankedRole): number =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.position - b.position;

/** Roles by id. Holders of the upper third are leaders: *not described by the API document*. */
function ranked(roles: readonly Role[]): Map<number, RankedRole> {
  const leading = Math.floor((roles.length + 1) / 3);
  const ordered = [...roles].sort((a, b) => a.position - b.position);
  return new Map(
    ordered.map(({ id, name, color }, position) => [
      id,
      { kind: 'listed', name, color, position, isLeading: position < leading },
    ]),
  );
}

/** Members with their roles by rank, the owner first. */
export function peopleOf(
  members: Member[],
  { owner, ownerNames, roles, roleFilter }: PeopleOptions,
): readonly Person[] {
  const listed = ranked(roles);
  const ownerTexts = new Set(ownerNames.map(searchText));
  const filterTexts = new Set(roleFilter.map(searchText));
  const isOwnerRole = ({ name }: RankedRole) => ownerTexts.has(searchText(name));
  const includesOwner = [...filterTexts].some((text) => ownerTexts.has(text));
  const matchesFilter = (role: RankedRole) =>
    filterTexts.size === 0 ||
    (role.kind === 'owner' && includesOwner) ||
    filterTexts.has(searchText(role.name));

  const rolesOf = (member: Member): RankedRole[] => {
    const memberRoles = member.roles.map(
      ({ id, name, color }): RankedRole =>
        listed.get(id) ?? { kind: 'unlisted', name, color, position: 0, isLeading: false },
    );
    if (!member.isOwner) return memberRoles.sort(byRank);
    const color = memberRoles.find(isOwnerRole)?.color ?? null;
    const ownerRole: RankedRole = {
      kind: 'owner',
      name: owner,
      color,
      position: 0,
      isLeading: true,
    };
    return [ownerRole, ...memberRoles.filter((role) => !isOwnerRole(role))].sort(byRank);
  };

  const people = uniqueMembers(members).flatMap((member): Person[] => {
    const memberRoles = rolesOf(member);
    const role = [...memberRoles, noRole].find(matchesFilter);
    return role ? [{ member, roles: memberRoles, role }] : [];
  });
  // The owner is usually the first already.
  const owners = people.filter(({ member }) => member.isOwner);
  return owners.length > 0 && owners[0] !== people[0]
    ? [...owners, ...people.filter(({ member }) => !member.isOwner)]
    : people;
}

/** Names in the filter that are no role of the owner, of the company or of a member. */
export function unknownRoles(
  people: readonly Person[],
  { ownerNames, roles, roleFilter }: PeopleOptions,
): string[] {
  const names = [...ownerNames, ...roles.map(({ name }) => name)];
  const known = new Set([...names, ...people.map(({ role }) => role.name)].map(searchText));
  return roleFilter.filter((name) => !known.has(searchText(name)));
}
