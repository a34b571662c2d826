import { cached } from '../../base/intl-cache.js';
import type { Person } from './people.js';
import type { SortKey } from './roster-view.js';

/** People by name, as the language orders names, or by the day of joining; in the order given without a key. */
export function sorted(
  people: Person[],
  key: SortKey | undefined,
  isDescending: boolean,
  locale: string,
): Person[] {
  if (!key) return people;
  const { compare } = cached(Intl.Collator, locale, { numeric: true });
  const sign = isDescending ? -1 : 1;
  return people.sort(
    (a, b) =>
      sign * (key === 'name' ? compare(a.member.name, b.member.name) : a.joinedAt - b.joinedAt),
  );
}
