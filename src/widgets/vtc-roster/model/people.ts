import {
  type Member,
  memberRoles,
  ownerTexts,
  type RankedRole,
  ranks,
  type Role,
  searchText,
  uniqueItems,
} from '../../../base.js';

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

/** Members with their roles by rank, the owner first. */
export function peopleOf(
  members: Member[],
  { owner, roles, roleFilter }: PeopleOptions,
): readonly Person[] {
  const rolesOf = memberRoles(roles, owner);
  const ownerNames = ownerTexts(owner);
  const filterTexts = new Set(roleFilter.map(searchText));
  const includesOwner = [...filterTexts].some((text) => ownerNames.has(text));
  const matchesFilter = ({ rank, name }: RankedRole) =>
    filterTexts.size === 0 ||
    (rank === ranks.owner && includesOwner) ||
    filterTexts.has(searchText(name));

  return uniqueItems(members, ({ webId }) => webId)
    .flatMap((member): Person[] => {
      const held = rolesOf(member);
      const role = [...held, noRole].find(matchesFilter);
      return role ? [{ member, roles: held, role }] : [];
    })
    .sort((a, b) => Number(b.member.isOwner) - Number(a.member.isOwner));
}

/** Names in the filter that are no role of the owner, of the company or of a member. */
export function unknownRoles(
  people: readonly Person[],
  { owner, roles, roleFilter }: PeopleOptions,
): string[] {
  const names = [...roles, ...people.map(({ role }) => role)].map(({ name }) => searchText(name));
  const known = new Set([...ownerTexts(owner), ...names]);
  return roleFilter.filter((name) => !known.has(searchText(name)));
}
