import {
  convoyName,
  foreignRel,
  html,
  nothing,
  picture,
  routeProgress,
  safeUrl,
  secondTime,
  type TemplateResult,
  timeLabel,
  zonedTime,
  zoneNote,
} from '../../../base.js';
import type { Place } from '../model.js';
import type { EventView } from '../view.js';

const time = (view: EventView, label: string, at: number | undefined, name: string) =>
  at === undefined
    ? nothing
    : html`<div class=${name}>
        <dt>${timeLabel(view, label, at, view.model.convoy.startMs)}</dt>
        <dd>
          ${zonedTime(view.zones, at, { now: view.now, namesZone: view.zoneName === undefined })}
        </dd>
      </div>`;

/** Meet-up, start and end, a button beside them, and the zone below them. */
export function times(view: EventView, button: unknown): TemplateResult {
  const { translate, zones, model } = view;
  const { meetupMs, startMs, endMs, hasEnd } = model.convoy;
  return html`<div>
    <div class="times-line">
      <dl class="times">
        ${time(view, translate('meetup'), meetupMs, 'meetup')}
        ${time(view, translate('start'), startMs, 'start')}
        ${time(view, translate('end'), hasEnd ? endMs : undefined, 'end')}
      </dl>
      ${button === nothing ? nothing : html`<div class="actions">${button}</div>`}
    </div>
    <p class="zone">
      <span>${zoneNote(view) ?? nothing}</span>
      <span>${secondTime(zones, startMs) ?? nothing}</span>
    </p>
  </div>`;
}

const place = ({ city, location }: Place, name: string): TemplateResult | typeof nothing =>
  city
    ? html`<div class="place ${name}">
        <bdi class="city">${city}</bdi>
        ${location ? html`<bdi class="location">${location}</bdi>` : nothing}
      </div>`
    : nothing;

/** The places of the route, with the progress between them while the convoy is live. */
export function route(view: EventView): TemplateResult | typeof nothing {
  const { convoy, from, to, phase } = view.model;
  const ends = [place(from, 'from'), place(to, 'to')] as const;
  if (phase === 'live' && convoy.hasEnd) return routeProgress(view, convoy, ends);
  if (!from.city && !to.city) return nothing;
  return html`<div class="route" part="route">
    ${ends[0]}
    <svg class="line" aria-hidden="true">
      <rect width="100%" y="6" height="3" rx="1.5" />
      <circle class="start" cx="6" cy="7.5" r="4.5" />
      <circle class="end" cx="100%" cy="7.5" r="4.5" />
    </svg>
    ${ends[1]}
  </div>`;
}

/** The picture of the route, which opens whole in a new tab. */
export function routePicture(view: EventView): TemplateResult | typeof nothing {
  const { translate, model, images, shows } = view;
  const href = safeUrl(model.details?.routeImage);
  const image = picture(href, images);
  if (!href || !shows('route') || image === nothing) return nothing;
  const label = translate('labelled', {
    label: translate('routePicture'),
    value: convoyName(model.convoy),
  });
  return html`<a
    class="map"
    part="link"
    href=${href}
    target="_blank"
    rel=${foreignRel}
    aria-label=${label}
    >${image}</a
  >`;
}
