import {
  avatar,
  foreignRel,
  html,
  icon,
  icons,
  itemLink,
  nothing,
  picture,
  safeUrl,
  type TemplateResult,
  shownName,
} from '../../../base.js';
import { countryOf } from '../model/facts.js';
import type { CardView } from '../view.js';

/** Icons of the distinctions that the platform gives, by field of a company, which is also the key of the text. */
const distinctionIcons = [
  ['verified', icons.verified],
  ['official', icons.official],
  ['partnered', icons.partnered],
] as const;

/** The company's banner image; nothing where there is none, or where it is behind the whole card. */
export function cover({ vtc, images, hasBackdrop }: CardView): TemplateResult | typeof nothing {
  const image = hasBackdrop ? nothing : picture(vtc.banner, images);
  return image === nothing ? nothing : html`<div class="cover" part="banner">${image}</div>`;
}

const nameOf = ({ name, handle }: CardView['vtc']): string => shownName(name, handle);

/** The company's logo. */
export const logo = ({ vtc, images }: CardView): TemplateResult =>
  avatar(nameOf(vtc), vtc.profilePicture, images);

/** The company's name, followed by icons for its distinctions. */
export function title(view: CardView): TemplateResult {
  const { vtc, translate, headingLevel, href, select, shows } = view;
  const held = shows('badges') ? distinctionIcons.filter(([name]) => vtc[name]) : [];
  const bdi = html`<bdi>${nameOf(vtc)}</bdi>`;
  const name = html`<span class="company" part="heading" role="heading" aria-level=${headingLevel}
    >${itemLink(href, bdi, select)}</span
  >`;
  const list = html`<ul class="distinctions" part="list">
    ${held.map(
      ([name, path]) =>
        html`<li part="badge" title=${translate(name)}>
          ${icon(path)}<span class="visually-hidden">${translate(name)}</span>
        </li>`,
    )}
  </ul>`;
  return html`<div class="name-line">${name}${held.length > 0 ? list : nothing}</div>`;
}

/** Handle, tag and country. */
function names(view: CardView): TemplateResult | typeof nothing {
  const { handle, inGameTag } = view.vtc;
  const all = [handle && `@${handle}`, inGameTag].filter(Boolean);
  const country = countryOf(view);
  return all.length > 0 || country
    ? html`<div class="dotted muted">
        ${all.map((name) => html`<span><bdi>${name}</bdi></span>`)}
        ${country ? html`<span title=${view.translate('country')}>${country}</span>` : nothing}
      </div>`
    : nothing;
}

/** Link to the application; a label where the company recruits without a link. */
export function apply({ vtc, translate, shows }: CardView): TemplateResult | typeof nothing {
  if (!shows('recruitment') || !vtc.recruitmentOpen) return nothing;
  const href = safeUrl(vtc.recruitmentLink);
  return href
    ? html`<a class="button apply" part="link apply" href=${href} rel=${foreignRel}
        >${translate('apply')}</a
      >`
    : html`<span class="badge" part="badge">${translate('recruiting')}</span>`;
}

/** The company's slogan. */
export const slogan = ({ vtc }: CardView): TemplateResult | typeof nothing =>
  vtc.slogan ? html`<p class="slogan"><bdi>${vtc.slogan}</bdi></p>` : nothing;

/** Banner image, logo, name, handle, link to the application, slogan. */
export const head = (view: CardView): TemplateResult =>
  html`${cover(view)}
    <div class="identity">
      ${logo(view)}
      <div class="names">${title(view)} ${names(view)}</div>
      ${apply(view)}
    </div>
    ${slogan(view)}`;
