import { html, type TemplateResult } from '../../../base.js';
import type { PartnersLayout } from '../view.js';

/** Enough boxes for the rows of a wide element. */
const boxes = 16;

/** Rows of boxes of the size of partners. */
export const skeleton = (layout: PartnersLayout): TemplateResult =>
  html`<ul class="partners is-${layout}">
    ${Array(boxes).fill(
      html`<li>
        <span class="tile"
          ><span class="skeleton-box"></span><span class="skeleton-box"></span
        ></span>
      </li>`,
    )}
  </ul>`;
