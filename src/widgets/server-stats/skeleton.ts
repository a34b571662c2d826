import { html, type TemplateResult } from 'lit';

/** Grey shapes of the size of the sections. */
export const skeleton = (sections: readonly string[], layout: string): TemplateResult =>
  layout === 'compact'
    ? html`<div class="bone is-compact"></div>`
    : html`<div class="panels">
        ${sections.map((name) => html`<div class="bone is-${name}"></div>`)}
      </div>`;
