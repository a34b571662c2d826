import type { Member } from '../../../contract/member.js';
import type { Role } from '../../../contract/vtc-roles.js';
import { uniqueMembers } from './member-pages.js';
import { searchText } from './search-name.js';

/** What kinds of role rank before others: being the owner, roles the company lists, others, none at all. */
const kinds = ['owner', 'listed', 'unlisted', 'none'] as const;

/** A role as it is drawn. */
export interface RankedRole {
  readonly kind: (typeof kinds)[number];
  readonly name: string;
  readonly color: string | null;
  /** Rank among the roles of its kind, the highest first: *not described by the API document*. */
  readonly position: number;
  /** Whether who holds it is in charge. */
  readonly isLeading: boolean;
}

/** A member with what is drawn of it. */
export interface Person {
  readonly member: Member;
  /** The highest first. */
  readonly roles: readonly RankedRole[];
  /** The highest role among those wanted, or `noRole`: the group where the person stands. */
  readonly role: RankedRole;
}

/** How members become people. */
export interface PeopleOptions {
  /** The word for the owner in the visitor's language. */
  readonly owner: string;
  /** Names of an owner in a setting or among the company's roles. */
  readonly ownerNames: readonly string[];
  /** The roles that the company lists, in any order. */
  readonly roles: readonly Role[];
  /** Only holders of roles with these names; all where empty. */
  readonly wanted: readonly string[];
}

/** What those who hold no role stand under. */
export const noRole: RankedRole = {
  kind: 'none',
  name: '',
  color: null,
  position: 0,
  isLeading: false,
};

/** Orders roles by rank. */
export const byRank = (a: RankedRole, b: RankedRole): number =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.position - b.position;

/** The upper third of a company's roles is in charge: *not described by the API document*. */
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

/** The members with their roles by rank, the owner first. */
export function peopleOf(
  members: Member[],
  { owner, ownerNames, roles, wanted }: PeopleOptions,
): readonly Person[] {
  const listed = ranked(roles);
  const ownerTexts = new Set(ownerNames.map(searchText));
  const wantedTexts = new Set(wanted.map(searchText));
  const isOwnerRole = ({ name }: RankedRole) => ownerTexts.has(searchText(name));
  const wantsOwner = [...wantedTexts].some((text) => ownerTexts.has(text));
  const isWanted = (role: RankedRole) =>
    wantedTexts.size === 0 ||
    (role.kind === 'owner' && wantsOwner) ||
    wantedTexts.has(searchText(role.name));

  const rolesOf = (member: Member): RankedRole[] => {
    const held = member.roles.map(
      ({ id, name, color }): RankedRole =>
        listed.get(id) ?? { kind: 'unlisted', name, color, position: 0, isLeading: false },
    );
    if (!member.isOwner) return held.sort(byRank);
    const color = held.find(isOwnerRole)?.color ?? null;
    const ownerRole: RankedRole = {
      kind: 'owner',
      name: owner,
      color,
      position: 0,
      isLeading: true,
    };
    return [ownerRole, ...held.filter((role) => !isOwnerRole(role))].sort(byRank);
  };

  const people = uniqueMembers(members).flatMap((member): Person[] => {
    const held = rolesOf(member);
    const role = [...held, noRole].find(isWanted);
    return role ? [{ member, roles: held, role }] : [];
  });
  // Nearly always the first already.
  const owners = people.filter(({ member }) => member.isOwner);
  return owners.length > 0 && owners[0] !== people[0]
    ? [...owners, ...people.filter(({ member }) => !member.isOwner)]
    : people;
}

/** The names wanted that are neither the owner's nor those of a role that the company lists or a member holds. */
export function unknownRoles(
  people: readonly Person[],
  { ownerNames, roles, wanted }: PeopleOptions,
): string[] {
  const names = [...ownerNames, ...roles.map(({ name }) => name)];
  const known = new Set([...names, ...people.map(({ role }) => role.name)].map(searchText));
  return wanted.filter((name) => !known.has(searchText(name)));
}
