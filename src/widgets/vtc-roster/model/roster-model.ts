import { memoizeLast } from '../../../cache/memoize.js';
import type { Role } from '../../../contract/vtc-roles.js';
import { arrange, type ArrangeOptions } from './groups.js';
import type { Members } from './member-pages.js';
import { peopleOf, type PeopleOptions, unknownRoles } from './people.js';
import { searchName, searchText } from './search-name.js';
import { sorted, type SortOrder } from './sort-order.js';

/** Data and settings of a roster; `owner` and `roleFilter` are compared by identity. */
export interface RosterSource extends Omit<PeopleOptions, 'roles'>, ArrangeOptions {
  readonly members: Members;
  /** Undefined if they are not loaded. */
  readonly roles: readonly Role[] | undefined;
  /** Value of the search field. */
  readonly search: string;
  readonly sortOrder: SortOrder;
  readonly locale: string;
}

/** Members to render, and their numbers. */
export type RosterModel = ReturnType<ReturnType<typeof rosterModel>>;

const noRoles: readonly Role[] = [];

/** Returns a function that computes a roster's model; members and their order are memoized, because each letter of a search needs both. */
export function rosterModel() {
  const peopleWith = memoizeLast(
    (
      items: Members['items'],
      roles: readonly Role[],
      roleFilter: readonly string[],
      owner: string,
    ) => {
      const options = { roles, roleFilter, owner };
      const all = peopleOf(items, options);
      return { all, unknownRoles: unknownRoles(all, options) };
    },
  );
  const inOrder = memoizeLast(sorted);

  return (source: RosterSource) => {
    const { members, roles = noRoles, roleFilter, owner, limit, sortOrder } = source;
    const people = peopleWith(members.items, roles, roleFilter, owner);
    const ordered = inOrder(people.all, sortOrder, source.locale);
    const search = searchText(source.search);
    const matches = search
      ? ordered.filter(({ member }) => searchName(member).includes(search))
      : ordered;
    const isGrouped = source.isGrouped && source.roles !== undefined;
    const hasLeaders = source.hasLeaders && isGrouped;
    const roleOrNone = roleFilter.length > 0 ? 'role' : undefined;
    const filter = search ? 'name' : roleOrNone;
    return {
      /** Members to render. */
      arrangement: arrange(matches, { isGrouped, hasLeaders, limit }),
      /** Whether members are grouped by role. */
      isGrouped,
      /** Number of loaded members that match. */
      matchCount: matches.length,
      /** Number of loaded members. */
      loadedCount: members.items.length,
      /** Number of all members. */
      totalCount: members.total,
      /** Whether all members are loaded. */
      isComplete: members.nextCursor === null,
      /** The active filter. */
      filter,
      /** Whether a filter or a sort order is active, which needs all members. */
      needsAllMembers: filter !== undefined || sortOrder !== undefined,
      /** Names in `roleFilter` that the company does not have. */
      unknownRoles: source.roles ? people.unknownRoles : [],
    } as const;
  };
}
