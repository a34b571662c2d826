import { html, nothing, type TemplateResult } from 'lit';
import { brandMark, icon } from '../../../ui/icons.js';
import { foreignRel } from '../../../ui/item-link.js';
import type { CardView } from '../card-view.js';
import { type SocialLink, socialLinks, website } from '../model/links.js';

function site({ vtc }: CardView): TemplateResult | typeof nothing {
  const own = website(vtc);
  return own
    ? html`<li part="item">
        <a class="site" part="link" href=${own.href} rel=${foreignRel}
          >${icon('website')}<bdi>${own.host}</bdi></a
        >
      </li>`
    : nothing;
}

/** The name of a link; Discord's says which of the company's servers the platform has verified. */
function label({ vtc, translate }: CardView, { brand, name }: SocialLink): string {
  const server = brand === 'discord' ? vtc.verifiedDiscordServer : undefined;
  return server ? translate('discordVerified', { name: server.guildName }) : name;
}

function mark(view: CardView, link: SocialLink): TemplateResult {
  const words = label(view, link);
  return html`<li part="item">
    <a
      class="mark"
      part="link"
      href=${link.href}
      rel=${foreignRel}
      aria-label=${words}
      title=${words}
      >${brandMark(link.brand)}</a
    >
  </li>`;
}

/** Where else the company is: its own site, and the marks of others. */
export function links(view: CardView): TemplateResult | typeof nothing {
  const others = socialLinks(view.vtc);
  return others.length > 0 || website(view.vtc)
    ? html`<ul class="links" part="list">
        ${site(view)} ${others.map((link) => mark(view, link))}
      </ul>`
    : nothing;
}
