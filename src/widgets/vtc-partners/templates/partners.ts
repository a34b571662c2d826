import {
  avatar,
  cover,
  formats,
  html,
  icon,
  icons,
  itemAddress,
  itemLink,
  nothing,
  parseTimestamp,
  shownName,
  progressiveList,
} from '../../../base.js';
import type { TemplateResult } from '../../../base.js';
import type { Partnership, PartnersView } from '../view.js';

const distinctionIcons = [
  ['verified', icons.verified],
  ['partnered', icons.partnered],
] as const;

function distinctions({ translate }: PartnersView, partner: Partnership) {
  const held = distinctionIcons.filter(([name]) => partner[name]);
  return held.length > 0
    ? html`<span class="distinctions">
        ${held.map(
          ([name, path]) =>
            html`<span part="badge" title=${translate(name)}
              >${icon(path)}<span class="visually-hidden">${translate(name)}</span></span
            >`,
        )}
      </span>`
    : nothing;
}

/** The year since which a company is a partner, with the month in its title. */
function since({ translate, locale }: PartnersView, { partnershipCreatedAt }: Partnership) {
  const start = parseTimestamp(partnershipCreatedAt);
  if (start === undefined) return nothing;
  const text = `${translate('partnerSince')} ${formats.year(locale, start)}`;
  return html`<span class="since muted" title=${formats.monthYear(locale, start)}>${text}</span>`;
}

/** Link of a partner; the id stands for a missing handle, as in the paths of the API. */
const addressOf = (template: string | undefined, partner: Partnership): string | undefined =>
  itemAddress(template, { ...partner, handle: partner.handle ?? partner.id });

function item(view: PartnersView, partner: Partnership): TemplateResult {
  const { images, layout, hrefTemplate, select } = view;
  const { name: fullName, profilePicture } = partner;
  const name = shownName(fullName);
  const isLogo = layout === 'logos';
  const tile = html`<div class="tile">
    ${layout === 'grid' && images !== 'none' ? cover(images, partner) : nothing}
    ${avatar(name, profilePicture, images)}
    <span class="name-line"
      ><span class="name"><bdi part="name">${name}</bdi></span
      >${isLogo ? nothing : distinctions(view, partner)}</span
    >
    ${isLogo ? nothing : since(view, partner)}
  </div>`;
  return html`<li part="item" title=${name}>
    ${itemLink(addressOf(hrefTemplate, partner), tile, (event) => select(event, partner))}
  </li>`;
}

export const listId = 'partners';

/** Partners in the order of the API. */
export const partners = (view: PartnersView): TemplateResult =>
  html`<ul id=${listId} class="partners is-${view.layout}" part="list" aria-label=${view.label}>
    ${progressiveList(
      view.progressive,
      view.items,
      ({ id }) => id,
      (partner) => item(view, partner),
    )}
  </ul>`;
