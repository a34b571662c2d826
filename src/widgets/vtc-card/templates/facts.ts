import { html, nothing, type TemplateResult } from 'lit';
import { icon, icons } from '../../../ui/icons.js';
import type { CardView } from '../card-view.js';
import { type Fact, gamesFact, statFacts } from '../model/facts.js';

/** The number of members has its noun; an icon is enough for the other facts. */
const factText = ({ vtc, translate }: CardView, { icon: path, value }: Fact): string =>
  path === icons.people ? translate('members', { count: vtc.memberCount }) : value;

/** Facts about the company, each with an icon. */
export function facts(view: CardView): TemplateResult | typeof nothing {
  const all = [
    ...(view.shows('stats') ? statFacts(view.vtc, view) : []),
    ...(view.shows('games') ? [gamesFact(view.vtc, view)] : []),
  ].filter(({ value }) => value);
  return all.length > 0
    ? html`<dl class="facts" part="section">
        ${all.map(
          (fact) =>
            html`<div title=${fact.detail ?? fact.term}>
              <dt class="visually-hidden">${fact.term}</dt>
              <dd>${icon(fact.icon)}${factText(view, fact)}</dd>
            </div>`,
        )}
      </dl>`
    : nothing;
}
