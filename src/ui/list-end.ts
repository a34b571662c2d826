import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../locales/messages.js';
import { moreButton } from './more-button.js';

/** State of the paging. */
export interface ListEndView {
  readonly translate: Translate;
  /** Text of the button; default: "Show more". */
  readonly text?: string | undefined;
  /** Whether there are more items to show. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Shows the next page, or retries a failed one, as `Pager.more` does. */
  readonly more: () => void;
}

/** End of the list: the button for the next page, or a message and a retry button if loading failed. */
export const listEnd = ({
  translate,
  text,
  hasMore,
  isLoading,
  hasFailed,
  more,
}: ListEndView): TemplateResult =>
  html`<div class="end" tabindex="-1" aria-busy=${isLoading}>
    ${
      hasFailed
        ? html`<p class="note" part="note">${translate('failed')}</p>
            <button part="button" class="button" @click=${more}>${translate('retry')}</button>`
        : nothing
    }
    ${hasMore && !hasFailed ? moreButton({ translate, text, press: more }) : nothing}
  </div>`;
