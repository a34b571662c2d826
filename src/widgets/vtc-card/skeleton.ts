import { html, type TemplateResult } from 'lit';

const bone = (name: string) => html`<div class="bone ${name}"></div>`;

/** Grey shapes of the size of a card that fills the sections it shows. */
export const skeleton = (layout: string, shown: readonly string[]): TemplateResult =>
  layout === 'badge'
    ? html`<div class="badge-line">${bone('logo')}${bone('line')}</div>`
    : html`<div class="content is-${layout}">
        <div class="cover bone"></div>
        <div class="head">
          ${bone('logo')}
          <div class="who">${bone('line')}</div>
        </div>
        ${bone('line')}
        <div class="sections bones">${shown.map((section) => bone(section))}</div>
      </div>`;
