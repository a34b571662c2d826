import { html, nothing, type TemplateResult } from 'lit';
import { avatar, hideBroken } from '../../base/avatar.js';
import { itemLink } from '../../base/item-link.js';
import { safeUrl } from '../../base/safe-url.js';
import type { CardView } from './card-view.js';

function name({ vtc, headingLevel, href, select }: CardView): TemplateResult {
  return html`<div class="name" part="heading" role="heading" aria-level=${headingLevel}>
    ${itemLink(href, html`<bdi>${vtc.name}</bdi>`, select)}
  </div>`;
}

function cover({ vtc, images }: CardView): TemplateResult {
  const src = images === 'none' ? undefined : safeUrl(vtc.banner);
  return html`<div class="cover" part="banner">
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
