import {
  avatar,
  dlcList,
  dlcOf,
  foreignRel,
  formats,
  gameName,
  html,
  nothing,
  type TemplateResult,
  visibleName,
  shownName,
} from '../../../base.js';
import type { EventView } from '../view.js';

const link = (href: string, text: string) =>
  html`<a part="link" href=${href} target="_blank" rel=${foreignRel}><bdi>${text}</bdi></a>`;

type Fact = TemplateResult | typeof nothing;

const fact = (label: string, value: unknown): Fact =>
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
function deadline({ model, translate, zones, now }: EventView): Fact {
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

/** The voice channel, named by its host, unless that is what the filled button opens. */
const voice = ({ model: { voice: href, ...model } }: EventView): unknown =>
  href && (model.phase !== 'live' || model.href) && link(href, new URL(href).host);

/** Whether the number of attendees is shown without places that it is of. */
export const hasPlainCount = ({ model }: EventView): boolean =>
  (model.phase === 'upcoming' || model.phase === 'live') &&
  model.attendees > 0 &&
  !model.maxAttendees;

/** What is known about the convoy, with labels; of one that is cancelled or over, neither who takes part nor where they talk. */
export function facts(view: EventView): readonly TemplateResult[] {
  const { translate, model, shows, zones } = view;
  const { details, phase } = model;
  const { event } = model.convoy;
  const isNeeded = shows('requirements');
  const isAhead = phase === 'upcoming' || phase === 'live';
  const free = details?.depotSlotsAvailable ?? 0;
  const game = details?.game ?? event.game;
  const tongue = details?.language;
  const known: readonly Fact[] = [
    fact(translate('attendees'), isAhead && attendees(view)),
    isNeeded ? deadline(view) : nothing,
    fact(
      translate('freeSlots'),
      phase === 'upcoming' && free > 0 && formats.formatNumber(zones.locale, free),
    ),
    fact(translate('server'), foreign(details?.server ?? event.server)),
    fact(translate('game'), game && gameTexts(game)),
    fact(translate('language'), tongue && formats.displayName(zones.locale, 'language', tongue)),
    isNeeded ? fact(translate('requiredDlcs'), dlcs(view)) : nothing,
    fact(translate('voice'), voice(view)),
    isNeeded && details?.membersOnly
      ? fact(translate('openTo'), translate('membersTitle'))
      : nothing,
  ];
  return known.flatMap((template) => (template === nothing ? [] : template));
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
