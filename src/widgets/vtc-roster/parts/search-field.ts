import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../../locales/messages.js';
import { icon } from '../../../ui/icons.js';

/** What the field is drawn with. */
export interface SearchView {
  readonly translate: Translate;
  /** What is in the field. */
  readonly text: string;
  /** The visitor is about to type. */
  readonly prepare: () => void;
  /** The visitor typed. */
  readonly search: (text: string) => void;
}

/** A field that finds members by name, with a button that clears it. */
export function searchField({ translate, text, prepare, search }: SearchView): TemplateResult {
  const type = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) search(target.value);
  };
  const clear = ({ currentTarget }: Event) => {
    search('');
    // The button goes, so the visitor goes on in the field.
    if (currentTarget instanceof Element)
      currentTarget.parentElement?.querySelector('input')?.focus();
  };
  const label = translate('searchMembers');
  return html`<div class="search" part="search" role="search">
    ${icon('search')}
    <input
      type="search"
      aria-label=${label}
      placeholder=${label}
      autocomplete="off"
      spellcheck="false"
      .value=${text}
      @focus=${prepare}
      @input=${type}
    />
    ${
      text
        ? html`<button class="clear" aria-label=${translate('clearSearch')} @click=${clear}>
            ${icon('close')}
          </button>`
        : nothing
    }
  </div>`;
}
