import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../ui/avatar.js';
import { itemLink } from '../../ui/item-link.js';
import { picture } from '../../ui/picture.js';
import type { CardView } from './card-view.js';

/** Logo and name, with a line below the name. */
export function nameLine(view: CardView, line: string): TemplateResult {
  const { vtc, images, headingLevel, href, select } = view;
  return html`<div class="row head">
    ${avatar(vtc.name, vtc.profilePicture, images)}
    <div>
      <div class="name" part="heading" role="heading" aria-level=${headingLevel}>
        ${itemLink(href, html`<bdi>${vtc.name}</bdi>`, select)}
      </div>
      <div class="muted"><bdi>${line}</bdi></div>
    </div>
  </div>`;
}

/** Banner, logo, name, handle and slogan. */
export function header(view: CardView): TemplateResult {
  const { vtc, images } = view;
  const handle = [vtc.handle && `@${vtc.handle}`, vtc.inGameTag && `[${vtc.inGameTag}]`];
  return html`<div class="cover" part="banner">${picture(vtc.banner, images)}</div>
    ${nameLine(view, handle.filter(Boolean).join(' '))}
    ${vtc.slogan ? html`<p><bdi>${vtc.slogan}</bdi></p>` : nothing}`;
}
