import { html, nothing, type TemplateResult } from 'lit';
import { hideBroken } from '../avatar.js';
import { calendarDay, duration, nearDay } from '../formats.js';
import { itemLink } from '../item-link.js';
import type { LanguageController } from '../language.js';
import { gameName } from '../names.js';
import { safeUrl } from '../safe-url.js';
import { type Zones, zonedTime } from '../zoned-time.js';
import { type Convoy, type ConvoyEvent, isLive, routeOf } from './convoy.js';
import { phaseText } from './phase.js';

/** What convoys are drawn with. */
export interface ConvoyView {
  language: LanguageController;
  zones: Zones;
  /** `all` or `none`. */
  images: string;
  /** When it is drawn, in ms since the epoch. */
  now: number;
  /** Address of a convoy; undefined for none. */
  linkOf: (convoy: Convoy) => string | undefined;
  select: (event: Event, item: ConvoyEvent) => void;
  /** Said while drawing: what is drawn holds until this moment, in ms since the epoch. */
  until: (moment: number) => void;
}

/** The name of a convoy, linked where it has an address. */
export const title = (view: ConvoyView, convoy: Convoy): TemplateResult => {
  const { event } = convoy;
  const select = (click: Event) => view.select(click, event);
  return html`<strong class="name"
    >${itemLink(view.linkOf(convoy), html`<bdi>${event.name}</bdi>`, select)}</strong
  >`;
};

/** What a convoy is heading for and how soon. */
export function phase({ language, now, until }: ConvoyView, convoy: Convoy): TemplateResult {
  const { text, changesAt } = phaseText(language, convoy, now);
  until(changesAt);
  return html`<span class="badge phase ${isLive(convoy, now) ? 'live' : ''}" part="badge"
    >${text}</span
  >`;
}

/** The day of a convoy, said as today or tomorrow too where it is. */
export function day(
  { zones: { locale, zone }, now }: ConvoyView,
  { startMs }: Convoy,
): TemplateResult {
  const near = nearDay(locale, zone, startMs, now);
  return html`<div class="day">
    ${near ? html`<strong>${near}</strong>` : nothing}
    <span>${calendarDay(locale, zone, startMs, now)}</span>
  </div>`;
}

/** Meet-up, start and length of a convoy whose day is said already. */
export function times(
  view: ConvoyView,
  { meetupMs, startMs, endMs, isEndKnown }: Convoy,
): TemplateResult {
  const { language, zones, now } = view;
  const row = (key: 'meetup' | 'start', time: number, length?: string) =>
    html`<div>
      <dt>${language.say(key)}</dt>
      <dd>
        ${zonedTime(zones, time, now, startMs)}${
          length ? html`<span class="muted length">${length}</span>` : nothing
        }
      </dd>
    </div>`;
  return html`<dl class="times">
    ${meetupMs === undefined ? nothing : row('meetup', meetupMs)}
    ${row('start', startMs, isEndKnown ? duration(zones.locale, endMs - startMs) : '')}
  </dl>`;
}

/** Route, server, game, category and attendees of a convoy, as far as they are told. */
export function facts({ language: { say } }: ConvoyView, { event }: Convoy): TemplateResult {
  const { server, game, category, attendeeCount } = event;
  const route = routeOf(event);
  const all = [
    server,
    game && gameName(game),
    category,
    attendeeCount && say('attending', { n: attendeeCount }),
  ].filter(Boolean);
  return html`${route ? html`<div class="route"><bdi>${route}</bdi></div>` : nothing}
    <ul class="facts muted">
      ${all.map((fact) => html`<li><bdi>${fact}</bdi></li>`)}
    </ul>`;
}

/** The picture of a convoy, or a plain colour where there is none. */
export function banner({ images }: ConvoyView, { event }: Convoy): TemplateResult {
  const src = images === 'none' ? undefined : safeUrl(event.banner);
  return html`<div class="banner">
    ${
      src
        ? html`<img
            part="image"
            src=${src}
            alt=""
            loading="lazy"
            decoding="async"
            referrerpolicy="no-referrer"
            @error=${hideBroken}
          />`
        : nothing
    }
  </div>`;
}
