import { html, nothing, type TemplateResult } from 'lit';
import { isLive } from '../../../convoys/convoy.js';
import { dateText } from '../../../intl/formats.js';
import { momentText } from '../../../ui/zoned-time.js';
import type { CardView } from '../card-view.js';
import { type Fact, gamesFact, languageFact, memberFact, sinceFact } from '../model/facts.js';
import { apply, cover, logo, slogan, title } from './head.js';
import { nextConvoyOf } from './next-convoy.js';

const mostFacts = 3;
const weekMs = 6 * 86_400_000;

/** When the next convoy starts, or that it is on the road. */
function convoyFact(view: CardView): Fact | undefined {
  const { translate, locale, now, zones } = view;
  const next = view.shows('event') ? nextConvoyOf(view) : undefined;
  if (!next) return undefined;
  const { startMs, event } = next;
  if (isLive(next, now))
    return { sign: 'truck', term: translate('liveHeading'), value: event.name };
  const day = startMs - now < weekMs ? 'long' : 'short';
  return {
    sign: 'truck',
    term: translate('nextEvent'),
    value: dateText(locale, zones.zone, startMs, {
      ...(day === 'long' ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
      hour: 'numeric',
      minute: '2-digit',
    }),
    detail: momentText(zones, startMs),
  };
}

/** The three facts that say most. */
function bannerFacts(view: CardView): readonly Fact[] {
  const { vtc, shows } = view;
  return [
    ...(shows('stats') ? [memberFact(vtc, view)] : []),
    ...[convoyFact(view) ?? []].flat(),
    ...(shows('stats') ? [languageFact(vtc, view), sinceFact(vtc, view)] : []),
    ...(shows('games') ? [gamesFact(vtc, view)] : []),
  ]
    .filter(({ value }) => value)
    .slice(0, mostFacts);
}

/** Logo, name, slogan, three facts and the way to apply in one row. */
export function banner(view: CardView): TemplateResult {
  const facts = bannerFacts(view);
  return html`${cover(view)}
    <div class="who">
      ${logo(view)}
      <div class="names">${title(view)} ${slogan(view)}</div>
      ${
        facts.length > 0
          ? html`<dl class="figures" part="section">
              ${facts.map(
                ({ term, value, detail }) =>
                  html`<div title=${detail ?? nothing}>
                    <dt class="muted">${term}</dt>
                    <dd><bdi>${value}</bdi></dd>
                  </div>`,
              )}
            </dl>`
          : nothing
      }
      ${apply(view)}
    </div>`;
}
