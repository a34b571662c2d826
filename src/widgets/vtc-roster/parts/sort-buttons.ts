import { html, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icons.js';
import { directionOf, type SortKey } from '../model/sort-order.js';
import type { PeopleView } from './view.js';

const labels = { name: 'name', joinedAt: 'joined' } as const;

/** A button that sorts people: ascending, pressed again descending, then as the company has it. */
export function sortButton(
  { sortOrder, sort, translate }: PeopleView,
  key: SortKey,
): TemplateResult {
  const sign = directionOf(sortOrder, key) ?? 'unsorted';
  return html`<button part="button" class="sort" @click=${() => sort(key)}>
    ${translate(labels[key])}${icon(sign)}
  </button>`;
}

/** The header of a column that can be sorted. */
export const sortHeader = (view: PeopleView, key: SortKey): TemplateResult =>
  html`<th scope="col" aria-sort=${directionOf(view.sortOrder, key) ?? 'none'}>
    ${sortButton(view, key)}
  </th>`;
