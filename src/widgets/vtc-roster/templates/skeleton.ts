import { html, nothing, type TemplateResult } from '../../../base.js';
import { groupClass } from './groups.js';

/** Typical numbers of leaders and of members of each group on a first page. */
const typicalSizes = [11, 3, 3, 3, 5, 10, Infinity];

const headingBox = html`<li class="heading-box"></li>`;

const boxes = (amount: number, box = html`<li class="person-box"></li>`): TemplateResult[] =>
  Array<TemplateResult>(amount).fill(box);

const leaderBox = html`<li class="person-box leading"></li>`;

const group = (size: number): TemplateResult =>
  html`<ul class="people ${groupClass(size)}">
    ${boxes(size)}
  </ul>`;

/** The sizes of the groups of a page. */
function sizesOf(sizes: readonly number[], pageSize: number): number[] {
  let left = pageSize;
  return sizes.map((size) => {
    const used = Math.min(size, left);
    left -= used;
    return used;
  });
}

function groups(pageSize: number): TemplateResult {
  const [leaders = 0, ...others] = sizesOf(typicalSizes, pageSize);
  return html`<ul class="leaders">
      ${boxes(leaders)}
    </ul>
    <div class="groups">${others.filter(Boolean).map(group)}</div>`;
}

/** Rows of a table, each group below its heading. */
const rows = (pageSize: number, isGrouped: boolean): TemplateResult => {
  const sizes = isGrouped ? sizesOf(typicalSizes, pageSize).filter(Boolean) : [pageSize];
  return html`<div class="columns-box"></div>
    <ul class="rows">
      ${sizes.map((size, index) => [
        isGrouped ? headingBox : nothing,
        boxes(size, isGrouped && index === 0 ? leaderBox : undefined),
      ])}
    </ul>`;
};

const list = (pageSize: number): TemplateResult =>
  html`<ul class="people">
    ${boxes(pageSize)}
  </ul>`;

/** Boxes with the number and the size of a first page's members. */
export function skeleton(layout: string, isGrouped: boolean, pageSize: number): TemplateResult {
  const grid = isGrouped ? groups(pageSize) : list(pageSize);
  return html`${layout === 'grid' ? grid : rows(pageSize, isGrouped)}
    <div class="end"></div>`;
}
