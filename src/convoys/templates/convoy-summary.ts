import type { TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { zonedTime } from '../../ui/zoned-time.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { routeText, separator } from './facts.js';
import { dateTile, nameLink } from './row.js';

/** A convoy in short: date, name, and time and route in one line; needs `summaryStyles`. */
export function convoySummary(
  view: Pick<ConvoyView, 'translate' | 'zones' | 'now' | 'linkOf' | 'opensDialog' | 'select'>,
  convoy: Convoy,
): TemplateResult {
  const { translate, zones, now } = view;
  const { event, startMs } = convoy;
  const route = routeText(zones.locale, event);
  const when = isLive(convoy, now)
    ? translate('liveHeading')
    : zonedTime(zones, startMs, { now, namesZone: true });
  return html`<div class="summary">
    ${dateTile({ zones, now }, convoy)}
    <strong class="title">${nameLink(view, convoy)}</strong>
    <p class="line muted">
      ${when}${route && html`${separator}<span part="route">${route}</span>`}
    </p>
  </div>`;
}
