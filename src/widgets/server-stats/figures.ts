import { html, type TemplateResult } from 'lit';

/** Numbers in large letters, each with its words. */
export const figures = (
  all: readonly (readonly [words: string, number: string])[],
): TemplateResult =>
  html`<ul class="row figures" part="list">
    ${all.map(([words, number]) => html`<li part="item"><b>${number}</b><bdi class="muted">${words}</bdi></li>`)}
  </ul>`;
