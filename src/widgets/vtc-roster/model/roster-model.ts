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
  /** Undefined where they are not loaded. */
  readonly roles: readonly Role[] | undefined;
  /** Names of the roles to show; all where empty. */
  readonly wanted: readonly string[];
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
  readonly found: number;
  /** Number of loaded members. */
  readonly known: number;
  /** Number of all members. */
  readonly total: number;
  /** Whether all members are loaded. */
  readonly isComplete: boolean;
  /** The active filter. */
  readonly filter: 'name' | 'role' | undefined;
  /** Whether the result needs all members. */
  readonly isAboutAll: boolean;
  /** Names in `roles` that the company does not have. */
  readonly unknownRoles: readonly string[];
}

const noRoles: readonly Role[] = [];

const filterOf = (search: string, wanted: readonly string[]) => {
  if (search) return 'name';
  return wanted.length > 0 ? 'role' : undefined;
};

/** Returns a function that computes a roster's model; members and their order are memoized, as each letter of a search needs both. */
export function rosterModel(): (source: RosterSource) => RosterModel {
  const people = memoizeLast(
    (items: Members['items'], roles: readonly Role[], wanted: string, owner: string) => {
      const options = {
        roles,
        owner,
        wanted: wanted ? wanted.split(',') : [],
        ownerNames: [...ownerNames, owner],
      };
      const all = peopleOf(items, options);
      return { all, unknownRoles: unknownRoles(all, options) };
    },
  );
  const inOrder = memoizeLast(sorted);

  return (source) => {
    const { members, wanted, locale, limit, sortOrder } = source;
    const { items, total, nextCursor } = members;
    const known = people(items, source.roles ?? noRoles, wanted.join(','), source.owner);
    const ordered = inOrder(known.all, sortOrder, locale);
    const search = searchText(source.search);
    const found = search
      ? ordered.filter(({ member }) => searchName(member).includes(search))
      : ordered;
    const isGrouped = source.isGrouped && source.roles !== undefined;
    const filter = filterOf(search, wanted);
    const hasLeaders = source.hasLeaders && isGrouped;
    return {
      arrangement: arrange(found, { isGrouped, hasLeaders, limit }),
      isGrouped,
      found: found.length,
      known: items.length,
      total,
      isComplete: nextCursor === null,
      filter,
      isAboutAll: filter !== undefined || sortOrder.direction !== undefined,
      unknownRoles: source.roles ? known.unknownRoles : [],
    };
  };
}
