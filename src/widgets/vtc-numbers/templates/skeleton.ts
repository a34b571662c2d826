import { html, type TemplateResult } from '../../../base.js';

/** Boxes in place of a number and its label. */
export const box = html`<li>
  <b class="skeleton-box"></b><span class="label skeleton-box"></span>
</li>`;

/** Boxes for each number and its label. */
export const stripSkeleton = (count: number): TemplateResult =>
  html`<ul class="numbers">
    ${Array(count).fill(box)}
  </ul>`;

/** A box of the width of a number. */
export const inlineSkeleton = (): TemplateResult => html`<span class="skeleton-box"></span>`;
