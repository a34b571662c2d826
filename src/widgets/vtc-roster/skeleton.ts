import { html, type TemplateResult } from 'lit';

/** Grey shapes of the size of a roster's beginning. */
export const skeleton = (layout: string): TemplateResult =>
  html`<ul class=${layout}>
    ${Array(50).fill(html`<li class="bone"></li>`)}
  </ul>`;
