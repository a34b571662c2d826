import { html, type TemplateResult } from 'lit';
import { itemLink } from '../../ui/item-link.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** The name of a convoy as a heading, linked where it has an address. */
export function name(view: ConvoyView, { event }: Convoy): TemplateResult {
  const text = html`<bdi>${event.name.trim() || '—'}</bdi>`;
  const href = view.linkOf(event);
  return html`<div class="name" part="title" role="heading" aria-level=${view.headingLevel}>
    ${itemLink(href, text, (click) => view.select(click, event))}
  </div>`;
}
