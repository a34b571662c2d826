import { memoizeLast } from '../../../cache/memoize.js';
import type { Role } from '../../../contract/vtc-roles.js';
import { ownerNames } from '../../../locales/owner-names.js';
import { arrange, type Arrangement } from './groups.js';
import type { Members } from './member-pages.js';
import { peopleOf, unknownRoles } from './people.js';
import { searchName, searchText } from './search-name.js';
import { sorted, type SortOrder } from './sort-order.js';

/** Data and settings of a roster. */
export interface RosterSource {
  readonly members: Members;
  /** Undefined if they are not loaded. */
  readonly roles: readonly Role[] | undefined;
  /** Names of the roles to show; all if empty. */
  readonly roleFilter: readonly string[];
  /** Name of the owner's role in the visitor's language. */
  readonly owner: string;
  readonly isGrouped: boolean;
  /** Whether leaders are separate from the groups. */
  readonly hasLeaders: boolean;
  /** Value of the search field. */
  readonly search: string;
  readonly sortOrder: SortOrder;
  readonly locale: string;
  /** Maximum number of members to render. */
  readonly limit: number;
}

/** Members to render, and their numbers. */
export interface RosterModel {
  readonly arrangement: Arrangement;
  /** Whether members are grouped by role. */
  readonly isGrouped: boolean;
  /** Number of loaded members that match. */
  readonly matchCount: number;
  /** Number of loaded members. */
  readonly loadedCount: number;
  /** Number of all members. */
  readonly totalCount: number;
  /** Whether all members are loaded. */
  readonly isComplete: boolean;
  /** The active filter. */
  readonly filter: 'name' | 'role' | undefined;
  /** Whether a filter or a sort order is active, which needs all members. */
  readonly needsAllMembers: boolean;
  /** Names in `roles` that the company does not have. */
  readonly unknownRoles: readonly string[];
}

const noRoles: readonly Role[] = [];

const filterOf = (search: string, roleFilter: readonly string[]) => {
  if (search) return 'name';
  return roleFilter.length > 0 ? 'role' : undefined;
};

/** Returns a function that computes a roster's model; members and their order are memoized, because each letter of a search needs both. */
export function rosterModel(): (source: RosterSource) => RosterModel {
  const people = memoizeLast(
    (items: Members['items'], roles: readonly Role[], roleFilter: string, owner: string) => {
      const options = {
        roles,
        owner,
        roleFilter: roleFilter ? roleFilter.split(',') : [],
        ownerNames: [...ownerNames, owner],
      };
      const all = peopleOf(items, options);
      return { all, unknownRoles: unknownRoles(all, options) };
    },
  );
  const inOrder = memoizeLast(sorted);

  return (source) => {
    const { members, roleFilter, locale, limit, sortOrder } = source;
    const { items, total, nextCursor } = members;
    const withRoles = people(items, source.roles ?? noRoles, roleFilter.join(','), source.owner);
    const ordered = inOrder(withRoles.all, sortOrder, locale);
    const search = searchText(source.search);
    const matches = search
      ? ordered.filter(({ member }) => searchName(member).includes(search))
      : ordered;
    const isGrouped = source.isGrouped && source.roles !== undefined;
    const filter = filterOf(search, roleFilter);
    const hasLeaders = source.hasLeaders && isGrouped;
    return {
      arrangement: arrange(matches, { isGrouped, hasLeaders, limit }),
      isGrouped,
      matchCount: matches.length,
      loadedCount: items.length,
      totalCount: total,
      isComplete: nextCursor === null,
      filter,
      needsAllMembers: filter !== undefined || sortOrder.direction !== undefined,
      unknownRoles: source.roles ? withRoles.unknownRoles : [],
    };
  };
}
