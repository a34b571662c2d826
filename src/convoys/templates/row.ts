import { nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import {
  capitalized,
  dateParts,
  dayOfWeek,
  localTime,
  minuteMs,
  monthOf,
  monthYear,
  nearDay,
  sameDay,
  shortDay,
} from '../../intl/formats.js';
import type { ElementEvent } from '../../dom/nodes.js';
import { joinedName } from '../../text/joined-name.js';
import { avatar } from '../../ui/avatar.js';
import { itemLink } from '../../ui/item-link.js';
import { timeTitle } from '../../ui/zoned-time.js';
import { type Convoy, convoyName, isLive } from '../convoy.js';
import type { ConvoyTextContext, ConvoyView } from '../convoy-view.js';
import { isNear, laterStatusText, statusText } from '../status-text.js';
import { cover } from './cover.js';
import { facts, factTexts, route } from './facts.js';
import { companyClass } from './hosts.js';
import { items } from './items.js';
import { routeProgress } from './route-progress.js';
import { shortTime, times } from './times.js';

/** Weekday of a convoy, or that it is today or tomorrow. */
function dayName(
  { zones: { locale, zone }, now }: Pick<ConvoyTextContext, 'zones' | 'now'>,
  { startMs }: Convoy,
): string {
  const { weekday } = dateParts(locale, zone, startMs, now);
  return capitalized(locale, nearDay(locale, zone, startMs, now) ?? weekday);
}

/** Class of a date tile, or of its place, if the name of the day needs a wider one. */
const longNameClass = (name: string): string => (name.length > 7 ? 'has-long-name' : '');

/** The date of a convoy: styles show weekday, or today or tomorrow, and month as generated text around the day. */
export function dateTile(
  context: Pick<ConvoyTextContext, 'zones' | 'now'>,
  convoy: Convoy,
  hasMonth = true,
): TemplateResult {
  const {
    zones: { locale, zone },
    now,
  } = context;
  const { startMs } = convoy;
  const { day, month } = dateParts(locale, zone, startMs, now);
  const name = dayName(context, convoy);
  return html`<div
    class="date-tile ${sameDay(zone, startMs, now) ? 'today' : ''} ${longNameClass(name)}"
    part="day"
    data-weekday=${name}
    data-month=${hasMonth ? month : nothing}
  >
    ${day}
  </div>`;
}

/** Clicks a button that is not one of HTML. */
function clickByKey(event: ElementEvent<KeyboardEvent>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The name of a convoy: a link if it has an address, else a button if it opens a dialog. */
export function nameLink(
  { linkOf, opensDialog, select }: Pick<ConvoyView, 'linkOf' | 'opensDialog' | 'select'>,
  convoy: Convoy,
  name: unknown = joinedName(convoyName(convoy)),
): TemplateResult {
  const { event } = convoy;
  const href = linkOf(event);
  const click = (pressed: Event) => select(pressed, event);
  // No <button>, whose text does not wrap around the date tile and is not clamped.
  return opensDialog && !href
    ? html`<a
        part="link"
        role="button"
        tabindex="0"
        aria-haspopup="dialog"
        @click=${click}
        @keydown=${clickByKey}
        >${name}</a
      >`
    : itemLink(href, name, click, opensDialog);
}

/** The name of a convoy as a heading. */
export const title = (
  view: Pick<ConvoyView, 'headingLevel' | 'linkOf' | 'opensDialog' | 'select'>,
  convoy: Convoy,
  name?: unknown,
): TemplateResult =>
  html`<div class="title" part="title" role="heading" aria-level=${view.headingLevel} dir="auto">
    ${nameLink(view, convoy, name)}
  </div>`;

/** The name of a convoy; its start may be hidden where others begin with it, too. */
export function shortName(
  { nameStartOf }: Pick<ConvoyView, 'nameStartOf'>,
  convoy: Convoy,
): unknown {
  const name = joinedName(convoyName(convoy));
  const start = nameStartOf?.(convoy) ?? 0;
  return start
    ? html`<span class="start">${name.slice(0, start)}</span>${name.slice(start)}`
    : name;
}

/** From how long before the meet-up or the start the countdown of a convoy is emphasized. */
const soonMs = 60 * minuteMs;

/** Whether the meet-up, or the start after it, is so near that the countdown is emphasized. */
export const isSoon = (
  { now }: Pick<ConvoyView, 'now'>,
  { meetupMs = 0, startMs }: Convoy,
): boolean => (now < meetupMs ? meetupMs : startMs) - now <= soonMs;

/** Time until the meet-up or the start, or that the convoy is live; nothing when it is over. */
export function countdown(
  view: ConvoyView,
  convoy: Convoy,
  className: 'soon' | 'later' | '',
): TemplateResult | typeof nothing {
  const { zones, now, saysLive } = view;
  const { meetupMs = 0, startMs, endMs } = convoy;
  if (endMs <= now || (!saysLive && isLive(convoy, now))) return nothing;
  const next = now < meetupMs ? meetupMs : startMs;
  return html`<time
    part="badge ${className === 'soon' ? 'current' : ''}"
    class="badge ${className}"
    datetime=${new Date(next).toISOString()}
    title=${timeTitle(zones, next, now)}
    >${className === 'later' ? laterStatusText(view, convoy) : statusText(view, convoy)}</time
  >`;
}

/** Progress along the route when live with a known end, else the times; then the facts that are not shown before them. */
function details(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { hasEnd, endMs } = convoy;
  return hasEnd && isLive(convoy, view.now) && view.now < endMs
    ? html`${routeProgress(view, convoy)} ${facts(view, convoy, false)}`
    : html`${times(view, convoy)} ${facts(view, convoy)}`;
}

/** Whether a convoy is on the same day as the one before it. */
export const isSameDay = (
  { zones }: Pick<ConvoyView, 'zones'>,
  convoy: Convoy,
  before?: Convoy,
): boolean => before !== undefined && sameDay(zones.zone, before.startMs, convoy.startMs);

const isSameMonth = ({ zones }: ConvoyView, convoy: Convoy, before?: Convoy): boolean =>
  before !== undefined &&
  monthOf(zones.zone, before.startMs) === monthOf(zones.zone, convoy.startMs);

/** The month of a convoy as a heading above its row. */
const monthHeading = ({ zones, headingLevel }: ConvoyView, { startMs }: Convoy): TemplateResult =>
  html`<div class="month" role="heading" aria-level=${headingLevel}>
    ${capitalized(zones.locale, monthYear(zones.locale, localTime(zones.zone, startMs)))}
  </div>`;

/**
 * A convoy as a row of a list; day and month are omitted if `before` has the same. The countdown of the first is
 * emphasized. With `hasMonths`, months are headings.
 */
export function row(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const isLiveNow = isLive(convoy, view.now);
  const hasTile = !isSameDay(view, convoy, before) && (view.saysLive || !isLiveNow);
  const isNewMonth = !isSameMonth(view, convoy, before);
  const { hasMonths = false, headingLevel } = view;
  const level = hasMonths ? Math.min(6, headingLevel + 1) : headingLevel;
  return html`${hasMonths && isNewMonth ? monthHeading(view, convoy) : nothing}
  ${hasTile ? dateTile(view, convoy, isNewMonth && !hasMonths) : nothing}
  ${title({ ...view, headingLevel: level }, convoy, shortName(view, convoy))}
  ${countdown(view, convoy, before ? 'later' : 'soon')} ${details(view, convoy)}
  ${view.action?.(convoy)}`;
}

/** A convoy as a card with its banner; without one, a landscape is the cover. The first, those that are near and those that are live have a countdown. */
export function card(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const { images, now, landscapeOf } = view;
  const isFirst = !before;
  const badge =
    isFirst || isNear(convoy, now)
      ? countdown(view, convoy, isFirst && isSoon(view, convoy) ? 'soon' : '')
      : nothing;
  const content = html`${dateTile(view, convoy)} ${badge}`;
  return html`${cover(images, convoy.event, content, landscapeOf?.(convoy))}
  ${title(view, convoy, shortName(view, convoy))} ${details(view, convoy)}
  ${view.action?.(convoy) ?? nothing}`;
}

/** The day of a convoy in its shortest form. */
export const dayOf = ({ zones: { locale, zone }, now }: ConvoyView, { startMs }: Convoy): string =>
  capitalized(locale, shortDay(locale, zone, startMs, now));

/** The host, unless that is the company of the element, and the route, for rows with room; other facts for those with more. */
function briefFacts(view: ConvoyView, convoy: Convoy) {
  const { host, event } = convoy;
  return items('brief', [
    ...(host ? [html`<bdi part="hosts">${host.name}</bdi>`] : []),
    ...route(view.zones.locale, event),
    ...factTexts(view, convoy).map((text) => html`<span class="others">${text}</span>`),
  ]);
}

/** The name of a convoy in one line, after the logo of its host. */
function shortTitle(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { images, headingLevel } = view;
  const { host } = convoy;
  return html`<div
    class="title ${companyClass(host)}"
    part="title"
    role="heading"
    aria-level=${headingLevel}
    dir="auto"
    data-hidden-text=${host ? ` (${host.name})` : nothing}
  >
    ${nameLink(
      view,
      convoy,
      html`${host ? avatar(host.name, host.logo, images) : nothing}${shortName(view, convoy)}`,
    )}
  </div>`;
}

/** The most characters of a word for a day, such as "Today", that fit where it is narrow. */
const maxNearDay = 6;

/** The weekday and the day of a near day whose word is long, such as "Tomorrow"; undefined for others. */
function shortDayOf(view: ConvoyView, convoy: Convoy): string | undefined {
  const {
    zones: { locale, zone },
    now,
  } = view;
  const { length } = nearDay(locale, zone, convoy.startMs, now) ?? '';
  return length > maxNearDay
    ? capitalized(locale, dayOfWeek(locale, zone, convoy.startMs))
    : undefined;
}

/** The day of a convoy as the first column of a line; where it is narrow, styles show the short form of a long word. */
function dayColumn(view: ConvoyView, convoy: Convoy, before?: Convoy) {
  if (isSameDay(view, convoy, before)) return nothing;
  const day = dayOf(view, convoy);
  const short = shortDayOf(view, convoy);
  return html`<span class="day" part="day ${before ? '' : 'current'}" data-short=${short ?? nothing}
    >${short ? html`<span>${day}</span>` : day}</span
  >`;
}

/** A convoy as one line: day, name, host, route and facts, and start or that it is live. */
export const compactRow = (view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult =>
  html`${dayColumn(view, convoy, before)} ${shortTitle(view, convoy)} ${briefFacts(view, convoy)}
  ${shortTime(view, convoy, isLive(convoy, view.now))}`;

/** The place of a convoy that is rendered later, with the texts that the widths of the columns depend on. */
export function latePlace(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const { layout, now } = view;
  if (layout === 'cards') return html`<li class="late"></li>`;
  return layout === 'list'
    ? html`<li class="late ${longNameClass(dayName(view, convoy))}">
        ${countdown(view, convoy, 'later')}
      </li>`
    : html`<li class="late">
        ${dayColumn(view, convoy, before)} ${shortTime(view, convoy, isLive(convoy, now))}
      </li>`;
}
