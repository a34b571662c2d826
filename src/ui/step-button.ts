import { css, type CSSResultGroup, nothing, type TemplateResult } from 'lit';
import { html } from './html.js';
import { icon, icons } from './icons.js';

/** A button that shows the next (1) or the previous (-1) of several things. */
export interface StepButton {
  readonly by: 1 | -1;
  readonly label: string;
  /** Whether there is such a thing. */
  readonly isPossible: boolean;
  readonly press: () => void;
}

/** An arrow in reading direction. Where no step is possible, the button keeps its place and its focus. */
export const stepButton = ({ by, label, isPossible, press }: StepButton): TemplateResult =>
  html`<button
    part="button"
    class="icon-button ${by > 0 ? 'next' : 'previous'}"
    type="button"
    aria-label=${label}
    title=${label}
    aria-disabled=${isPossible ? nothing : 'true'}
    @click=${() => isPossible && press()}
  >
    ${icon(icons.chevronDown)}
  </button>`;

/** Turns the icon of a class `next` or `previous` in reading direction. */
export const stepIconStyles = css`
  .previous > .icon,
  [dir='rtl'] .next > .icon {
    rotate: 90deg;
  }
  .next > .icon,
  [dir='rtl'] .previous > .icon {
    rotate: -90deg;
  }
`;

/** Styles of `stepButton`; the element styles `.icon-button`. */
export const stepButtonStyles: CSSResultGroup = [
  stepIconStyles,
  css`
    .icon-button {
      font-size: 1.125rem;
    }
    .icon-button[aria-disabled] {
      background: none;
      cursor: default;
    }
    [aria-disabled] > .icon {
      opacity: 0.35;
    }
  `,
];
