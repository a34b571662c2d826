import { html, nothing, type TemplateResult } from 'lit';
import { calendarDay, dayNumber, duration, nearDay } from '../formats.js';
import { itemLink } from '../item-link.js';
import type { LanguageController } from '../language.js';
import { gameName } from '../names.js';
import { picture } from '../picture.js';
import { type Zones, zonedTime } from '../zoned-time.js';
import { type Convoy, type ConvoyEvent, isLive, routeOf } from './convoy.js';
import { phaseText } from './phase.js';

/** What convoys are drawn with. */
export interface ConvoyView {
  say: LanguageController['say'];
  zones: Zones;
  /** `list`, `cards` or `compact`. */
  layout: string;
  /** `all` or `none`. */
  images: string;
  /** When it is drawn, in ms since the epoch. */
  now: number;
  /** Address of a convoy; undefined for none. */
  linkOf: (event: ConvoyEvent) => string | undefined;
  select: (click: Event, item: ConvoyEvent) => void;
  /** Said while drawing: what is drawn holds until this moment, in ms since the epoch. */
  until: (moment: number) => void;
  /** Drawn below a convoy. */
  menu: (convoy: Convoy) => unknown;
}

/** The name of a convoy, linked where it has an address, and what it is heading for. */
function top(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { event } = convoy;
  const { text, changesAt } = phaseText(view.say, view.zones.locale, convoy, view.now);
  view.until(changesAt);
  const name = html`<bdi>${event.name}</bdi>`;
  return html`<div class="row">
    <strong>${itemLink(view.linkOf(event), name, (click) => view.select(click, event))}</strong
    ><span part="badge" class="badge ${isLive(convoy, view.now) ? 'live' : ''}">${text}</span>
  </div>`;
}

/** How far a convoy is that is on the road, as a bar and as text. */
function progress({ zones: { locale }, now }: ConvoyView, { startMs, endMs }: Convoy) {
  const words = `${duration(locale, now - startMs)} / ${duration(locale, endMs - startMs)}`;
  return html`<progress
      part="progress"
      max=${endMs - startMs}
      value=${now - startMs}
      aria-label=${words}
    ></progress>
    <div class="muted">${words}</div>`;
}

/** The day of a convoy, said as today or tomorrow too where it is. */
function day({ zones: { locale, zone }, now }: ConvoyView, { startMs }: Convoy): TemplateResult {
  return html`<div class="day" part="day">
    <strong>${nearDay(locale, zone, startMs, now)}</strong>
    <span>${calendarDay(locale, zone, startMs, now)}</span>
  </div>`;
}

/** Meet-up, start and length of a convoy whose day is said already. */
function times({ say, zones, now }: ConvoyView, convoy: Convoy): TemplateResult {
  const { meetupMs, startMs, endMs, isEndKnown } = convoy;
  const row = (key: 'meetup' | 'start', time: number, length = '') =>
    html`<dt class="muted">${say(key)}</dt>
      <dd>${zonedTime(zones, time, now, startMs)} <span class="muted">${length}</span></dd>`;
  return html`<dl>
    ${meetupMs && row('meetup', meetupMs)}
    ${row('start', startMs, isEndKnown ? `· ${duration(zones.locale, endMs - startMs)}` : '')}
  </dl>`;
}

/** Route, server, game, category and attendees of a convoy, as far as they are told. */
function facts({ say }: ConvoyView, { event }: Convoy): TemplateResult {
  const { server, game, category, attendeeCount: n } = event;
  const told = [server, game && gameName(game), category, n && say('attending', n)];
  return html`<div>
    <bdi>${routeOf(event)}</bdi>
    <div class="muted">
      ${told
        .filter(Boolean)
        .map((fact, index) => html`${index > 0 ? ' · ' : ''}<bdi>${fact}</bdi>`)}
    </div>
  </div>`;
}

/** A convoy as an item of a list; its day is left out where `before` was on the same one. */
export function convoyItem(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const { layout, zones, now } = view;
  const dayOf = ({ startMs }: Convoy) => dayNumber(zones.zone, startMs);
  const isSaid = layout === 'list' && before !== undefined && dayOf(before) === dayOf(convoy);
  const isDriving = isLive(convoy, now) && convoy.isEndKnown;
  return html`<li class="convoy" part="item">
    ${layout === 'cards' ? html`<div class="cover">${picture(convoy.event.banner, view.images)}</div>` : nothing}
    ${isSaid ? nothing : day(view, convoy)}
    <div class="body">
      ${top(view, convoy)} ${isDriving ? progress(view, convoy) : nothing} ${times(view, convoy)}
      ${layout === 'compact' ? nothing : facts(view, convoy)} ${view.menu(convoy)}
    </div>
  </li>`;
}
