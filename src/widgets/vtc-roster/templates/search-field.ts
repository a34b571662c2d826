import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../../locales/messages.js';
import { icon, icons } from '../../../ui/icons.js';

/** Data and callbacks of the search field. */
export interface SearchView {
  readonly translate: Translate;
  /** Value of the field. */
  readonly text: string;
  /** Called on focus, before the first letter is typed. */
  readonly prepare: () => void;
  /** Called on every change of the value. */
  readonly search: (text: string) => void;
}

/** A field that filters members by name, with a button that clears it. */
export function searchField({ translate, text, prepare, search }: SearchView): TemplateResult {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) search(target.value);
  };
  const clear = ({ currentTarget }: Event) => {
    search('');
    // The button is removed: keep the focus in the field.
    if (currentTarget instanceof Element)
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
