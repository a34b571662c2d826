import {
  type Convoy,
  dateTimeText,
  formats,
  html,
  icons,
  isLive,
  nothing,
  type TemplateResult,
  convoyName,
} from '../../../base.js';
import type { CardView } from '../view.js';
import { type Fact, factsOf } from '../model/facts.js';
import { apply, cover, logo, slogan, title } from './head.js';

/** Icons of the facts that are shown, the most important first; that of the convoy is a truck. */
const order = [icons.people, icons.truck, icons.language, icons.calendar];

const sixDaysMs = 6 * 86_400_000;

const weekdayAndTime = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** Start of the convoy that is live or next. */
function convoyFact({ translate, now, zones }: CardView, convoy: Convoy): Fact {
  const { startMs, endMs, hasEnd } = convoy;
  const live = isLive(convoy, now);
  const options = startMs - now < sixDaysMs ? weekdayAndTime : dayAndTime;
  return {
    icon: icons.truck,
    term: translate(live ? 'liveHeading' : 'nextEvent'),
    value: live
      ? formats
          .clockTimes(zones.locale, zones.zone, hasEnd ? [startMs, endMs] : [startMs])
          .join(' – ')
      : formats.dateText(zones.locale, zones.zone, startMs, options),
    detail: `${convoyName(convoy)} · ${dateTimeText(zones, startMs, now)}`,
  };
}

/** The three most important facts. */
function bannerFacts(view: CardView): readonly Fact[] {
  const { next } = view;
  const all = [...factsOf(view), ...(next ? [convoyFact(view, next)] : [])];
  return order.flatMap((icon) => all.find((fact) => fact.icon === icon) ?? []).slice(0, 3);
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
