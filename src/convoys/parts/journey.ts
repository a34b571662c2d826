import { html, nothing, svg, type TemplateResult } from 'lit';
import { duration, minuteMs } from '../../intl/formats.js';
import { icon } from '../../ui/icons.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** How often the truck moves at least; each answer of the API moves it too. */
const liveStepMs = 10 * minuteMs;

/** The road as a line, its driven part, and a truck where it should be; drawn from left to right. */
function lane(share: number): TemplateResult {
  const at = `${(share * 100).toFixed(1)}%`;
  return html`<svg class="lane" part="progress" aria-hidden="true">
    <line class="ahead" x1="0" x2="100%" y1="50%" y2="50%" />
    <line class="driven" x1="0" x2=${at} y1="50%" y2="50%" />
    ${svg`<g class="centered">
        <svg class="truck" x=${at} y="50%" width="24" height="24">
          <circle cx="12" cy="12" r="15" />${icon('truck')}
        </svg>
      </g>`}
  </svg>`;
}

/** One end of the road: its place and when the convoy is there. */
const end = (place: string | null | undefined, time: unknown) =>
  html`<div>${place ? html`<bdi>${place}</bdi>` : nothing} ${time}</div>`;

/** A convoy on the road, whose end is known: the road is the progress, elapsed and left stand below. */
export function journey(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { translate, zones, now, zoneName } = view;
  const namesZone = zoneName === undefined;
  const { event, startMs, endMs, lengthMs } = convoy;
  const minute = now - (now % minuteMs);
  const words = (spanMs: number) => ({ duration: duration(zones.locale, spanMs) });
  view.until(now + liveStepMs);
  return html`<div class="journey">
    ${end(event.departure, zonedTime(zones, startMs, { now, namesZone }))}
    ${lane((now - startMs) / lengthMs)}
    ${end(event.arrival, zonedTime(zones, endMs, { now, namesZone }))}
    <div class="spent muted">
      <span>${translate('underWay', words(minute - startMs))}</span>
      <span>${translate('left', words(endMs - minute))}</span>
    </div>
  </div>`;
}
