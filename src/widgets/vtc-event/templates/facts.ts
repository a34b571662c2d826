import {
  avatar,
  dlcList,
  dlcOf,
  foreignRel,
  formats,
  gameName,
  html,
  nothing,
  safeUrl,
  type TemplateResult,
  visibleName,
  shownName,
} from '../../../base.js';
import type { EventView } from '../view.js';

const link = (href: string, text: string) =>
  html`<a part="link" href=${href} target="_blank" rel=${foreignRel}><bdi>${text}</bdi></a>`;

const fact = (label: string, value: unknown) =>
  value
    ? html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`
    : nothing;

const foreign = (text: string | null | undefined) => text && html`<bdi>${text}</bdi>`;

/** The name of a game; its code where it is narrow. */
const gameTexts = (code: string) =>
  html`<bdi class="long">${gameName(code)}</bdi><bdi class="short">${code.toUpperCase()}</bdi>`;

/** Attendees, with the places they are of. */
function attendees({ model, translate, zones }: EventView): unknown {
  const { attendees: count, maxAttendees: max } = model;
  const number = (value: number) => formats.formatNumber(zones.locale, value);
  if (!max) return count > 0 && number(count);
  const share = `${Math.min(100, (count / max) * 100).toFixed(1)}%`;
  return html`${translate('placesTaken', { shown: number(count), total: number(max) })}
    <svg class="meter" aria-hidden="true">
      <rect width="100%" height="4" rx="2" />
      <rect class="taken" width=${share} height="4" rx="2" />
    </svg>`;
}

/** The end of the registration in the visitor's zone. */
function deadline({ model, translate, zones, now }: EventView): unknown {
  if (!model.registration) return nothing;
  const { endMs, isClosed } = model.registration;
  return fact(
    translate(isClosed ? 'registrationClosed' : 'registerBy'),
    html`<time datetime=${new Date(endMs).toISOString()}
      >${formats.dayAndClock(zones.locale, zones.zone, endMs, now)}</time
    >`,
  );
}

const dlcs = ({ model, translate }: EventView): unknown => {
  const all = model.details?.requiredDlcs ?? [];
  return (
    all[0] &&
    dlcList(
      all.map((dlc) => dlcOf(dlc)),
      translate,
    )
  );
};

/** The voice channel, named by its host. */
function voice({ model }: EventView): unknown {
  const href = safeUrl(model.details?.voiceLink);
  return href && link(href, new URL(href).host);
}

/** What is known about the convoy, with labels; of a cancelled one, neither who takes part nor where they talk. */
export function facts(view: EventView): TemplateResult {
  const { translate, model, shows, zones } = view;
  const { details } = model;
  const { event } = model.convoy;
  const isNeeded = shows('requirements');
  const isOn = model.phase !== 'cancelled';
  const free = details?.depotSlotsAvailable ?? 0;
  const game = details?.game ?? event.game;
  const tongue = details?.language;
  return html`<dl class="facts">
    ${fact(translate('attendees'), isOn && attendees(view))} ${isNeeded ? deadline(view) : nothing}
    ${fact(translate('freeSlots'), model.phase === 'upcoming' && free > 0 && formats.formatNumber(zones.locale, free))}
    ${fact(translate('server'), foreign(details?.server ?? event.server))}
    ${fact(translate('game'), game && gameTexts(game))}
    ${fact(translate('language'), tongue && formats.displayName(zones.locale, 'language', tongue))}
    ${isNeeded ? fact(translate('requiredDlcs'), dlcs(view)) : nothing}
    ${fact(translate('voice'), isOn && voice(view))}
    ${isNeeded && details?.membersOnly ? fact(translate('openTo'), translate('membersTitle')) : nothing}
  </dl>`;
}

/** The companies that hold the convoy together. */
export function hosts(view: EventView): TemplateResult | typeof nothing {
  const { translate, model, images, shows, headingLevel } = view;
  const guests = model.details?.coHostVtcs ?? [];
  const organizer = visibleName(model.details?.vtcName);
  if (!shows('hosts') || guests.length === 0) return nothing;
  const tile = (name: string, image: string | null, note?: string) =>
    html`<li part="item">
      ${avatar(name, image, images)}
      <span><bdi>${name}</bdi>${note ? html`<small>${note}</small>` : nothing}</span>
    </li>`;
  return html`<section class="hosts" part="section">
    <div class="caption" role="heading" aria-level=${Math.min(6, headingLevel + 1)}>
      ${translate('hosts')}
    </div>
    <ul part="list">
      ${organizer ? tile(organizer, null, translate('organizer')) : nothing}
      ${guests.map(({ name, profilePicture }) => tile(shownName(name), profilePicture))}
    </ul>
  </section>`;
}
