import { html, nothing, type TemplateResult } from 'lit';
import type { CardView } from '../card-view.js';
import { descriptionOf } from '../model/description.js';
import { foldButton } from './fold-button.js';

/** What the company says of itself, folded where it is long, and the words for its style. */
export function about(view: CardView): TemplateResult | typeof nothing {
  const { full, dense, isLong } = descriptionOf(view.vtc);
  const { styleTags = [] } = view.vtc;
  if (!full && styleTags.length === 0) return nothing;
  const isFolded = isLong && !view.isOpen('about');
  return html`<div class="about" part="section">
    ${
      full
        ? html`<p id="about" class="description ${isFolded ? 'folded' : ''}" dir="auto">
            ${isLong && !isFolded ? full : dense}
          </p>`
        : nothing
    }
    ${isLong ? foldButton(view, 'about') : nothing}
    ${
      styleTags.length > 0
        ? html`<ul class="dotted muted" part="list">
            ${styleTags.map((tag) => html`<li part="badge"><bdi>${tag}</bdi></li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}
