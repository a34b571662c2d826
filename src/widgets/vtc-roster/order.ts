import { html, type TemplateResult } from 'lit';
import { cached } from '../../intl/intl-cache.js';
import type { Person } from './people.js';
import type { RosterView } from './groups.js';

/** What people can be sorted by. */
export type SortKey = 'name' | 'joinedAt';

/** The order that a visitor chose; 1: ascending, -1: descending, 0: that of the company. */
export interface Order {
  key: SortKey;
  direction: number;
}

/** People in the order chosen. */
export function sorted(
  people: readonly Person[],
  { key, direction }: Order,
  locale: string,
): readonly Person[] {
  const { compare } = cached(Intl.Collator, locale, { numeric: true });
  // The digits of timestamps order themselves.
  return direction
    ? [...people].sort((a, b) => direction * compare(a.member[key], b.member[key]))
    : people;
}

/** Buttons for an order: upwards, pressed again downwards, then as the company has it; for a table, its first headers. */
export const orderButtons = (
  { order, choose, translate }: RosterView,
  isTable: boolean,
): TemplateResult[] =>
  (['name', 'joinedAt'] as const).map((key) => {
    const direction = order.key === key ? order.direction : 0;
    const press = () => choose({ key, direction: ((direction + 2) % 3) - 1 });
    const button = html`<button part="button" class="button" @click=${press}>
      ${translate(key === 'name' ? key : 'since')} ${'↓↕↑'[direction + 1]}
    </button>`;
    const sort = direction ? (direction > 0 ? 'ascending' : 'descending') : 'none';
    return isTable ? html`<th scope="col" aria-sort=${sort}>${button}</th>` : button;
  });
