import { ownerNames, uniqueItems, type ValueOf } from '../../../base.js';
import type { memberShape, roleShape } from '../../../contract/element-endpoints.js';
import { searchText } from './search-name.js';

/** A member of a company. */
export type Member = ValueOf<typeof memberShape>;

/** A role of a company. */
export type Role = ValueOf<typeof roleShape>;

/** Ranks of the owner's role, of roles that the company does not list, and of members without a role. */
const ranks = { owner: -1, unlisted: 1e6, none: 2e6 };

export interface RankedRole {
  readonly name: string;
  readonly color: string | null;
  /** The lowest is the highest role; from 0 for the roles that the company lists: *not described by the API document*. */
  readonly rank: number;
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
  /** Name of the owner's role in the visitor's language; the filter may have it in any language. */
  readonly owner: string;
  /** The roles that the company lists, in any order. */
  readonly roles: readonly Role[];
  /** Names of the roles to show; all if empty. */
  readonly roleFilter: readonly string[];
}

/** The role of members without a role. */
export const noRole: RankedRole = { name: '', color: null, rank: ranks.none, isLeading: false };

const allOwnerNames = (owner: string): string[] => [...ownerNames, owner].map(searchText);

/** Roles by id. Holders of the upper third are leaders: *not described by the API document*. */
function ranked(roles: readonly Role[]): Map<number, RankedRole> {
  const leading = Math.floor((roles.length + 1) / 3);
  const ordered = roles.toSorted((a, b) => a.position - b.position);
  return new Map(
    ordered.map(({ id, name, color }, rank) => [
      id,
      { name, color, rank, isLeading: rank < leading },
    ]),
  );
}

/** Members with their roles by rank, the owner first. */
export function peopleOf(
  members: Member[],
  { owner, roles, roleFilter }: PeopleOptions,
): readonly Person[] {
  const listed = ranked(roles);
  const ownerTexts = new Set(allOwnerNames(owner));
  const filterTexts = new Set(roleFilter.map(searchText));
  const isOwnerRole = ({ name }: RankedRole) => ownerTexts.has(searchText(name));
  const includesOwner = [...filterTexts].some((text) => ownerTexts.has(text));
  const matchesFilter = ({ rank, name }: RankedRole) =>
    filterTexts.size === 0 ||
    (rank === ranks.owner && includesOwner) ||
    filterTexts.has(searchText(name));

  const rolesOf = (member: Member): RankedRole[] => {
    const held = member.roles.map(
      ({ id, name, color }): RankedRole =>
        listed.get(id) ?? { name, color, rank: ranks.unlisted, isLeading: false },
    );
    const others = member.isOwner ? held.filter((role) => !isOwnerRole(role)) : held;
    others.sort((a, b) => a.rank - b.rank);
    if (!member.isOwner) return others;
    const color = held.find(isOwnerRole)?.color ?? null;
    return [{ name: owner, color, rank: ranks.owner, isLeading: true }, ...others];
  };

  return uniqueItems(members, ({ webId }) => webId)
    .flatMap((member): Person[] => {
      const memberRoles = rolesOf(member);
      const role = [...memberRoles, noRole].find(matchesFilter);
      return role ? [{ member, roles: memberRoles, role }] : [];
    })
    .sort((a, b) => Number(b.member.isOwner) - Number(a.member.isOwner));
}

/** Names in the filter that are no role of the owner, of the company or of a member. */
export function unknownRoles(
  people: readonly Person[],
  { owner, roles, roleFilter }: PeopleOptions,
): string[] {
  const names = [...roles, ...people.map(({ role }) => role)].map(({ name }) => searchText(name));
  const known = new Set([...allOwnerNames(owner), ...names]);
  return roleFilter.filter((name) => !known.has(searchText(name)));
}
