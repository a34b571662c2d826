import { html, type TemplateResult } from 'lit';
import type { ConvoyLayout } from '../convoy-view.js';

/** As many convoys as may come, as high as they will be; each is one element, drawn by styles. */
export const skeleton = (layout: ConvoyLayout, count: number): TemplateResult =>
  html`<ul class="convoys is-${layout} bones">
    ${Array.from({ length: count }, () => html`<li></li>`)}
  </ul>`;
