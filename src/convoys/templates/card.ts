import { html, nothing, type TemplateResult } from 'lit';
import { safeUrl } from '../../contract/safe-url.js';
import { icon, icons } from '../../ui/icons.js';
import { picture } from '../../ui/picture.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { dateTile } from './date-tile.js';
import { routeText } from './facts.js';
import { countdown, details } from './row.js';
import { title } from './title.js';

/** A convoy as a card with its banner; without one its route, else an icon, is the cover. */
export function card(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { event } = convoy;
  const hasBanner = view.images !== 'none' && safeUrl(event.banner) !== undefined;
  const route = hasBanner ? '' : routeText(view.zones.locale, event);
  const cover = hasBanner
    ? picture(event.banner, view.images)
    : route
      ? html`<span class="route" part="route">${route}</span>`
      : icon(icons.truck);
  return html`<div class="cover">${cover}${dateTile(view, convoy)}</div>
    ${title(view, convoy)} ${countdown(view, convoy)} ${details(view, convoy, route === '')}
    ${view.action?.(convoy) ?? nothing}`;
}
