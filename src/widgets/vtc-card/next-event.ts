import { html, nothing, type TemplateResult } from 'lit';
import { moment } from '../../base/time.js';
import { zonedTime } from '../../base/zoned-time.js';
import type { VtcDetail } from '../../contract/vtc-detail.js';
import type { CardView } from './card-view.js';

type VtcDetailEvent = VtcDetail['upcomingEvents'][number];

const startOf = (event: VtcDetailEvent): number => moment(event.startAt) ?? Infinity;

/** The event that starts next, or is under way. */
function nextEvent(events: readonly VtcDetailEvent[], now: number): VtcDetailEvent | undefined {
  const ahead = events.filter((event) => startOf(event) !== Infinity && endOf(event) > now);
  return ahead.sort((a, b) => startOf(a) - startOf(b))[0];
}

const endOf = (event: VtcDetailEvent): number => moment(event.endAt) ?? startOf(event);

/** The company's next event with its time and route. */
export function event({ vtc, language, zones, until }: CardView): TemplateResult | typeof nothing {
  const next = nextEvent(vtc.upcomingEvents, Date.now());
  if (!next) return nothing;
  until(endOf(next));
  const route = [next.departure, next.arrival].filter(Boolean);
  return html`<div class="box" part="section">
    <div class="title">${language.say('nextEvent')}</div>
    <strong><bdi>${next.name}</bdi></strong>
    <div>${zonedTime(zones, startOf(next))}</div>
    ${route.length > 0 ? html`<div class="muted"><bdi>${route.join(' → ')}</bdi></div>` : nothing}
  </div>`;
}
