import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../../ui/avatar.js';
import type { CardView } from '../card-view.js';

/** The company that this one belongs together with. */
export function linkedCompany(view: CardView): TemplateResult | typeof nothing {
  const { vtc, images, translate } = view;
  const company = vtc.linkedCompany;
  return company
    ? html`<div class="linked muted" part="section">
        ${translate('linked')} ${avatar(company.name, company.profilePicture, images)}
        <bdi>${company.name}</bdi>
      </div>`
    : nothing;
}
