import { html, type TemplateResult } from 'lit';

const bones = (...names: string[]) => names.map((name) => html`<div class="bone ${name}"></div>`);

/** Grey shapes of the size of a card that fills its sections. */
export const skeleton = (layout: string): TemplateResult =>
  layout === 'badge'
    ? html`<div class="content"><div class="badge-line">${bones('logo', 'line')}</div></div>`
    : html`<div class="content is-${layout}">
        <div class="cover bone"></div>
        <div class="head">
          ${bones('logo')}
          <div class="who">${bones('line')}</div>
        </div>
        <div class="sections">${bones('row', 'text', 'box', 'box', 'row')}</div>
      </div>`;
