import { cached } from '../../../base.js';
import type { Person } from './people.js';

/** Keys to sort members by. */
export type SortKey = 'name' | 'joinedAt';

/** The chosen order; undefined: the company's. */
export type SortOrder =
  { readonly key: SortKey; readonly direction: 'ascending' | 'descending' } | undefined;

/** The order after a press on the button for `key`: ascending, descending, the company's. */
export function nextOrder(order: SortOrder, key: SortKey): SortOrder {
  if (order?.key !== key) return { key, direction: 'ascending' };
  return order.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
}

/** Members in the chosen order. */
export function sorted(
  people: readonly Person[],
  order: SortOrder,
  locale: string,
): readonly Person[] {
  if (!order) return people;
  // Timestamps are sorted correctly as texts.
  const { compare } = cached(Intl.Collator, locale, { numeric: true });
  const sign = order.direction === 'ascending' ? 1 : -1;
  return people.toSorted((a, b) => sign * compare(a.member[order.key], b.member[order.key]));
}
