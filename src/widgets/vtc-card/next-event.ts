import { html, nothing, type TemplateResult } from 'lit';
import { convoysOf, isLive } from '../../convoys/convoy.js';
import { route } from '../../convoys/convoy-item.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { CardView } from './card-view.js';

/** The convoy that is on the road or starts next, with its time and route. */
export function event({ vtc, language, zones, until }: CardView): TemplateResult | typeof nothing {
  const [next] = convoysOf(vtc.upcomingEvents);
  if (!next) return nothing;
  const live = isLive(next);
  until(live ? next.endMs : next.startMs);
  return html`<div class="box" part="section">
    <div class="muted">${language.translate(live ? 'liveHeading' : 'nextEvent')}</div>
    <strong><bdi>${next.event.name}</bdi></strong>
    <div>${zonedTime(zones, next.startMs)}</div>
    <div class="muted">${route(next.event)}</div>
  </div>`;
}
