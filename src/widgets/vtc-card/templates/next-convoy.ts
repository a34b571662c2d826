import { html, nothing, type TemplateResult } from 'lit';
import { type Convoy, currentConvoys, isLive } from '../../../convoys/convoy.js';
import { convoySummary } from '../../../convoys/templates/convoy-summary.js';
import { nextMidnight } from '../../../intl/formats.js';
import type { CardView } from '../card-view.js';

/** The convoy that is live or next; undefined for none. */
export function nextConvoyOf({ vtc, now, rerenderAt, zones }: CardView): Convoy | undefined {
  const [next] = currentConvoys(vtc.upcomingEvents, now);
  if (next) {
    rerenderAt(isLive(next, now) ? next.endMs : next.startMs);
    rerenderAt(nextMidnight(zones.zone, now));
  }
  return next;
}

/** Summary of the convoy that is live or next. */
export function nextConvoy(view: CardView): TemplateResult | typeof nothing {
  const next = nextConvoyOf(view);
  return next
    ? html`<div class="tile" part="section" role="group" aria-label=${view.translate('nextEvent')}>
        ${convoySummary(view, next)}
      </div>`
    : nothing;
}
