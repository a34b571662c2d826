import { html, type TemplateResult } from 'lit';

/** Grey shapes of the size of three convoys. */
export const skeleton = (layout: string): TemplateResult =>
  html`<div class="content convoys is-${layout}">
    ${[1, 2, 3].map(() => html`<div class="convoy bone"></div>`)}
  </div>`;
