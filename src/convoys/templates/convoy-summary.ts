import type { TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { zonedTime } from '../../ui/zoned-time.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyText } from '../convoy-view.js';
import { routeText, separator } from './facts.js';
import { dateTile, nameOf } from './row.js';

/** A convoy in short: date, name, and time and route in one line; needs `summaryStyles`. */
export function convoySummary(
  { translate, zones, now }: Pick<ConvoyText, 'translate' | 'zones' | 'now'>,
  convoy: Convoy,
): TemplateResult {
  const { event, startMs } = convoy;
  const route = routeText(zones.locale, event);
  const when = isLive(convoy, now)
    ? translate('liveHeading')
    : zonedTime(zones, startMs, { now, namesZone: true });
  return html`<div class="summary">
    ${dateTile({ zones, now }, convoy)}
    <strong class="title">${nameOf(convoy)}</strong>
    <p class="line muted">
      ${when}${route && html`${separator}<span part="route">${route}</span>`}
    </p>
  </div>`;
}
