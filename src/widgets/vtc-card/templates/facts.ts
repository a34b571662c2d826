import { html, icon, nothing, type TemplateResult } from '../../../base.js';
import type { CardView } from '../view.js';
import { factsOf, gamesOf, tierOf } from '../model/facts.js';

/** The company's games and its tier as marks, which stay in one line. */
function marks(view: CardView): TemplateResult | typeof nothing {
  const { translate } = view;
  const { codes, names } = gamesOf(view);
  const tier = tierOf(view);
  const games = html`<dt class="visually-hidden">${translate('games')}</dt>
    ${codes.map(
      (code) => html`<dd class="mark" part="badge" title=${names}><bdi>${code}</bdi></dd>`,
    )}`;
  return codes[0] || tier
    ? html`<div class="marks">
        ${codes[0] ? games : nothing}
        ${
          tier
            ? html`<dt class="visually-hidden">${translate('tier')}</dt>
                <dd class="mark" part="badge">
                  <span class="muted" aria-hidden="true">${translate('tier')}</span>
                  <bdi>${tier}</bdi>
                </dd>`
            : nothing
        }
      </div>`
    : nothing;
}

/** Three facts about the company, each with an icon, and its games and its tier. */
export function facts(view: CardView): TemplateResult | typeof nothing {
  const parts = [
    ...factsOf(view).map(
      ({ icon: path, term, showsTerm, value, text = value }) =>
        html`<div title=${term}>
          <dt class=${showsTerm ? 'muted' : 'visually-hidden'}>
            ${showsTerm ? icon(path) : nothing}${term}
          </dt>
          <dd>${showsTerm ? nothing : icon(path)}${text}</dd>
        </div>`,
    ),
    marks(view),
  ].filter((part) => part !== nothing);
  return parts[0] ? html`<dl class="facts" part="section">${parts}</dl>` : nothing;
}
