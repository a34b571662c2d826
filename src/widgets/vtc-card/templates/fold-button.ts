import { html, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icons.js';
import type { CardView, Fold } from '../card-view.js';

/** The button that unfolds a text of a card and folds it again. */
export function foldButton({ translate, isOpen, toggle }: CardView, fold: Fold): TemplateResult {
  const open = isOpen(fold);
  return html`<button
    class="fold"
    part="button"
    type="button"
    aria-expanded=${open}
    aria-controls=${fold}
    @click=${() => toggle(fold)}
  >
    ${translate(open ? 'less' : 'more')}${icon('chevronDown')}
  </button>`;
}
