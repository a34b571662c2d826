import { html, type TemplateResult } from '../../../base.js';

/** A box for each number and its label. */
export const stripSkeleton = (count: number): TemplateResult =>
  html`<ul class="numbers">
    ${Array(count).fill(
      html`<li><b class="skeleton-box"></b><span class="label skeleton-box"></span></li>`,
    )}
  </ul>`;

/** A box of the width of a number. */
export const inlineSkeleton = (): TemplateResult => html`<span class="skeleton-box"></span>`;
