import { html, nothing, type TemplateResult } from 'lit';
import type { CardView } from '../card-view.js';
import type { CardSection } from '../model/card-sections.js';
import { about } from './about.js';
import { facts } from './facts.js';
import { head } from './head.js';
import { linkedCompany } from './linked-company.js';
import { links } from './links.js';
import { nextConvoy } from './next-convoy.js';
import { people } from './people.js';
import { recruitment } from './recruitment.js';

type Part = (view: CardView) => TemplateResult | typeof nothing;

/** Those of some parts that are wanted and have something to show, in a container of their own. */
function group(view: CardView, name: string, parts: readonly (readonly [CardSection, Part])[]) {
  const drawn = parts
    .map(([section, part]) => (view.shows(section) ? part(view) : nothing))
    .filter((part) => part !== nothing);
  return drawn.length > 0 ? html`<div class=${name}>${drawn}</div>` : nothing;
}

/** The whole card. */
export function card(view: CardView): TemplateResult {
  const main = group(view, 'main', [['about', about]]);
  const side = group(view, 'side', [
    ['recruitment', recruitment],
    ['event', nextConvoy],
  ]);
  const isFilled = main !== nothing || side !== nothing;
  return html`${head(view)} ${facts(view)}
  ${isFilled ? html`<div class="columns">${main}${side}</div>` : nothing}
  ${group(view, 'foot', [
    ['members', people],
    ['about', linkedCompany],
    ['socials', links],
  ])}`;
}
