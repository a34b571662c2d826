import { html, nothing, type TemplateResult } from 'lit';
import { directionOf } from '../../intl/language-tag.js';
import type { Zones } from '../../intl/zoned-text.js';
import type { ConvoyEvent } from '../convoy.js';

/**
 * A foreign name that reads in its own direction, whatever stands beside it: what `bdi` does, without an element
 * for each name of a long list. Controls of direction inside are left out, since they could end it.
 */
const isolated = (name: string): string =>
  `\u2068${name.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;

/** The road of a convoy, from the side where one begins to read; nothing where neither place is known. */
export function route(
  { locale }: Pick<Zones, 'locale'>,
  { departure, arrival }: ConvoyEvent,
): TemplateResult | typeof nothing {
  const arrow = directionOf(locale) === 'rtl' ? ' ← ' : ' → ';
  const places = [departure, arrival].flatMap((place) => (place ? isolated(place) : []));
  return places[0] ? html`<span class="route" part="route">${places.join(arrow)}</span>` : nothing;
}
