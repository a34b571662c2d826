import { html, nothing, type TemplateResult } from 'lit';
import { safeUrl } from '../../../contract/safe-url.js';
import { avatar } from '../../../ui/avatar.js';
import { icon } from '../../../ui/icons.js';
import { foreignRel, itemLink } from '../../../ui/item-link.js';
import { picture } from '../../../ui/picture.js';
import type { CardView } from '../card-view.js';
import { distinctions } from '../model/distinctions.js';
import { applyAddress } from '../model/requirements.js';

/** The picture across the top; nothing where there is none. */
export function cover({ vtc, images }: CardView): TemplateResult | typeof nothing {
  const hasPicture = images !== 'none' && safeUrl(vtc.banner);
  return hasPicture
    ? html`<div class="cover" part="banner">${picture(vtc.banner, images)}</div>`
    : nothing;
}

/** The picture of the company. */
export const logo = ({ vtc, images }: CardView): TemplateResult =>
  avatar(vtc.name, vtc.profilePicture, images);

/** The name, with the company's distinctions as signs behind it. */
export function title(view: CardView): TemplateResult {
  const { vtc, translate, headingLevel, href, select, shows } = view;
  const held = shows('badges') ? distinctions(vtc) : [];
  const name = html`<bdi>${vtc.name.trim() || '—'}</bdi>`;
  return html`<div class="title">
    <div class="company" part="heading" role="heading" aria-level=${headingLevel}>
      ${itemLink(href, name, select)}
    </div>
    ${
      held.length > 0
        ? html`<ul class="distinctions" part="list">
            ${held.map(
              ({ sign, words }) =>
                html`<li part="badge" title=${translate(words)}>
                  ${icon(sign)}<span class="visually-hidden">${translate(words)}</span>
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
}

/** Handle and tag in one quiet line. */
function names({ vtc: { handle, inGameTag } }: CardView): TemplateResult | typeof nothing {
  const all = [handle && `@${handle}`, inGameTag].filter(Boolean);
  return all.length > 0
    ? html`<div class="dotted muted">
        ${all.map((name) => html`<span><bdi>${name}</bdi></span>`)}
      </div>`
    : nothing;
}

/** The way to apply; a word where the company recruits without naming one. */
export function apply({ vtc, translate, shows }: CardView): TemplateResult | typeof nothing {
  if (!shows('recruitment') || !vtc.recruitmentOpen) return nothing;
  const href = applyAddress(vtc);
  return href
    ? html`<a class="apply" part="link apply" href=${href} rel=${foreignRel}
        >${translate('apply')}</a
      >`
    : html`<span class="badge recruiting" part="badge">${translate('recruiting')}</span>`;
}

/** What the company says of itself in a line. */
export const slogan = ({ vtc }: CardView): TemplateResult | typeof nothing =>
  vtc.slogan ? html`<p class="slogan"><bdi>${vtc.slogan}</bdi></p>` : nothing;

/** Banner, logo, name, handle and the way to apply. */
export const head = (view: CardView): TemplateResult =>
  html`${cover(view)}
    <div class="who">
      ${logo(view)}
      <div class="names">${title(view)} ${names(view)}</div>
      ${apply(view)}
    </div>
    ${slogan(view)}`;
