import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../../../intl/formats.js';
import { avatar } from '../../../ui/avatar.js';
import { icon, icons, logo } from '../../../ui/icons.js';
import { foreignRel } from '../../../ui/item-link.js';
import type { CardView } from '../card-view.js';
import { type SocialLink, socialLinks, website } from '../model/links.js';

const maxPictures = 8;

/** Pictures of the first members, and the number of the others. */
export function people(view: CardView): TemplateResult | typeof nothing {
  const { vtc, images, translate, locale } = view;
  const shown = vtc.memberPreviews.slice(0, maxPictures);
  const others = vtc.memberCount - shown.length;
  return shown.length > 0
    ? html`<ul class="people" part="list" aria-label=${translate('membersTitle')}>
        ${shown.map(
          ({ name, image }) =>
            html`<li part="item" title=${name}>
              ${avatar(name, image, images)}<bdi class="visually-hidden">${name}</bdi>
            </li>`,
        )}
        ${
          others > 0
            ? html`<li class="others muted">
                <span aria-hidden="true"
                  >${formatNumber(locale, others, { signDisplay: 'always' })}</span
                ><span class="visually-hidden">${translate('moreMembers', { count: others })}</span>
              </li>`
            : nothing
        }
      </ul>`
    : nothing;
}

/** The partner company. */
export function linkedCompany(view: CardView): TemplateResult | typeof nothing {
  const { vtc, images, translate } = view;
  const company = vtc.linkedCompany;
  return company
    ? html`<div class="linked muted" part="section">
        <span>${translate('linkedCompany')}</span>
        ${avatar(company.name, company.profilePicture, images)}
        <bdi>${company.name}</bdi>
      </div>`
    : nothing;
}

function site({ vtc }: CardView): TemplateResult | typeof nothing {
  const own = website(vtc);
  return own
    ? html`<li part="item">
        <a class="site" part="link" href=${own.href} rel=${foreignRel}
          >${icon(icons.website)}<bdi>${own.host}</bdi></a
        >
      </li>`
    : nothing;
}

/** Name of a link; that of Discord contains the server that the platform has verified. */
function label({ vtc, translate }: CardView, { site, name }: SocialLink): string {
  const server = site === 'discord' ? vtc.verifiedDiscordServer : undefined;
  return server ? translate('discordVerified', { name: server.guildName }) : name;
}

function brandLink(view: CardView, link: SocialLink): TemplateResult {
  const name = label(view, link);
  return html`<li part="item">
    <a
      class="brand-link"
      part="link"
      href=${link.href}
      rel=${foreignRel}
      aria-label=${name}
      title=${name}
      >${logo(link.logo)}</a
    >
  </li>`;
}

/** Links to the company's website and its social media accounts. */
export function links(view: CardView): TemplateResult | typeof nothing {
  const others = socialLinks(view.vtc);
  return others.length > 0 || website(view.vtc)
    ? html`<ul class="links" part="list">
        ${site(view)} ${others.map((link) => brandLink(view, link))}
      </ul>`
    : nothing;
}
