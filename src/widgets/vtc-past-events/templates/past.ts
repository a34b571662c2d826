import {
  type Convoy,
  convoyTitle,
  cover,
  type ElementEvent,
  formats,
  hostLine,
  html,
  icon,
  icons,
  listEnd,
  type ListEndView,
  nothing,
  repeat,
  progressiveList,
  type TemplateResult,
} from '../../../base.js';
import type { Year } from '../model.js';
import type { PastLayout, PastView } from '../view.js';

/** The day without the year, with date and time in its title. */
function date({ zones: { locale, zone } }: PastView, { startMs }: Convoy): TemplateResult {
  const full = formats.dateText(locale, zone, startMs, { dateStyle: 'full', timeStyle: 'short' });
  const day = formats.dateText(locale, zone, startMs, { day: 'numeric', month: 'short' });
  return html`<time datetime=${new Date(startMs).toISOString()} title=${full}>${day}</time>`;
}

function attendees({ translate }: PastView, { event }: Convoy) {
  const { attendeeCount: count } = event;
  return count ? html`<span class="attended">${translate('attended', { count })}</span>` : nothing;
}

/** A convoy as a row or card. */
const item = (view: PastView, convoy: Convoy): TemplateResult =>
  html`<li part="item" tabindex="-1">
    ${view.layout === 'cards' ? cover(view.images, convoy.event) : nothing} ${date(view, convoy)}
    ${convoyTitle({ ...view, headingLevel: Math.min(6, view.headingLevel + 1) }, convoy)}
    ${attendees(view, convoy)} ${hostLine(view, convoy)}
  </li>`;

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
        (convoy) => item(view, convoy),
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
