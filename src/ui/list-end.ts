import { nothing, type TemplateResult } from 'lit';
import { html } from './html.js';
import type { Translate } from '../locales/messages.js';
import { failureMessage, failureNote } from './failure.js';
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
  /** Text of a failure; default: that this could not be loaded. */
  readonly failedText?: string | undefined;
  /** Name of the list, for the accessible name of the retry button. */
  readonly name?: string | undefined;
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
  failedText = translate('failed'),
  name = '',
  more,
}: ListEndView): TemplateResult =>
  html`<div class="end" tabindex="-1" aria-busy=${isLoading}>
    ${
      hasFailed
        ? failureMessage({
            translate,
            content: failureNote(translate('sentence', { text: failedText })),
            name,
            retry: more,
          })
        : nothing
    }
    ${hasMore && !hasFailed ? moreButton({ translate, text, press: more }) : nothing}
  </div>`;
