import {
  avatar,
  foreignRel,
  formats,
  html,
  icon,
  icons,
  logo,
  nothing,
  safeUrl,
  type TemplateResult,
  shownName,
} from '../../../base.js';
import type { CardView } from '../view.js';
import { socialLinks } from '../model/links.js';

const maxPictures = 8;

/** Pictures of the first members, and the number of the others. */
export function people(view: CardView): TemplateResult | typeof nothing {
  const { vtc, images, translate, zones } = view;
  const shown = vtc.memberPreviews.slice(0, maxPictures);
  const others = vtc.memberCount - shown.length;
  return shown.length > 0
    ? html`<ul class="people" part="list" aria-label=${translate('membersTitle')}>
        ${shown.map(({ name: fullName, image }) => {
          const name = shownName(fullName);
          return html`<li part="item" title=${name}>
            ${avatar(name, image, images)}<bdi class="visually-hidden">${name}</bdi>
          </li>`;
        })}
        ${
          others > 0
            ? html`<li class="others muted">
                <span aria-hidden="true"
                  >${formats.formatNumber(zones.locale, others, { signDisplay: 'always' })}</span
                ><span class="visually-hidden">${translate('moreMembers', { count: others })}</span>
              </li>`
            : nothing
        }
      </ul>`
    : nothing;
}

/** The name of the sister company; the API gives no address to link to. */
export function linkedCompany(view: CardView): TemplateResult | typeof nothing {
  const { vtc, images, translate } = view;
  const company = vtc.linkedCompany;
  return company
    ? html`<div class="linked muted" part="section">
        <span>${translate('linkedCompany')}</span>
        ${avatar(company.name, company.profilePicture, images)}
        <bdi>${shownName(company.name)}</bdi>
      </div>`
    : nothing;
}

/** Links to the company's website and its social media accounts. */
export function links(view: CardView): TemplateResult | typeof nothing {
  const website = safeUrl(view.vtc.website);
  const accounts = socialLinks(view);
  const site = (href: string) => {
    const host = new URL(href).host.replace(/^www\./, '');
    return html`<li class="site" part="item">
      <a part="link" href=${href} rel=${foreignRel} title=${host}
        >${icon(icons.website)}<bdi>${host}</bdi></a
      >
    </li>`;
  };
  return website || accounts.length > 0
    ? html`<ul class="links" part="list">
        ${website ? site(website) : nothing}
        ${accounts.map(
          ({ href, label, logo: path }) =>
            html`<li part="item">
              <a part="link" href=${href} rel=${foreignRel} aria-label=${label} title=${label}
                >${logo(path)}</a
              >
            </li>`,
        )}
      </ul>`
    : nothing;
}

/** The e-mail address. It is not in the page until a visitor wants it, so that programs do not collect it. */
export function contact(view: CardView): TemplateResult | typeof nothing {
  const { email } = view.vtc;
  if (!email || !/^[^\s@?&#]+@[^\s@?&#]+$/.test(email)) return nothing;
  return view.isOpen('contact')
    ? html`<a class="text-button" part="link" href="mailto:${encodeURI(email)}"
        >${icon(icons.mail)}<bdi>${email}</bdi></a
      >`
    : html`<button class="text-button" part="button" type="button" @click=${view.writeEmail}>
        ${icon(icons.mail)}${view.translate('email')}
      </button>`;
}
