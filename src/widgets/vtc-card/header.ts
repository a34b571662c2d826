import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../base/avatar.js';
import { itemLink } from '../../base/item-link.js';
import { picture } from '../../base/picture.js';
import type { CardView } from './card-view.js';

function name({ vtc, headingLevel, href, select }: CardView): TemplateResult {
  return html`<div class="name" part="heading" role="heading" aria-level=${headingLevel}>
    ${itemLink(href, html`<bdi>${vtc.name}</bdi>`, select)}
  </div>`;
}

const cover = ({ vtc, images }: CardView): TemplateResult =>
  html`<div class="cover" part="banner">${picture(vtc.banner, images)}</div>`;

/** Banner, logo, name, handle and slogan. */
export function header(view: CardView): TemplateResult {
  const { vtc, images } = view;
  const handle = [vtc.handle && `@${vtc.handle}`, vtc.inGameTag && `[${vtc.inGameTag}]`];
  return html`${cover(view)}
    <div class="head">
      ${avatar(vtc.name, vtc.profilePicture, images)}
      <div class="who">
        ${name(view)}
        <div class="muted"><bdi>${handle.filter(Boolean).join(' ')}</bdi></div>
      </div>
    </div>
    ${vtc.slogan ? html`<p class="slogan"><bdi>${vtc.slogan}</bdi></p>` : nothing}`;
}

/** Logo, name and members in one line. */
export function badgeLine(view: CardView): TemplateResult {
  const { vtc, images, language } = view;
  return html`<div class="badge-line">
    ${avatar(vtc.name, vtc.profilePicture, images)}
    <div class="who">
      ${name(view)}
      <div class="muted">${language.say('members', { n: vtc.memberCount })}</div>
    </div>
  </div>`;
}
