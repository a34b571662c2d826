import { html, nothing, type TemplateResult } from 'lit';
import type { ConvoyEvent } from '../convoy.js';

/** The road of a convoy as a line between two dots; nothing where neither place is known. */
export function route({ departure, arrival }: ConvoyEvent): TemplateResult | typeof nothing {
  const places = [departure, arrival].filter(Boolean);
  return places[0]
    ? html`<span class="route" part="route"
        >${places.map((place) => html`<bdi>${place}</bdi>`)}</span
      >`
    : nothing;
}
