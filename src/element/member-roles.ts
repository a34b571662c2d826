import type { Member } from '../contract/member.js';
import type { Role } from '../contract/vtc-roles.js';
import { ownerNames } from '../locales/owner-names.js';
import { searchText } from '../text/search-text.js';

/** Ranks of the owner's role, of roles that the company does not list, and of members without a role. */
export const ranks = { owner: -1, unlisted: 1e6, none: 2e6 };

export interface RankedRole {
  readonly name: string;
  readonly color: string | null;
  /** The lowest is the highest role; from 0 for the roles that the company lists: *not described by the API document*. */
  readonly rank: number;
  /** Whether its holders are leaders. */
  readonly isLeading: boolean;
}

/** Names of the owner's role in all languages, and `owner`, for comparisons. */
export const ownerTexts = (owner: string): ReadonlySet<string> =>
  new Set([...ownerNames, owner].map(searchText));

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

/**
 * Returns a function that returns the roles of a member, the highest first. `roles` are those that the company lists, in
 * any order; `owner` is the name of the owner's role.
 */
export function memberRoles(
  roles: readonly Role[],
  owner: string,
): (member: Member) => readonly RankedRole[] {
  const listed = ranked(roles);
  const texts = ownerTexts(owner);
  const isOwnerRole = ({ name }: RankedRole) => texts.has(searchText(name));
  return (member) => {
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
}
