import { html, svg, type TemplateResult } from 'lit';

/** Words beside a piece of the line that they stand for, by its class. */
export const sample = (line: string, words: string, opacity = 1): TemplateResult =>
  html`<span class="muted"
    >${svg`<svg viewBox="0 0 28 8" aria-hidden="true"><path class=${line} opacity=${opacity} d="M1 4h26"/></svg>`}
    ${words}</span
  >`;
