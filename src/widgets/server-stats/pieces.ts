import { html, svg, type TemplateResult } from 'lit';

/** Numbers in large letters, each with its words. */
export const figures = (
  all: readonly (readonly [words: string, number: string])[],
): TemplateResult =>
  html`<ul class="row figures" part="list">
    ${all.map(([words, number]) => html`<li part="item"><b>${number}</b><bdi class="muted">${words}</bdi></li>`)}
  </ul>`;

/** Words beside a piece of the line that they stand for, by its class; `path` within 28 by 8. */
export const sample = (
  line: string,
  words: string,
  opacity = 1,
  path = 'M1 4h26',
): TemplateResult =>
  html`<span class="muted"
    >${svg`<svg width="28" height="8" aria-hidden="true"><path class=${line} opacity=${opacity} d=${path}></path></svg>`}
    ${words}</span
  >`;
