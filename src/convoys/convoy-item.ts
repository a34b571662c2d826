import { html, nothing, type TemplateResult } from 'lit';
import { calendarDay, duration, minuteMs, nearDay } from '../intl/formats.js';
import { itemLink } from '../ui/item-link.js';
import type { Translate } from '../locales/messages.js';
import { gameName } from '../intl/game-name.js';
import { picture } from '../ui/picture.js';
import { type Zones, zonedTime } from '../ui/zoned-time.js';
import { type Convoy, type ConvoyEvent, isLive } from './convoy.js';
import { phase } from './phase.js';

/** How often a bar moves at least; each answer of the API moves it too. */
const liveStepMs = 10 * minuteMs;

/** What convoys are drawn with. */
export interface ConvoyView {
  translate: Translate;
  zones: Zones;
  /** `list`, `cards` or `compact`. */
  layout: string;
  /** `all` or `none`. */
  images: string;
  /** The API that the convoys come from; undefined where the page gives them and names none. */
  apiBase: string | undefined;
  /** When it is drawn, in ms since the epoch. */
  now: number;
  /** Address of a convoy; undefined for none. */
  linkOf: (event: ConvoyEvent) => string | undefined;
  select: (click: Event, item: ConvoyEvent) => void;
  /** Said while drawing: what is drawn holds until this moment, in ms since the epoch. */
  until: (moment: number) => void;
  /** Drawn below a convoy. */
  menu?: ((view: ConvoyView, convoy: Convoy) => unknown) | undefined;
}

/** The name of a convoy, linked where it has an address, and what it is heading for. */
function top(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { event } = convoy;
  const name = html`<bdi>${event.name.trim() || '—'}</bdi>`;
  return html`<div class="row">
    <strong>${itemLink(view.linkOf(event), name, (click) => view.select(click, event))}</strong
    ><span part="badge" class="badge ${isLive(convoy, view.now) ? 'live' : ''}"
      >${phase(view, convoy)}</span
    >
  </div>`;
}

/** How far a convoy is that is on the road, as a bar and as text. */
function progress(
  { translate, zones, now, until }: ConvoyView,
  { startMs, endMs, lengthMs }: Convoy,
) {
  const time = (spanMs: number) => duration(zones.locale, spanMs);
  const minute = now - (now % minuteMs);
  until(now + liveStepMs);
  return html`<label class="muted"
    ><progress part="progress" max=${lengthMs} value=${now - startMs}></progress>
    ${time(minute - startMs)} / ${time(lengthMs)} ·
    ${translate('left', { duration: time(endMs - minute) })}</label
  >`;
}

const dayOf = ({ zones: { locale, zone }, now }: ConvoyView, { startMs }: Convoy) =>
  calendarDay(locale, zone, startMs, now);

/** The day of a convoy, said as today or tomorrow too where it is. */
function day(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { locale, zone } = view.zones;
  return html`<div class="day" part="day">
    <span>${dayOf(view, convoy)}</span>
    <strong>${nearDay(locale, zone, convoy.startMs, view.now)}</strong>
  </div>`;
}

/** Meet-up, start and length of a convoy whose day is said already. */
function times({ translate, zones, now }: ConvoyView, convoy: Convoy): TemplateResult {
  const { meetupMs, startMs, lengthMs } = convoy;
  const row = (key: 'meetup' | 'start', time: number, spanMs = 0) =>
    html`<dt class="muted">${translate(key)}</dt>
      <dd>
        ${zonedTime(zones, time, now, startMs)}
        ${spanMs ? html`<span class="muted">· ${duration(zones.locale, spanMs)}</span>` : nothing}
      </dd>`;
  return html`<dl>${meetupMs && row('meetup', meetupMs)} ${row('start', startMs, lengthMs)}</dl>`;
}

/** Texts from outside in a row; each reads in its own direction. */
const named = (texts: readonly unknown[], between: string) =>
  texts
    .filter(Boolean)
    .map((text, index) => html`${index > 0 ? between : nothing}<bdi>${text}</bdi>`);

/** The road of a convoy; the arrow points to where it ends, in whatever script the places are named. */
export const route = ({ departure, arrival }: ConvoyEvent): TemplateResult =>
  html`<bdi dir="ltr">${named([departure, arrival], ' → ')}</bdi>`;

/** Route, server, game, category and attendees of a convoy, as far as they are told. */
function facts({ translate }: ConvoyView, { event }: Convoy): TemplateResult {
  const { server, game, category, attendeeCount: count } = event;
  const known = [
    server,
    game && gameName(game),
    category,
    count && translate('attending', { count }),
  ];
  return html`<div>
    ${route(event)}
    <div class="muted">${named(known, ' · ')}</div>
  </div>`;
}

/** The content of a convoy's item in a list; its day is left out where `before` was on the same one. */
export function convoyItem(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const { layout } = view;
  const isSaid = layout !== 'cards' && before && dayOf(view, before) === dayOf(view, convoy);
  const isDriving = convoy.lengthMs && isLive(convoy, view.now);
  return html`${
      layout === 'cards'
        ? html`<div class="cover">${picture(convoy.event.banner, view.images)}</div>`
        : nothing
    }
    ${isSaid ? nothing : day(view, convoy)}
    <div class="body">
      ${top(view, convoy)} ${isDriving ? progress(view, convoy) : nothing} ${times(view, convoy)}
      ${layout === 'compact' ? nothing : facts(view, convoy)} ${view.menu?.(view, convoy)}
    </div>`;
}
