import { html, type TemplateResult } from 'lit';

/** Grey shapes of the size of the sections. */
export const skeleton = (names: readonly string[]): TemplateResult =>
  html`<div class="content">
    ${names.map((name) => html`<div class="bone is-${name}"></div>`)}
  </div>`;
