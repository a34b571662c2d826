import { html, svg, type TemplateResult } from 'lit';

/** Numbers in large letters, each with its words. */
export const figures = (
  all: readonly (readonly [words: string, number: string])[],
): TemplateResult =>
  html`<ul class="row figures" part="list">
    ${all.map(([words, number]) => html`<li part="item"><b>${number}</b><bdi class="muted">${words}</bdi></li>`)}
  </ul>`;

/** Words beside a piece of the line that they stand for, by its class; without one where it is not drawn. */
export const sample = (line: string, path: string, words: string): TemplateResult =>
  html`<span
    >${path && svg`<svg width="28" height="8" aria-hidden="true"><path class=${line} d="M1 4h26"></path></svg>`}
    ${words}</span
  >`;
