import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icons.js';
import type { CardView } from '../card-view.js';
import { type Fact, gamesFact, statFacts } from '../model/facts.js';

/** The members are said as a phrase; the other facts need a sign only. */
const words = ({ vtc, translate }: CardView, { sign, value }: Fact): string =>
  sign === 'people' ? translate('members', { count: vtc.memberCount }) : value;

/** The facts about a company in a row, each with its sign. */
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
              <dd>${icon(fact.sign)}${words(view, fact)}</dd>
            </div>`,
        )}
      </dl>`
    : nothing;
}
