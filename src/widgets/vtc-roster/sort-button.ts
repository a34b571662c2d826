import { html, nothing, type TemplateResult } from 'lit';
import type { RosterView, SortKey } from './roster-view.js';

/** How a column is sorted, in the words of `aria-sort`. */
export const direction = (view: RosterView, key: SortKey): 'none' | 'ascending' | 'descending' =>
  view.sortKey !== key ? 'none' : view.isDescending ? 'descending' : 'ascending';

const arrows = { none: '↕', ascending: '↑', descending: '↓' } as const;

/** The name of a column; a button where the list can be sorted by it. */
export function sortButton(view: RosterView, key: SortKey): TemplateResult {
  const { language, sort, sortKey, layout } = view;
  const pressed = layout === 'grid' ? sortKey === key : nothing;
  const words = language.say(key);
  return sort
    ? html`<button class="sort" part="button" aria-pressed=${pressed} @click=${() => sort(key)}>
        ${words} <span aria-hidden="true">${arrows[direction(view, key)]}</span>
      </button>`
    : html`${words}`;
}
