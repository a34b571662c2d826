import { css, nothing, type TemplateResult } from 'lit';
import { html } from './html.js';
import type { Translate } from '../locales/messages.js';
import { icon, icons } from './icons.js';

/** A button that shows more of a list or a text. */
export interface ExpandButton {
  readonly translate: Translate;
  /** Whether everything is shown; undefined for a button that only adds a page and never hides it again. */
  readonly isOpen?: boolean;
  /** Text of the button; default: "Show more" or "Show less". */
  readonly text?: string | undefined;
  /** How many more items a press shows, if it is known. */
  readonly count?: number | undefined;
  /** Name of the items, for its accessible name. */
  readonly subject?: string | undefined;
  /** Id of the list or the text. */
  readonly controls?: string;
  readonly press: () => void;
}

function defaultText({ translate, isOpen, count }: ExpandButton): string {
  if (isOpen) return translate('less');
  return count && count > 0 ? translate('moreCount', { count }) : translate('more');
}

/** "Show more", with the number of items if it is known, or "Show less" where everything is shown. */
export function expandButton(button: ExpandButton): TemplateResult {
  const { translate, isOpen, subject, controls, press } = button;
  const text = button.text ?? defaultText(button);
  return html`<button
    class="text-button"
    part="button"
    type="button"
    aria-label=${subject === undefined ? nothing : translate('labelled', { label: text, value: subject })}
    aria-expanded=${isOpen ?? nothing}
    aria-controls=${controls ?? nothing}
    @click=${press}
  >
    ${text}${icon(icons.chevronDown)}
  </button>`;
}

export const expandButtonStyles = css`
  .text-button {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    min-block-size: 2.67em;
    padding: 0;
    color: var(--link);
    font-size: var(--text-m);
    font-weight: 600;
  }
  /* Its text, not its target, is as far from the end of the element as the heading is from the start. */
  .end > .text-button {
    margin-block-end: calc((1.1em - 2.67em) / 2);
    vertical-align: top;
  }
  .text-button:hover {
    text-decoration: underline;
  }
  .text-button[aria-expanded='true'] > .icon {
    rotate: 180deg;
  }
`;
