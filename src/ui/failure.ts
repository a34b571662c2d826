import { nothing, type TemplateResult } from 'lit';
import { html } from './html.js';
import type { Translate } from '../locales/messages.js';
import { icon, icons } from './icons.js';

/** A failure, and the button that may help. */
export interface FailureView {
  readonly translate: Translate;
  /** What is said about it. */
  readonly content: unknown;
  /** Path of the icon; default: `icons.alert`. */
  readonly iconPath?: string;
  /** What could not be loaded, for the accessible name of the button; empty for none. */
  readonly name: string;
  /** Loads again; undefined where that cannot help. */
  readonly retry: (() => void) | undefined;
  /** Whether it is all that will be shown, as in an empty element. */
  readonly isBoxed?: boolean;
}

/** A failure in one line: icon, sentence, and a retry button where it can help. */
export function failureMessage(view: FailureView): TemplateResult {
  const { translate, content, iconPath = icons.alert, name, retry, isBoxed } = view;
  const text = translate('retry');
  return html`<div class="failure ${isBoxed ? 'boxed' : ''}">
    ${icon(iconPath)}
    <div class="reason">${content}</div>
    ${
      retry
        ? html`<button
            part="button"
            class="button"
            type="button"
            aria-label=${name ? translate('labelled', { label: text, value: name }) : nothing}
            @click=${retry}
          >
            ${text}
          </button>`
        : nothing
    }
  </div>`;
}

export const failureNote = (text: string): TemplateResult =>
  html`<p class="note" part="note">${text}</p>`;
