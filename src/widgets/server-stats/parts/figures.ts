import { html, type TemplateResult } from 'lit';

/** A number with what it counts. */
export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** Numbers in a row, each above its label. */
export const figures = (all: readonly Figure[]): TemplateResult =>
  html`<ul class="figures" part="list">
    ${all.map(
      ({ label, value }) =>
        html`<li part="item"><b>${value}</b><bdi class="muted">${label}</bdi></li>`,
    )}
  </ul>`;
