import { html, icon, icons, nothing, type TemplateResult, type Translate } from '../../../base.js';
import type { RosterModel } from '../model/roster-model.js';

/** Data and callbacks of the search field. */
export interface SearchView {
  /** Value of the field. */
  readonly text: string;
  /** Called on focus, before the first letter is typed. */
  readonly prepare: () => void;
  /** Called on every change of the value. */
  readonly search: (text: string) => void;
}

/** Number of members that match or are loaded, of how many; while not all are loaded, the progress of a search. */
export function memberCountText(translate: Translate, model: RosterModel): string {
  const { loadedCount: loaded, totalCount: total, matchCount: count, filter } = model;
  const isPartial = loaded < total;
  if (!filter && isPartial) return translate('membersShown', { shown: loaded, total });
  const noMatch = filter === 'name' ? 'noMemberFound' : 'noMemberInRole';
  const text = count > 0 ? translate('members', { count }) : translate(noMatch);
  return isPartial
    ? `${text} · ${translate('membersSearched', { searched: loaded, total })}`
    : text;
}

/** A field that filters members by name, with a button that clears it. */
function searchField(translate: Translate, { text, prepare, search }: SearchView): TemplateResult {
  const onInput = ({ target }: { target: HTMLInputElement }) => {
    search(target.value);
  };
  const clear = ({ currentTarget }: { currentTarget: Element }) => {
    search('');
    // The button is removed: keep the focus in the field.
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  const label = translate('searchMembers');
  return html`<div class="search" part="search" role="search">
    ${icon(icons.search)}
    <input
      type="search"
      aria-label=${label}
      placeholder=${label}
      autocomplete="off"
      spellcheck="false"
      .value=${text}
      @focus=${prepare}
      @input=${onInput}
    />
    ${
      text
        ? html`<button class="clear" aria-label=${translate('clearSearch')} @click=${clear}>
            ${icon(icons.close)}
          </button>`
        : nothing
    }
  </div>`;
}

/** Number of members and search field beside the heading; no number while nothing is loaded or nothing matches. */
export const headingAside = (
  translate: Translate,
  model: RosterModel | undefined,
  search: SearchView | undefined,
): TemplateResult =>
  html`<p class="amount secondary">
      ${model?.matchCount ? memberCountText(translate, model) : nothing}
    </p>
    ${search ? searchField(translate, search) : nothing}`;
