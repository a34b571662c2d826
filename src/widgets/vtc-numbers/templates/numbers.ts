import { html, type TemplateResult } from '../../../base.js';
import type { NumbersModel } from '../model.js';

/** The layout `strip`: large numbers with their labels, and a sentence for screen readers. */
export const strip = ({ figures, sentence }: NumbersModel): TemplateResult =>
  html`<p class="visually-hidden">${sentence}</p>
    <ul class="numbers" part="list" aria-hidden="true">
      ${figures.map(
        ({ value, label }) =>
          html`<li part="item">
            <b part="number">${value}</b><span class="label muted" part="label">${label}</span>
          </li>`,
      )}
    </ul>`;

/** The layout `inline`: the first number, in the text of the page. */
export const inline = ({ figures: [first] }: NumbersModel): TemplateResult =>
  html`<span part="number">${first?.value}</span>`;
