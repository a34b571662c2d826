import { html, type TemplateResult } from 'lit';

const bone = (name: string) => html`<div class="bone ${name}"></div>`;

/** Grey shapes of the size of a card that fills the sections it shows. */
export const skeleton = (layout: string, shown: readonly string[]): TemplateResult =>
  html`<div class="content is-${layout}">
    ${
      layout === 'badge'
        ? bone('logo')
        : html`${bone('cover')}${bone('logo')}${bone('')}
            <div class="sections">${shown.map(bone)}</div>`
    }
  </div>`;
