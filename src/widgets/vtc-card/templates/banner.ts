import { html, nothing, type TemplateResult } from 'lit';
import { type Convoy, isLive } from '../../../convoys/convoy.js';
import { clockTime, dateText } from '../../../intl/formats.js';
import { dateTimeText } from '../../../ui/zoned-time.js';
import type { CardView } from '../card-view.js';
import { type Fact, gamesFact, languageFact, memberFact, sinceFact } from '../model/facts.js';
import { apply, cover, logo, slogan, title } from './head.js';
import { nextConvoyOf } from './next-convoy.js';

/** A fact without its icon. */
type Figure = Omit<Fact, 'icon'>;

const maxFacts = 3;
const sixDaysMs = 6 * 86_400_000;

const weekdayAndTime = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** Start of the convoy that is live or next. */
function convoyFact({ translate, locale, now, zones }: CardView, convoy: Convoy): Figure {
  const { startMs, event } = convoy;
  const live = isLive(convoy, now);
  const options = startMs - now < sixDaysMs ? weekdayAndTime : dayAndTime;
  return {
    term: translate(live ? 'liveHeading' : 'nextEvent'),
    value: live
      ? clockTime(locale, zones.zone, startMs)
      : dateText(locale, zones.zone, startMs, options),
    detail: `${event.name}, ${dateTimeText(zones, startMs)}`,
  };
}

/** The first facts that have a value. */
function bannerFacts(view: CardView): readonly Figure[] {
  const { vtc, shows } = view;
  const next = shows('event') ? nextConvoyOf(view) : undefined;
  return [
    ...(shows('stats') ? [memberFact(vtc, view)] : []),
    ...(next ? [convoyFact(view, next)] : []),
    ...(shows('stats') ? [languageFact(vtc, view), sinceFact(vtc, view)] : []),
    ...(shows('games') ? [gamesFact(vtc, view)] : []),
  ]
    .filter(({ value }) => value)
    .slice(0, maxFacts);
}

/** The layout `banner`: logo, name, slogan, three facts and the link to the application. */
export function banner(view: CardView): TemplateResult {
  const facts = bannerFacts(view);
  return html`${cover(view)}
    <div class="identity">
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
