import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icons.js';
import type { CardView } from '../card-view.js';
import { requirements } from '../model/requirements.js';
import { foldButton } from './fold-button.js';

/** How many requirements are always shown; a list with one more is shown as it is. */
const foldedRules = 4;

/** What the company asks of those who apply, the first of them where there are many. */
export function recruitment(view: CardView): TemplateResult | typeof nothing {
  const rules = requirements(view.vtc, view.translate, view.locale);
  const isLong = rules.length > foldedRules + 1;
  const shown = isLong && !view.isOpen('requirements') ? rules.slice(0, foldedRules) : rules;
  return rules.length > 0
    ? html`<div class="requirements muted" part="section">
        <div class="caption">${view.translate('requirements')}</div>
        <ul id="requirements" part="list">
          ${shown.map((rule) => html`<li part="item">${icon('check')}<bdi>${rule}</bdi></li>`)}
        </ul>
        ${isLong ? foldButton(view, 'requirements') : nothing}
      </div>`
    : nothing;
}
