import { html, type TemplateResult } from '../../../base.js';
import { maxSideBySide } from './groups.js';

/** Typical numbers of leaders and of members of each group, and number of groups of a table, on a first page. */
const typicalSizes = [9, 1, 1, 1, 3, 3, 3, 5, 10, Infinity];
const typicalGroups = 12;

const headingBox = html`<li class="heading-box"></li>`;

const boxes = (amount: number): TemplateResult[] =>
  Array<TemplateResult>(amount).fill(html`<li class="person-box"></li>`);

const group = (size: number): TemplateResult =>
  html`<ul class="people group ${size > maxSideBySide ? 'wide' : ''}">
    ${boxes(size)}
  </ul>`;

function groups(pageSize: number): TemplateResult {
  let left = pageSize;
  const [leaders = 0, ...others] = typicalSizes.map((size) => {
    const used = Math.min(size, left);
    left -= used;
    return used;
  });
  return html`<ul class="leaders">
      ${boxes(leaders)}
    </ul>
    <div class="groups">${others.filter(Boolean).map(group)}</div>`;
}

/** Rows of a table, each of the first ones below its heading. */
const rows = (pageSize: number, isGrouped: boolean): TemplateResult => {
  const headings = isGrouped ? Math.min(typicalGroups, Math.ceil(pageSize * 0.55)) : 0;
  return html`<div class="sort-bar"></div>
    <ul class="rows">
      ${boxes(headings).map((row) => [headingBox, row])} ${boxes(pageSize - headings)}
    </ul>`;
};

const list = (pageSize: number): TemplateResult =>
  html`<div class="sort-bar"></div>
    <ul class="people">
      ${boxes(pageSize)}
    </ul>`;

/** Boxes with the number and the size of a first page's members. */
export function skeleton(layout: string, isGrouped: boolean, pageSize: number): TemplateResult {
  const grid = isGrouped ? groups(pageSize) : list(pageSize);
  return html`${layout === 'grid' ? grid : rows(pageSize, isGrouped)}
    <div class="end"></div>`;
}
