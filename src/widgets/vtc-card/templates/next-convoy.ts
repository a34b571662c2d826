import { convoySummary, html, isLive, nothing, type TemplateResult } from '../../../base.js';
import type { CardView } from '../view.js';

/** Summary of the convoy that is live or next. */
export function nextConvoy(view: CardView): TemplateResult | typeof nothing {
  const { next } = view;
  return next
    ? html`<div
        class="tile"
        part="section ${isLive(next, view.now) ? 'current' : ''}"
        role="group"
        aria-label=${view.translate('nextEvent')}
      >
        ${convoySummary({ ...view, ...view.convoyName }, next)}
      </div>`
    : nothing;
}
