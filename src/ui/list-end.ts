import { nothing, type TemplateResult } from 'lit';
import { html } from './html.js';
import type { Translate } from '../locales/messages.js';
import { failureMessage, failureNote } from './failure.js';
import { expandButton } from './expand-button.js';

/** The end of a list with pages. */
export interface ListEndView {
  readonly translate: Translate;
  /** Text of the button; default: "Show more". */
  readonly text?: string | undefined;
  /** How many more items a press of the button shows, if it is known. */
  readonly count?: number | undefined;
  /** Whether there are more items to show. */
  readonly hasMore: boolean;
  /** Text of a failure; default: that this could not be loaded. */
  readonly failedText?: string | undefined;
  /** Name of the list, for the accessible name of the retry button. */
  readonly name?: string | undefined;
  readonly pager: {
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
    /** Shows the next page, or retries a failed one. */
    readonly showNext: () => void;
  };
}

/** End of the list: the button for the next page, or a message and a retry button if loading failed. */
export const listEnd = ({
  translate,
  text,
  count,
  hasMore,
  failedText = translate('failed'),
  name = '',
  pager: { isLoading, hasFailed, showNext },
}: ListEndView): TemplateResult =>
  html`<div class="end" tabindex="-1" aria-busy=${isLoading}>
    ${
      hasFailed
        ? failureMessage({
            translate,
            content: failureNote(translate('sentence', { text: failedText })),
            name,
            retry: showNext,
          })
        : nothing
    }
    ${hasMore && !hasFailed ? expandButton({ translate, text, count, press: showNext }) : nothing}
  </div>`;
