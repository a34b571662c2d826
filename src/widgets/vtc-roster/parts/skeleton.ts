import { html, type TemplateResult } from 'lit';

/** What of a roster is known before its members are. */
export interface SkeletonView {
  readonly layout: 'grid' | 'list';
  readonly isGrouped: boolean;
  /** Members a page. */
  readonly pageSize: number;
}

/** How many of a first page are drawn as people in charge, and how many share a heading. */
const leaders = 4;

const bones = (amount: number) =>
  Array.from({ length: amount }, () => html`<li class="shape"></li>`);

/** Grey shapes with the count and the size of a first page. */
export function skeleton({ layout, isGrouped, pageSize }: SkeletonView): TemplateResult {
  const leading = layout === 'grid' && isGrouped ? Math.min(leaders, pageSize) : 0;
  const rest = pageSize - leading;
  return html`<p class="amount"></p>
    ${
      leading > 0
        ? html`<ul class="leaders">
            ${bones(leading)}
          </ul>`
        : ''
    }
    ${rest > 0 && leading > 0 ? html`<div class="group-name"></div>` : ''}
    <ul class=${layout === 'list' ? 'rows' : 'people'}>
      ${bones(rest)}
    </ul>`;
}
