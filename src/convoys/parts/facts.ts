import { html, nothing, type TemplateResult } from 'lit';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { route } from './route.js';

/** The category that goes without saying. */
const usualCategory = 'convoy';

/** Road, server, game, category and attendees of a convoy, as far as they are known. */
export function facts(
  { translate }: Pick<ConvoyView, 'translate'>,
  { event }: Convoy,
): TemplateResult {
  const { server, game, category, attendeeCount: count } = event;
  const isUsual = !category || category.toLowerCase() === usualCategory;
  return html`<div class="facts">
    ${route(event)} ${server ? html`<bdi class="server">${server}</bdi>` : nothing}
    ${game ? html`<bdi class="game">${game.toUpperCase()}</bdi>` : nothing}
    ${isUsual ? nothing : html`<bdi>${category}</bdi>`}
    ${count ? html`<span class="people">${translate('attending', { count })}</span>` : nothing}
  </div>`;
}
