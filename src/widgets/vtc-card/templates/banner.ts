import {
  type Convoy,
  dateTimeText,
  formats,
  html,
  isLive,
  nothing,
  type TemplateResult,
  convoyName,
} from '../../../base.js';
import type { CardView } from '../view.js';
import { type Fact, factsOf } from '../model/facts.js';
import { apply, cover, logo, slogan, title } from './head.js';

const sixDaysMs = 6 * 86_400_000;

const weekdayAndTime = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A fact of the banner, which has no icon. */
type BannerFact = Omit<Fact, 'icon'> & { readonly live?: boolean };

/** Start of the convoy that is next, or times of the one that is live. */
function convoyFact({ translate, now, zones }: CardView, convoy: Convoy): BannerFact {
  const { startMs, endMs, hasEnd } = convoy;
  const live = isLive(convoy, now);
  const options = startMs - now < sixDaysMs ? weekdayAndTime : dayAndTime;
  return {
    live,
    term: translate(live ? 'liveHeading' : 'nextEvent'),
    showsTerm: true,
    value: live
      ? formats
          .clockTimes(zones.locale, zones.zone, hasEnd ? [startMs, endMs] : [startMs])
          .join(' – ')
      : formats.dateText(zones.locale, zones.zone, startMs, options),
    detail: `${convoyName(convoy)} · ${dateTimeText(zones, startMs, now)}`,
  };
}

/** The three most important facts: what is live first, what is next after the number of members. */
function bannerFacts(view: CardView): readonly BannerFact[] {
  const all = factsOf(view);
  const convoy = view.next ? [convoyFact(view, view.next)] : [];
  const before = convoy[0]?.live ? 0 : 1;
  return [...all.slice(0, before), ...convoy, ...all.slice(before)].slice(0, 3);
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
          ? html`<dl class="figures dotted" part="section">
              ${facts.map(
                ({ term, showsTerm, value, text = value, detail, live }) =>
                  html`<div class=${showsTerm ? 'named' : nothing} title=${detail ?? nothing}>
                    <dt class=${live ? 'live' : 'muted'}>${term}</dt>
                    <dd><bdi class="value">${value}</bdi><bdi class="text">${text}</bdi></dd>
                  </div>`,
              )}
            </dl>`
          : nothing
      }
      ${apply(view)}
    </div>`;
}
