import { html, nothing, type TemplateResult } from 'lit';

/** What of a roster is known before its members are. */
export interface SkeletonView {
  readonly layout: 'grid' | 'list';
  readonly isGrouped: boolean;
  /** Members a page. */
  readonly pageSize: number;
}

/** How the people of a first page are usually spread: those in charge, some small groups, one large. */
const usual = { leaders: 6, smallGroups: 3, smallGroupSize: 2, headedRows: 5 };

const shapes = (amount: number) =>
  Array.from({ length: amount }, () => html`<li class="shape"></li>`);

const heading = html`<div class="group-name"></div>`;

function group(size: number, name = ''): TemplateResult | typeof nothing {
  return size > 0
    ? html`<div class="group ${name}">
        ${heading}
        <ul class="people">
          ${shapes(size)}
        </ul>
      </div>`
    : nothing;
}

function groups(pageSize: number): TemplateResult {
  const leaders = Math.min(usual.leaders, pageSize);
  const small = Array.from({ length: usual.smallGroups }, (_, index) => {
    const left = pageSize - leaders - index * usual.smallGroupSize;
    return group(Math.min(usual.smallGroupSize, left));
  });
  const rest = pageSize - leaders - usual.smallGroups * usual.smallGroupSize;
  return html`<ul class="leaders">
      ${shapes(leaders)}
    </ul>
    <div class="groups">${small}${group(rest, 'wide')}</div>`;
}

function rows(pageSize: number, isGrouped: boolean): TemplateResult {
  const headed = isGrouped ? Math.min(usual.headedRows, pageSize) : 0;
  return html`<div class="sort"></div>
    <ul class="rows">
      ${Array.from({ length: headed }, () => html`<li class="group-row"></li>`)} ${shapes(pageSize)}
    </ul>`;
}

const list = (pageSize: number): TemplateResult =>
  html`<ul class="people">
    ${shapes(pageSize)}
  </ul>`;

/** Grey shapes with the count and the size of a first page. */
export function skeleton({ layout, isGrouped, pageSize }: SkeletonView): TemplateResult {
  const isGrid = layout === 'grid';
  const people = isGrouped ? groups(pageSize) : list(pageSize);
  return html`<div class="bar">
      <p class="amount"></p>
      ${isGrid && !isGrouped ? html`<div class="sort"></div>` : nothing}
    </div>
    ${isGrid ? people : rows(pageSize, isGrouped)}
    <div class="end"></div>`;
}
