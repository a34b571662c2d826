import { cached } from '../../../intl/intl-cache.js';
import type { Person } from './people.js';

/** Keys to sort members by. */
export type SortKey = 'name' | 'joinedAt';

/** A direction as in `aria-sort`; undefined: the company's order. */
export type SortDirection = 'ascending' | 'descending' | undefined;

/** The chosen order. */
export interface SortOrder {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

/** The company's order. */
export const unsorted: SortOrder = { key: 'name', direction: undefined };

/** The direction for a key. */
export const sortDirectionOf = ({ key, direction }: SortOrder, by: SortKey): SortDirection =>
  key === by ? direction : undefined;

/** The order after a press on the button for `key`: ascending, descending, the company's. */
export function nextOrder(order: SortOrder, key: SortKey): SortOrder {
  switch (sortDirectionOf(order, key)) {
    case undefined:
      return { key, direction: 'ascending' };
    case 'ascending':
      return { key, direction: 'descending' };
    case 'descending':
      return unsorted;
  }
}

/** Members in the chosen order. */
export function sorted(
  people: readonly Person[],
  { key, direction }: SortOrder,
  locale: string,
): readonly Person[] {
  if (!direction) return people;
  // Timestamps are sorted correctly as texts.
  const { compare } = cached(Intl.Collator, locale, { numeric: true });
  const ascending = (a: Person, b: Person) => compare(a.member[key], b.member[key]);
  return [...people].sort(
    direction === 'ascending' ? ascending : (a: Person, b: Person) => ascending(b, a),
  );
}
