import { css, nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';

/** Texts in a line that wraps between them; a dot separates those in one line. */
export const items = (
  className: string,
  texts: readonly (string | TemplateResult)[],
  part?: string,
): TemplateResult | typeof nothing =>
  texts.length
    ? html`<p class="items ${className}" part=${part ?? nothing}>
        ${texts.map((text) => [' ', typeof text === 'string' ? html`<span>${text}</span>` : text])}
      </p>`
    : nothing;

/**
 * Each item but the first of a line has a dot before it, in the gap; that of the first is outside, and clipped. The gap
 * is a space between words, so that lines can be balanced.
 */
export const itemStyles = css`
  .items {
    overflow-x: clip;
    word-spacing: 0.75em;
  }
  .items > * {
    display: inline-block;
    position: relative;
    vertical-align: top;
    word-spacing: normal;
  }
  .items > :not(:first-child)::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: -0.64em;
  }
`;
