import { html, nothing, type TemplateResult } from 'lit';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { categoryName } from './category.js';
import { route } from './route.js';

/** Road, server, game, category and attendees of a convoy, as far as they are known. */
export function facts(
  { translate, zones }: Pick<ConvoyView, 'translate' | 'zones'>,
  { event }: Convoy,
): TemplateResult {
  const { server, game, attendeeCount: count } = event;
  const category = categoryName(translate, event.category);
  return html`<div class="facts">
    ${route(zones, event)} ${server ? html`<bdi class="server">${server}</bdi>` : nothing}
    ${game ? html`<bdi class="game">${game.toUpperCase()}</bdi>` : nothing}
    ${category ? html`<bdi>${category}</bdi>` : nothing}
    ${count ? html`<span class="people">${translate('attending', { count })}</span>` : nothing}
  </div>`;
}
