import { html, nothing, type TemplateResult } from 'lit';
import { convoysOf, routeOf } from '../../base/convoy/convoy.js';
import { zonedTime } from '../../base/zoned-time.js';
import type { CardView } from './card-view.js';

/** The company's next event with its time and route. */
export function event({ vtc, language, zones, until }: CardView): TemplateResult | typeof nothing {
  const [next] = convoysOf(vtc.upcomingEvents);
  if (!next) return nothing;
  until(next.endMs);
  const route = routeOf(next.event);
  return html`<div class="box" part="section">
    <div class="title">${language.say('nextEvent')}</div>
    <strong><bdi>${next.event.name}</bdi></strong>
    <div>${zonedTime(zones, next.startMs)}</div>
    ${route ? html`<div class="muted"><bdi>${route}</bdi></div>` : nothing}
  </div>`;
}
