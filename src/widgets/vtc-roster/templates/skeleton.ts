import { html, nothing, type TemplateResult } from 'lit';

/** Attributes that decide the shape of a roster. */
export interface SkeletonView {
  readonly layout: 'grid' | 'list';
  readonly isGrouped: boolean;
  /** Members per page. */
  readonly pageSize: number;
}

/** Typical numbers for a first page: leaders, some small groups, one large group; headings of a table. */
const typical = { leaders: 6, smallGroups: 3, smallGroupSize: 2, tableHeadings: 5 };

const boxes = (amount: number, name = 'person-box') =>
  Array.from({ length: amount }, () => html`<li class=${name}></li>`);

const group = (size: number, name = ''): TemplateResult | typeof nothing =>
  size > 0
    ? html`<ul class="people group ${name}">
        ${boxes(size)}
      </ul>`
    : nothing;

function groups(pageSize: number): TemplateResult {
  const leaders = Math.min(typical.leaders, pageSize);
  const small = Array.from({ length: typical.smallGroups }, (_, index) => {
    const left = pageSize - leaders - index * typical.smallGroupSize;
    return group(Math.min(typical.smallGroupSize, left));
  });
  const rest = pageSize - leaders - typical.smallGroups * typical.smallGroupSize;
  return html`<ul class="leaders">
      ${boxes(leaders)}
    </ul>
    <div class="groups">${small}${group(rest, 'wide')}</div>`;
}

const rows = (pageSize: number, isGrouped: boolean): TemplateResult =>
  html`<div class="sort-bar"></div>
    <ul class="rows">
      ${isGrouped ? boxes(Math.min(typical.tableHeadings, pageSize), 'heading-box') : nothing}
      ${boxes(pageSize)}
    </ul>`;

const list = (pageSize: number): TemplateResult =>
  html`<div class="sort-bar"></div>
    <ul class="people">
      ${boxes(pageSize)}
    </ul>`;

/** Boxes with the number and the size of a first page's members. */
export function skeleton({ layout, isGrouped, pageSize }: SkeletonView): TemplateResult {
  const grid = isGrouped ? groups(pageSize) : list(pageSize);
  return html`${layout === 'grid' ? grid : rows(pageSize, isGrouped)}
    <div class="end"></div>`;
}
