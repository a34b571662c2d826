import { cached } from '../../../intl/intl-cache.js';
import type { Person } from './people.js';

/** What people can be sorted by. */
export type SortKey = 'name' | 'joinedAt';

/** A direction as `aria-sort` names it; undefined: the company's own order. */
export type SortDirection = 'ascending' | 'descending' | undefined;

/** The order that a visitor chose. */
export interface SortOrder {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

/** The company's own order. */
export const unsorted: SortOrder = { key: 'name', direction: undefined };

/** The direction in which people are sorted by `key`. */
export const directionOf = ({ key, direction }: SortOrder, by: SortKey): SortDirection =>
  key === by ? direction : undefined;

/** The order after a press on the button for `key`: ascending, descending, the company's own. */
export function nextOrder(order: SortOrder, key: SortKey): SortOrder {
  switch (directionOf(order, key)) {
    case undefined:
      return { key, direction: 'ascending' };
    case 'ascending':
      return { key, direction: 'descending' };
    case 'descending':
      return unsorted;
  }
}

/** People in the order chosen. */
export function sorted(
  people: readonly Person[],
  { key, direction }: SortOrder,
  locale: string,
): readonly Person[] {
  if (!direction) return people;
  // The digits of timestamps order themselves.
  const { compare } = cached(Intl.Collator, locale, { numeric: true });
  const ascending = (a: Person, b: Person) => compare(a.member[key], b.member[key]);
  return [...people].sort(
    direction === 'ascending' ? ascending : (a: Person, b: Person) => ascending(b, a),
  );
}
