import { html, nothing, type TemplateResult } from '../../../base.js';
import type { CardSection, CardView } from '../view.js';
import { about, recruitment } from './about.js';
import { facts } from './facts.js';
import { contact, linkedCompany, links, people } from './foot.js';
import { head } from './head.js';
import { nextConvoy } from './next-convoy.js';

type Part = (view: CardView) => TemplateResult | typeof nothing;

/** A container with the parts that are chosen and not empty; nothing if there are none. */
function group(view: CardView, name: string, parts: readonly (readonly [CardSection, Part])[]) {
  const shown = parts
    .map(([section, part]) => (view.shows(section) ? part(view) : nothing))
    .filter((part) => part !== nothing);
  return shown.length > 0 ? html`<div class=${name}>${shown}</div>` : nothing;
}

export function card(view: CardView): TemplateResult {
  const groups = [
    group(view, 'main', [['about', about]]),
    group(view, 'side', [
      ['event', nextConvoy],
      ['recruitment', recruitment],
    ]),
    group(view, 'foot', [
      ['members', people],
      ['about', linkedCompany],
      ['socials', links],
      ['contact', contact],
    ]),
  ].filter((part) => part !== nothing);
  return html`${head(view)} ${facts(view)}
  ${groups.length > 0 ? html`<div class="columns">${groups}</div>` : nothing}`;
}
