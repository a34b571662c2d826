import { html, type TemplateResult } from 'lit';
import { itemLink } from '../../ui/item-link.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** Name of a convoy; a dash if it is empty. */
export const nameOf = ({ event }: Convoy): string => event.name.trim() || '—';

/** The name of a convoy as a heading, linked if it has an address. */
export function title(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { event } = convoy;
  const link = itemLink(view.linkOf(event), nameOf(convoy), (click) => view.select(click, event));
  return html`<div class="title" part="title" role="heading" aria-level=${view.headingLevel}>
    ${link}
  </div>`;
}
