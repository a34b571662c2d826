import {
  categoryName,
  convoyName,
  dateTile,
  formats,
  html,
  icon,
  icons,
  joinedName,
  nothing,
  picture,
  isolated,
  isSoon,
  items,
  statusText,
  type TemplateResult,
  unbroken,
  visibleName,
} from '../../../base.js';
import type { EventView } from '../view.js';

/** The banner of the convoy; nothing without one, or where it is behind everything. */
export function banner({ model, images, hasBackdrop }: EventView): TemplateResult | typeof nothing {
  const image = hasBackdrop ? nothing : picture(model.convoy.event.banner, images);
  return image === nothing ? nothing : html`<div class="banner">${image}</div>`;
}

/** Category and organizer. */
function kind({ translate, model }: EventView): readonly string[] {
  const { convoy, details } = model;
  const name = categoryName(translate, convoy.event.category) || translate('convoy');
  const organizer = visibleName(details?.vtcName ?? convoy.host?.name);
  return [name, ...(organizer ? [organizer] : [])].map(isolated);
}

/** Time until the convoy, or that it is live, over or cancelled. */
function status(view: EventView): TemplateResult {
  const { translate, model } = view;
  const { phase, convoy } = model;
  if (phase === 'cancelled')
    return html`<span class="cancelled">${icon(icons.alert)} ${translate(phase)}</span>`;
  const text = phase === 'ended' ? translate(phase) : statusText(view, convoy);
  const isFilled = phase === 'live' || (phase === 'upcoming' && isSoon(view, convoy));
  return html`<span class="badge is-${phase} ${isFilled ? 'soon' : ''}" part="badge"
    >${text}</span
  >`;
}

/** The status with how many attended a convoy that is over; without a dialog, category and organizer, and how many will attend. */
function eyebrow(view: EventView, saysAttending: boolean): TemplateResult | typeof nothing {
  const { translate, model, close } = view;
  const { phase, attendees: count } = model;
  const countText = (key: 'attended' | 'attending', isShown: boolean) =>
    isShown && count > 0 ? [unbroken(translate(key, { count }))] : [];
  // One item, which does not break while a line has space for it.
  const about = [...kind(view), ...countText('attending', saysAttending && phase !== 'ended')];
  return items('eyebrow', [
    status(view),
    ...countText('attended', phase === 'ended'),
    ...(close ? [] : [about.join('\u00a0· ')]),
  ]);
}

/** The line above a convoy in a dialog: category, organizer, the button to share it if that is alone, and the close button. */
export function dialogBar(view: EventView, share: unknown): TemplateResult | typeof nothing {
  const { close, translate, model } = view;
  const label = translate('labelled', {
    label: translate('close'),
    value: convoyName(model.convoy),
  });
  return close
    ? html`<div class="bar">
        ${items('kind', kind(view))} ${share}
        <button class="icon-button" part="button" type="button" aria-label=${label} @click=${close}>
          ${icon(icons.close)}
        </button>
      </div>`
    : nothing;
}

/** Date tile, status and what belongs to it, and name. */
export function head(view: EventView, saysAttending: boolean): TemplateResult {
  const { model, zones, headingLevel } = view;
  const { convoy } = model;
  const date = formats.dateText(zones.locale, zones.zone, convoy.startMs, { dateStyle: 'full' });
  return html`<header class="head">
    ${dateTile(view, convoy)} ${eyebrow(view, saysAttending)}
    <div
      class="name"
      part="heading title"
      role="heading"
      aria-level=${headingLevel}
      tabindex="-1"
      data-hidden-text=${` ${date}`}
    >
      ${joinedName(convoyName(convoy))}
    </div>
  </header>`;
}
