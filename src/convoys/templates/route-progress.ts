import { html, nothing, svg, type TemplateResult } from 'lit';
import { duration, minuteMs } from '../../intl/formats.js';
import { icon } from '../../ui/icons.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** Interval at which the truck moves at least; every response moves it too. */
const stepMs = 10 * minuteMs;

/** A line for the route, its driven part, and a truck between its ends; left to right, mirrored by styles. */
function line(share: number): TemplateResult {
  const at = `${(share * 100).toFixed(1)}%`;
  return html`<svg class="line" part="progress" aria-hidden="true">
    <rect class="ahead" x="-12" y="11" height="4" rx="2" />
    <rect class="driven" x="-12" y="11" width=${at} height="4" rx="2" />
    ${svg`<g class="centered">
        <svg class="truck" x=${at} y="13" width="24" height="24">
          <circle cx="12" cy="12" r="15" />${icon('truck')}
        </svg>
      </g>`}
  </svg>`;
}

/** One end of the route: place and time. */
const end = (place: string | null | undefined, time: unknown) =>
  html`<div class="end">${place ? html`<bdi>${place}</bdi>` : nothing} ${time}</div>`;

/** Progress of a live convoy whose end is known: both ends, the line between them, elapsed and remaining time. */
export function routeProgress(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { translate, zones, now, zoneName } = view;
  const namesZone = zoneName === undefined;
  const { event, startMs, endMs, durationMs } = convoy;
  const minute = now - (now % minuteMs);
  const words = (spanMs: number) => ({ duration: duration(zones.locale, spanMs) });
  const elapsed = translate('underWay', words(minute - startMs));
  const remaining = translate('left', words(endMs - minute));
  view.until(now + stepMs);
  return html`<div class="progress">
    ${end(event.departure, zonedTime(zones, startMs, { now, namesZone }))}
    ${line((now - startMs) / durationMs)}
    ${end(event.arrival, zonedTime(zones, endMs, { now, namesZone }))}
    <p class="elapsed muted">${elapsed}${'\u00a0· '}${remaining}</p>
  </div>`;
}
