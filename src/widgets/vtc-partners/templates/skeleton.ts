import { html, type TemplateResult } from '../../../base.js';
import type { PartnersLayout } from '../view.js';

interface SkeletonSettings {
  layout: PartnersLayout;
  limit: number;
}

const logo = html`<span class="avatar"></span>`;
/** In place of the name and the line below it. */
const lines = html`<span class="skeleton-box text-lines"></span>`;

const boxes = {
  grid: html`<span class="cover"></span>${logo}${lines}`,
  list: html`${logo}${lines}`,
  logos: html`${logo}${lines}`,
};

/** Boxes of the number and the size of the first partners. */
export const skeleton = ({ layout, limit }: SkeletonSettings): TemplateResult =>
  html`<ul class="partners is-${layout}">
    ${Array(limit).fill(html`<li><span class="tile">${boxes[layout]}</span></li>`)}
  </ul>`;
