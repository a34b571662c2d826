import { html, nothing, type TemplateResult } from 'lit';
import { convoysOf, isLive } from '../../convoys/convoy.js';
import { convoySummary } from '../../convoys/parts/convoy-summary.js';
import type { CardView } from './card-view.js';

/** The convoy that is on the road or starts next, with its time and route. */
export function event({ vtc, language, zones, until }: CardView): TemplateResult | typeof nothing {
  const [next] = convoysOf(vtc.upcomingEvents);
  if (!next) return nothing;
  const { translate } = language;
  const live = isLive(next);
  until(live ? next.endMs : next.startMs);
  return html`<div class="box" part="section">
    <div class="muted">${translate(live ? 'liveHeading' : 'nextEvent')}</div>
    ${convoySummary({ translate, zones, now: Date.now() }, next)}
  </div>`;
}
