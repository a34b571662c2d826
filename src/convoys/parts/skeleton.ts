import { html, type TemplateResult } from 'lit';
import type { ConvoyLayout } from '../convoy-view.js';

const lines = html`<div class="name"><span class="bone"></span></div>
  <div class="times"><span class="bone"></span></div>
  <div class="facts"><span class="bone"></span></div>`;

const bones: Readonly<Record<ConvoyLayout, TemplateResult>> = {
  list: html`<div class="leaf bone"></div>
    ${lines}`,
  cards: html`<div class="cover bone"></div>
    ${lines}`,
  compact: html`<span class="day bone"></span>
    <div class="name"><span class="bone"></span></div>`,
};

/** As many convoys as may come, as high as they will be. */
export const skeleton = (layout: ConvoyLayout, count: number): TemplateResult =>
  html`<ul class="convoys is-${layout}">
    ${Array.from({ length: count }, () => html`<li>${bones[layout]}</li>`)}
  </ul>`;
