import {
  type ElementEvent,
  html,
  icon,
  icons,
  listEnd,
  nothing,
  type TemplateResult,
} from '../../../base.js';
import { peopleGroups, peopleList } from './groups.js';
import { memberCountText } from './header.js';
import { peopleTable } from './table.js';
import type { RosterView } from '../view.js';

/** Message for a search or a filter without a match, with a button that clears the search. */
function noMatchMessage({ model, translate, showAll }: RosterView): TemplateResult {
  const clear = ({ currentTarget }: ElementEvent) => {
    currentTarget.closest('.base')?.querySelector<HTMLElement>('.search input')?.focus();
    showAll();
  };
  const isByName = model.filter === 'name';
  return html`<div class="message">
    ${icon(isByName ? icons.searchEmpty : icons.people)}
    <p>${memberCountText(translate, model)}</p>
    ${
      isByName
        ? html`<button part="button" class="button" @click=${clear}>
            ${translate('showAll')}
          </button>`
        : nothing
    }
  </div>`;
}

function people(view: RosterView): unknown {
  if (view.layout === 'list') return peopleTable(view);
  const list = view.model.isGrouped ? peopleGroups : peopleList;
  return view.progressive.render(() => list(view));
}

/** Members, and the button for more of them. */
export const roster = (view: RosterView): TemplateResult =>
  html`${view.model.matchCount > 0 ? people(view) : noMatchMessage(view)} ${listEnd(view.end)}`;
