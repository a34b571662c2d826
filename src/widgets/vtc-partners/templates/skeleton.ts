import { html, type TemplateResult } from '../../../base.js';
import type { PartnersLayout } from '../view.js';

interface SkeletonSettings {
  layout: PartnersLayout;
  limit: number;
}

/** Boxes of the number and the size of the first partners. */
export const skeleton = ({ layout, limit }: SkeletonSettings): TemplateResult =>
  html`<ul class="partners is-${layout} ${layout === 'logos' ? 'scroller' : ''}">
    ${Array(limit).fill(
      html`<li>
        <span class="tile"
          ><span class="skeleton-box"></span><span class="skeleton-box"></span
        ></span>
      </li>`,
    )}
  </ul>`;
