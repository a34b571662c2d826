import { html, type TemplateResult } from 'lit';
import { maxSideBySide } from './groups.js';

/** Typical numbers for a first page: leaders, members of each group but the last, headings of a table. */
const typical = { leaders: 9, groupSizes: [1, 1, 1, 3, 3, 3, 5, 10], tableHeadings: 12 };

const headingBox = html`<li class="heading-box"></li>`;

const boxes = (amount: number) =>
  Array.from({ length: amount }, () => html`<li class="person-box"></li>`);

const group = (size: number): TemplateResult =>
  html`<ul class="people group ${size > maxSideBySide ? 'wide' : ''}">
    ${boxes(size)}
  </ul>`;

function groups(pageSize: number): TemplateResult {
  const leaders = Math.min(typical.leaders, pageSize);
  let left = pageSize - leaders;
  const sizes = [...typical.groupSizes, Infinity].map((size) => {
    const used = Math.min(size, left);
    left -= used;
    return used;
  });
  return html`<ul class="leaders">
      ${boxes(leaders)}
    </ul>
    <div class="groups">${sizes.filter(Boolean).map(group)}</div>`;
}

/** Rows of a table, each of the first ones below its heading. */
const rows = (pageSize: number, isGrouped: boolean): TemplateResult => {
  const headings = isGrouped ? Math.min(typical.tableHeadings, pageSize) : 0;
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
