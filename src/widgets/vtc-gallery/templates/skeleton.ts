import { html, type TemplateResult } from '../../../base.js';
import type { SkeletonView } from '../view.js';
import { frameClass } from './pictures.js';

/** Boxes with the number and the size of a first page's pictures. */
export const skeleton = ({ layout, limit, hasPictures }: SkeletonView): TemplateResult =>
  html`<div class=${frameClass(layout, hasPictures)}>
    <ul class=${hasPictures ? `pictures ${layout}` : 'titles'} data-count=${limit}>
      ${Array(limit).fill(html`<li><div class="skeleton-box"></div></li>`)}
    </ul>
    <div class="end"></div>
  </div>`;

/** Boxes in the place of the tabs. */
export const tabsSkeleton = (): TemplateResult =>
  html`<div class="scroll-area" aria-hidden="true">
    <div class="albums scroller">
      ${Array(4).fill(html`<div class="album skeleton-box"></div>`)}
    </div>
  </div>`;
