import type { TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { routeText } from './facts.js';
import { dateTile, nameLink } from './row.js';
import { times } from './times.js';

/** A convoy in short: date, name, times or that it is live, and route; needs `summaryStyles`. */
export function convoySummary(
  view: Pick<ConvoyView, 'translate' | 'zones' | 'now' | 'linkOf' | 'opensDialog' | 'select'>,
  convoy: Convoy,
): TemplateResult {
  const { translate, zones, now } = view;
  const route = routeText(zones.locale, convoy.event);
  return html`<div class="summary">
    ${dateTile({ zones, now }, convoy)}
    <strong class="title">${nameLink(view, convoy)}</strong>
    ${
      isLive(convoy, now)
        ? html`<p class="when">${translate('liveHeading')}</p>`
        : times({ translate, zones, now, zoneName: undefined }, convoy)
    }
    ${route && html`<p class="muted" part="route">${route}</p>`}
  </div>`;
}
