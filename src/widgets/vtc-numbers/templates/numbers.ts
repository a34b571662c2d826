import { html, type TemplateResult } from '../../../base.js';
import { awaited, type NumbersModel } from '../model.js';
import { box } from './skeleton.js';

/** The layout `strip`: large numbers with their labels, and a sentence for screen readers. */
export const strip = ({ figures, sentence }: NumbersModel): TemplateResult =>
  html`<p class="visually-hidden">${sentence}</p>
    <ul class="numbers" part="list" aria-hidden="true">
      ${figures.map((figure) =>
        figure === awaited
          ? box
          : html`<li part="item">
              <b class="heading-text" part="number">${figure.value}</b
              ><span class="label muted" part="label">${figure.label}</span>
            </li>`,
      )}
    </ul>`;

/** The layout `inline`: one number, in the text of the page. */
export const inline = ({ figures: [figure] }: NumbersModel): TemplateResult =>
  html`<span part="number">${figure === awaited ? undefined : figure?.value}</span>`;
