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

/** Compares two members: negative if the first goes before the second. */
export type Compare = (a: Person, b: Person) => number;

const inCompanyOrder: Compare = () => 0;

/** How members are compared in an order. */
export function comparatorFor(order: SortOrder, locale: string): Compare {
  if (!order) return inCompanyOrder;
  const sign = order.direction === 'ascending' ? 1 : -1;
  if (order.key === 'name') {
    const { compare } = cached(Intl.Collator, locale, { numeric: true });
    return (a, b) => sign * compare(a.member.name, b.member.name);
  }
  // Timestamps are sorted correctly as texts.
  return ({ member: { joinedAt: a } }, { member: { joinedAt: b } }) =>
    a === b ? 0 : a < b ? -sign : sign;
}

/** The first `count` members in an order; those that are equal in it keep theirs. A full sort of thousands is slow. */
export function firstInOrder(
  people: readonly Person[],
  compare: Compare,
  count: number,
): readonly Person[] {
  if (compare === inCompanyOrder) return people.slice(0, count);
  if (count > people.length / 4) return people.toSorted(compare).slice(0, count);
  const first: Person[] = [];
  for (const person of people) {
    const last = first[count - 1];
    if (last && compare(person, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(first[middle] ?? person, person) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, person);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/** The first and the last member in an order. */
export function firstAndLast(people: readonly Person[], compare: Compare): readonly Person[] {
  let [first, last] = [people[0], people.at(compare === inCompanyOrder ? -1 : 0)];
  if (compare !== inCompanyOrder) {
    for (const person of people) {
      if (first && compare(person, first) < 0) first = person;
      if (last && compare(person, last) >= 0) last = person;
    }
  }
  return first && last && first !== last ? [first, last] : people.slice(0, 1);
}
