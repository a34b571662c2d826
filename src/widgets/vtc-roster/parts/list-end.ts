import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../../locales/messages.js';

/** What the end of a list is drawn with. */
export interface ListEndView {
  readonly translate: Translate;
  /** Whether there is more to show. */
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
  /** Shows the next page, or tries again where reading it failed. */
  readonly more: () => void;
}

/** The end of the list: the button for more, and why there is nothing more where reading failed. */
export const listEnd = ({
  translate,
  hasMore,
  isReading,
  hasFailed,
  more,
}: ListEndView): TemplateResult =>
  html`<div class="end" tabindex="-1" aria-busy=${isReading}>
    ${hasFailed ? html`<p class="note" part="note">${translate('failed')}</p>` : nothing}
    ${
      hasFailed || hasMore
        ? html`<button part="button" class="button" @click=${more}>
            ${translate(hasFailed ? 'retry' : 'more')}
          </button>`
        : nothing
    }
  </div>`;
