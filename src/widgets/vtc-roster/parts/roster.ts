import { html, nothing, type TemplateResult } from 'lit';
import type { RosterModel } from '../model/roster-model.js';
import { amountText, type AmountView, nobodyFound } from './amount.js';
import { peopleGroups, peopleList } from './groups.js';
import { listEnd, type ListEndView } from './list-end.js';
import { peopleTable } from './people-table.js';
import { sortButton } from './sort-buttons.js';
import type { PeopleView } from './view.js';

/** What a roster is drawn with. */
export interface RosterView extends PeopleView {
  readonly model: RosterModel;
  readonly layout: 'grid' | 'list';
  readonly amount: AmountView;
  readonly end: ListEndView;
}

function everybody(view: RosterView): TemplateResult {
  const { model, layout } = view;
  const { arrangement, isGrouped } = model;
  if (layout === 'list') return peopleTable(view, arrangement, isGrouped);
  return isGrouped ? peopleGroups(view, arrangement) : peopleList(view, arrangement);
}

/** How many there are, the people, and the way to more of them. */
export function roster(view: RosterView): TemplateResult {
  const { model, layout, amount } = view;
  const isFound = model.found > 0;
  const hasSortButtons = isFound && layout === 'grid' && !model.isGrouped;
  return html`<div class="bar">
      <p class="amount">${isFound ? amountText(amount) : nothing}</p>
      ${hasSortButtons ? [sortButton(view, 'name'), sortButton(view, 'joinedAt')] : nothing}
    </div>
    ${isFound ? everybody(view) : nobodyFound(amount)} ${listEnd(view.end)}`;
}
