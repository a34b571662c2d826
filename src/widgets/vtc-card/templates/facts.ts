import { html, icon, nothing, type TemplateResult } from '../../../base.js';
import type { CardView } from '../view.js';
import { factsOf, gamesOf, tierOf } from '../model/facts.js';

/** The company's games, each as a mark. */
function games(view: CardView): TemplateResult | typeof nothing {
  const { codes, names } = gamesOf(view);
  return codes[0]
    ? html`<div class="marks" title=${names}>
        <dt class="visually-hidden">${view.translate('games')}</dt>
        ${codes.map((code) => html`<dd class="mark" part="badge"><bdi>${code}</bdi></dd>`)}
      </div>`
    : nothing;
}

/** The company's tier as a mark. */
function tier(view: CardView): TemplateResult | typeof nothing {
  const name = tierOf(view);
  return name
    ? html`<div class="mark" part="badge">
        <dt class="muted">${view.translate('tier')}</dt>
        <dd><bdi>${name}</bdi></dd>
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
    games(view),
    tier(view),
  ].filter((part) => part !== nothing);
  return parts[0] ? html`<dl class="facts" part="section">${parts}</dl>` : nothing;
}
