import { html, icon, nothing, type TemplateResult } from '../../../base.js';
import type { CardView } from '../view.js';
import { factsOf } from '../model/facts.js';

/** Facts about the company, each with an icon. */
export function facts(view: CardView): TemplateResult | typeof nothing {
  const all = factsOf(view);
  return all.length > 0
    ? html`<dl class="facts" part="section">
        ${all.map(
          ({ icon: path, term, showsTerm, value, text = value, detail = term }) =>
            html`<div title=${detail}>
              <dt class=${showsTerm ? 'muted' : 'visually-hidden'}>
                ${showsTerm ? icon(path) : nothing}${term}
              </dt>
              <dd>${showsTerm ? nothing : icon(path)}${text}</dd>
            </div>`,
        )}
      </dl>`
    : nothing;
}
