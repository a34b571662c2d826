import { html, type TemplateResult } from 'lit';
import type { ConvoyLayout } from '../convoy-view.js';

/** Stands where the two lines of times are in a narrow row. */
const line = html`<div class="times"><span class="bone">00:00 00:00 00:00 00:00</span></div>`;

const bones: Readonly<Record<ConvoyLayout, TemplateResult>> = {
  list: html`<div class="leaf bone"></div>
    <div class="name"><span class="bone">00000000 00000000</span></div>
    ${line}
    <div class="facts"><span class="bone">00000000 00000000</span></div>`,
  cards: html`<div class="cover bone"></div>
    <div class="name"><span class="bone">00000000 00000000</span></div>
    ${line}
    <div class="facts"><span class="bone">00000000 00000000</span></div>`,
  compact: html`<div class="leaf"><span class="bone">000 00</span></div>
    <div class="name"><span class="bone">00000000 00000000</span></div>
    <span class="bone">00:00</span>`,
};

/** As many convoys as may come, as high as they will be. */
export const skeleton = (layout: ConvoyLayout, count: number): TemplateResult =>
  html`<ul class="convoys is-${layout}">
    ${Array.from({ length: count }, () => html`<li>${bones[layout]}</li>`)}
  </ul>`;
