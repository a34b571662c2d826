import { type DeriveContext, memoizeLast, type Role, searchText } from '../../../base.js';
import type { Members, RosterData } from '../data.js';
import { arrange } from './groups.js';
import { peopleOf, type Person, unknownRoles } from './people.js';
import { searchName } from './search-name.js';
import { type Compare, comparatorFor, firstAndLast, type SortOrder } from './sort-order.js';

/** The attributes that decide what is shown. */
interface RosterSettings {
  readonly groupBy: string;
  /** Names of the roles to show; all if empty. */
  readonly roles: readonly string[];
  readonly pageSize: number;
}

/** What the model depends on besides the data. */
export interface RosterContext extends Pick<
  DeriveContext<RosterSettings>,
  'settings' | 'locale' | 'translate'
> {
  /** Value of the search field. */
  readonly search: string;
  readonly sortOrder: SortOrder;
  /** Number of requested pages. */
  readonly pages: number;
  /** Whether the visitor is typing: then only the first rows are rendered. */
  readonly isTyping: boolean;
}

/** Maximum number of members rendered while the visitor is typing: about one screen. */
const rowsWhileTyping = 20;

/** Members to render, and their numbers. */
export type RosterModel = ReturnType<ReturnType<typeof rosterModel>>;

const noRoles: readonly Role[] = [];

/** Returns a function that computes a roster's model; members are memoized, because each letter of a search needs them. */
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
  const compareIn = memoizeLast(comparatorFor);
  const matchesOf = memoizeLast((all: readonly Person[], search: string) =>
    search ? all.filter(({ member }) => searchName(member).includes(search)) : all,
  );
  const arrangementOf = memoizeLast(
    (
      matches: readonly Person[],
      isGrouped: boolean,
      joinsSingles: boolean,
      limit: number,
      compare: Compare,
    ) => arrange(matches, { isGrouped, joinsSingles, limit, compare }),
  );

  return ({ members, roles }: RosterData, context: RosterContext) => {
    const { settings, sortOrder, pages } = context;
    const roleFilter = settings.roles;
    const owner = context.translate('owner');
    const people = peopleWith(members.items, roles?.items ?? noRoles, roleFilter, owner);
    const compare = compareIn(sortOrder, context.locale);
    const maximum = settings.pageSize * pages;
    const limit = context.isTyping ? Math.min(maximum, rowsWhileTyping) : maximum;
    const search = searchText(context.search);
    const matches = matchesOf(people.all, search);
    const isGrouped = settings.groupBy === 'role' && roles !== undefined;
    const roleOrNone = roleFilter.length > 0 ? 'role' : undefined;
    const filter = search ? 'name' : roleOrNone;
    // A filter makes groups smaller than their roles are.
    const joinsSingles = !filter;
    return {
      /** Members to render. */
      arrangement: arrangementOf(matches, isGrouped, joinsSingles, limit, compare),
      /** The first and the last member that match, before they are grouped. */
      ends: () => firstAndLast(matches, compare),
      /** Whether members are grouped by role. */
      isGrouped,
      /** Number of loaded members that match. */
      matchCount: matches.length,
      /** Number of loaded members. */
      loadedCount: members.items.length,
      /** Number of members that are requested. */
      limit: maximum,
      /** Number of all members. */
      totalCount: members.total,
      /** Whether all members are loaded. */
      isComplete: members.nextCursor === null,
      filter,
      /** Whether a filter or a sort order is active, which needs all members. */
      needsAllMembers: filter !== undefined || sortOrder !== undefined,
      /** Names in `roleFilter` that the company does not have. */
      unknownRoles: roles ? people.unknownRoles : [],
    } as const;
  };
}
