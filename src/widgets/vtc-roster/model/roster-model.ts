import type { Role } from '../../../contract/vtc-roles.js';
import { ownerNames } from '../../../locales/owner-names.js';
import { arrange, type Arrangement } from './groups.js';
import type { Members } from './member-pages.js';
import { memoize } from './memoize.js';
import { peopleOf, type Person, unknownRoles } from './people.js';
import { searchName, searchText } from './search-name.js';
import { sorted, type SortOrder } from './sort-order.js';

/** What a roster is made of. */
export interface RosterSource {
  readonly members: Members;
  /** Undefined where they are not known. */
  readonly roles: readonly Role[] | undefined;
  /** Names of the roles to show; all where empty. */
  readonly wanted: readonly string[];
  /** The word for the owner in the visitor's language. */
  readonly owner: string;
  readonly isGrouped: boolean;
  /** Whether those in charge stand together. */
  readonly hasLeaders: boolean;
  /** What the visitor typed. */
  readonly search: string;
  readonly sortOrder: SortOrder;
  readonly locale: string;
  /** How many people are drawn. */
  readonly limit: number;
}

/** Who of a company is shown, and of how many. */
export interface RosterModel {
  readonly arrangement: Arrangement;
  /** Whether people stand under the names of their roles. */
  readonly isGrouped: boolean;
  /** How many are found among those known. */
  readonly found: number;
  /** How many members are known. */
  readonly known: number;
  /** How many members there are. */
  readonly total: number;
  /** Whether all members are known. */
  readonly isComplete: boolean;
  /** Whether only some are looked for. */
  readonly filter: 'name' | 'role' | undefined;
  /** Whether what is wanted is known only when all members are. */
  readonly isAboutAll: boolean;
  /** Wanted roles that the company does not have. */
  readonly unknownRoles: readonly string[];
}

const noRoles: readonly Role[] = [];

const filterOf = (search: string, wanted: readonly string[]) => {
  if (search) return 'name';
  return wanted.length > 0 ? 'role' : undefined;
};

/** Makes the function that gives a roster's model; what a keystroke does not change is computed once. */
export function rosterModel(): (source: RosterSource) => RosterModel {
  const optionsOf = memoize((roles: readonly Role[], wanted: string, owner: string) => ({
    roles,
    owner,
    wanted: wanted ? wanted.split(',') : [],
    ownerNames: [...ownerNames, owner],
  }));
  const people = memoize(peopleOf);
  const inOrder = memoize(sorted);
  const matching = memoize((all: readonly Person[], search: string) =>
    search ? all.filter(({ member }) => searchName(member).includes(search)) : all,
  );
  const unknown = memoize(unknownRoles);
  const arranged = memoize(
    (found: readonly Person[], isGrouped: boolean, hasLeaders: boolean, limit: number) =>
      arrange(found, { isGrouped, hasLeaders, limit }),
  );

  return (source) => {
    const { members, wanted, locale, limit, sortOrder } = source;
    const { items, total, nextCursor } = members;
    const options = optionsOf(source.roles ?? noRoles, wanted.join(','), source.owner);
    const all = people(items, options);
    const search = searchText(source.search);
    const found = matching(inOrder(all, sortOrder, locale), search);
    const isGrouped = source.isGrouped && source.roles !== undefined;
    const filter = filterOf(search, wanted);
    return {
      arrangement: arranged(found, isGrouped, source.hasLeaders && isGrouped, limit),
      isGrouped,
      found: found.length,
      known: items.length,
      total,
      isComplete: nextCursor === null,
      filter,
      isAboutAll: filter !== undefined || sortOrder.direction !== undefined,
      unknownRoles: source.roles ? unknown(all, options) : [],
    };
  };
}
