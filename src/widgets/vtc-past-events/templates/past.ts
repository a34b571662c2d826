import {
  type Convoy,
  convoyFacts,
  convoyTitle,
  cover,
  type ElementEvent,
  formats,
  hostLine,
  html,
  icon,
  icons,
  isSameDay,
  items,
  listEnd,
  type ListEndView,
  nothing,
  repeat,
  progressiveList,
  shortConvoyName,
  type TemplateResult,
} from '../../../base.js';
import type { Year } from '../model.js';
import type { PastLayout, PastView } from '../view.js';

/** Whether a day needs a wider column: long ones, and those with letters as wide as they are high. */
const isLong = (day: string): boolean => day.length > 7 || /[\p{scx=Han}\p{scx=Hangul}]/u.test(day);

/** The day without the year, with date and time in its title. */
function date({ zones: { locale, zone } }: PastView, { startMs }: Convoy): TemplateResult {
  const full = formats.dateText(locale, zone, startMs, { dateStyle: 'full', timeStyle: 'short' });
  const day = formats.dateText(locale, zone, startMs, { day: 'numeric', month: 'short' });
  return html`<time
    class=${isLong(day) ? 'is-long' : ''}
    datetime=${new Date(startMs).toISOString()}
    title=${full}
    >${day}</time
  >`;
}

/** How many attended; where it is narrow, styles show the number with an icon. */
const attendance = ({ translate, zones: { locale } }: PastView, count: number): TemplateResult =>
  html`<span class="attended" data-count=${formats.formatNumber(locale, count)}
    >${icon(icons.people)}<span>${translate('attended', { count })}</span></span
  >`;

/** Who hosted a convoy, its route, game and category, and how many attended, as far as they are known; on a card, after its day. */
function facts(view: PastView, convoy: Convoy, isCard: boolean) {
  const { event } = convoy;
  const { attendeeCount: count } = event;
  const others = convoyFacts(view, { ...convoy, event: { ...event, attendeeCount: 0 } });
  const hosts = hostLine(view, convoy);
  return items('facts', [
    ...(isCard ? [date(view, convoy)] : []),
    ...(hosts === nothing ? [] : [hosts]),
    ...(others ? [html`<span class="others">${others}</span>`] : []),
    ...(count ? [attendance(view, count)] : []),
  ]);
}

/** A convoy as a row or card; in a list, its day is seen once. */
function item(view: PastView, convoy: Convoy, before: Convoy | undefined): TemplateResult {
  const { layout, images, headingLevel } = view;
  const isCard = layout === 'cards';
  const isSame = !isCard && isSameDay(view, convoy, before);
  return html`<li part="item" tabindex="-1" class=${isSame ? 'same-day' : ''}>
    ${isCard ? cover(images, convoy.event) : date(view, convoy)}
    ${convoyTitle(
      { ...view, headingLevel: Math.min(6, headingLevel + 1) },
      convoy,
      shortConvoyName(view, convoy),
    )}
    ${facts(view, convoy, isCard)}
  </li>`;
}

function year(view: PastView, { name, convoys, count }: Year, index: number): TemplateResult {
  const { translate, headingLevel } = view;
  return html`<details
    part="year"
    ?open=${view.isOpen(name, index === 0)}
    @toggle=${({ currentTarget }: ElementEvent) =>
      view.toggled(name, currentTarget.hasAttribute('open'))}
  >
    <summary>
      <span class="name" role="heading" aria-level=${headingLevel}>${name}</span>
      ${
        count === undefined
          ? nothing
          : html`<span class="muted">${translate('convoyCount', { count })}</span>`
      }
      ${icon(icons.chevronDown)}
    </summary>
    <ul class="past is-${view.layout}" part="list">
      ${progressiveList(
        view.progressive,
        convoys,
        ({ event }) => event.id,
        (convoy, index) => item(view, convoy, convoys[index - 1]),
      )}
    </ul>
  </details>`;
}

/** Past convoys by year, and the button for older ones. */
export const past = (view: PastView, years: readonly Year[], end: ListEndView): TemplateResult =>
  html`${repeat(
    years,
    ({ name }) => name,
    (group, index) => year(view, group, index),
  )}
  ${listEnd(end)}`;

/** Boxes in the number and size of a page of convoys. */
export const skeleton = (layout: PastLayout, count: number): TemplateResult =>
  html`<div class="fold"></div>
    <ul class="past is-${layout}">
      ${Array(count).fill(html`<li><div class="cover"></div></li>`)}
    </ul>`;
