import { html, type TemplateResult } from 'lit';

/** Numbers in large letters, each above its words. */
export const figures = (
  all: readonly (readonly [words: string, number: string])[],
): TemplateResult =>
  html`<dl>
    ${all.map(
      ([words, number]) =>
        html`<div>
          <dt>${words}</dt>
          <dd>${number}</dd>
        </div>`,
    )}
  </dl>`;
