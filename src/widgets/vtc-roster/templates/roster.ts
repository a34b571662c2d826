import { html, nothing, type TemplateResult } from 'lit';
import { oneOf } from '../../../element/attributes.js';
import { listEnd, type ListEndView } from '../../../ui/list-end.js';
import type { RosterModel } from '../model/roster-model.js';
import { memberCountText, type MemberCountView, noMatchMessage } from './member-count.js';
import { peopleGroups, peopleList } from './groups.js';
import { searchField, type SearchView } from './search-field.js';
import { peopleTable, sortButton } from './table.js';
import type { PeopleView } from './view.js';

/** Layouts of the roster. */
export const layouts = oneOf('grid', 'list');

/** Layout of the roster. */
export type RosterLayout = (typeof layouts.values)[number];

/** Data and callbacks of the roster's templates. */
export interface RosterView extends PeopleView {
  readonly model: RosterModel;
  readonly layout: RosterLayout;
  readonly memberCount: MemberCountView;
  readonly end: ListEndView;
}

function people(view: RosterView): TemplateResult {
  const { model, layout } = view;
  const { arrangement, isGrouped } = model;
  if (layout === 'list') return peopleTable(view, arrangement, isGrouped);
  return isGrouped ? peopleGroups(view, arrangement) : peopleList(view, arrangement);
}

/** Members, and the button for more of them. */
export function roster(view: RosterView): TemplateResult {
  const { model, layout, memberCount } = view;
  const hasMatches = model.matchCount > 0;
  const hasSortButtons = hasMatches && layout === 'grid' && !model.isGrouped;
  return html`${
    hasSortButtons
      ? html`<div class="sort-bar">${sortButton(view, 'name')}${sortButton(view, 'joinedAt')}</div>`
      : nothing
  }
  ${hasMatches ? people(view) : noMatchMessage(memberCount)} ${listEnd(view.end)}`;
}

/** Number of members and search field beside the heading; no number while nothing is loaded or nothing matches. */
export const headingAside = (
  memberCount: MemberCountView | undefined,
  search: SearchView | undefined,
): TemplateResult =>
  html`<p class="amount">
      ${memberCount && memberCount.matchCount > 0 ? memberCountText(memberCount) : nothing}
    </p>
    ${search ? searchField(search) : nothing}`;
