import type { TemplateResult } from 'lit';
import { duration, minuteMs } from '../../intl/formats.js';
import { html } from '../../ui/html.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { routeText } from './facts.js';
import { items } from './items.js';
import { dateTile, nameLink } from './row.js';
import { times } from './times.js';

type SummaryView = Pick<
  ConvoyView,
  'translate' | 'zones' | 'now' | 'linkOf' | 'opensDialog' | 'select'
>;

/** That a convoy is live, with the time until its end if that is known. */
function liveLine({ translate, zones, now }: SummaryView, { endMs, hasEnd }: Convoy) {
  const remaining = duration(zones.locale, endMs - now + (now % minuteMs));
  return items('when', [
    html`<strong class="live">${translate('liveHeading')}</strong>`,
    ...(hasEnd ? [translate('timeLeft', { duration: remaining })] : []),
  ]);
}

/** A convoy in short: date, name, times and route, or that it is live; needs `convoySummaryStyles`. */
export function convoySummary(view: SummaryView, convoy: Convoy): TemplateResult {
  const { translate, zones, now } = view;
  const route = routeText(zones.locale, convoy.event);
  const name = html`<strong class="title heading-text">${nameLink(view, convoy)}</strong>`;
  const shownRoute = route && html`<p class="muted" part="route">${route}</p>`;
  return isLive(convoy, now)
    ? html`<div>${liveLine(view, convoy)} ${name} ${shownRoute}</div>`
    : html`<div class="summary">
        ${dateTile({ zones, now }, convoy)} ${name}
        ${times({ translate, zones, now, zoneName: undefined }, convoy)} ${shownRoute}
      </div>`;
}
