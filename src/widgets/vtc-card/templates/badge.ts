import { html, nothing, type TemplateResult } from '../../../base.js';
import type { CardView } from '../view.js';
import { logo, title } from './head.js';

/** The layout `badge`: logo, name and number of members. */
export function badge(view: CardView): TemplateResult {
  const { vtc, translate, shows } = view;
  const isRecruiting = vtc.recruitmentOpen && shows('recruitment');
  return html`<div class="identity">
    ${logo(view)}
    <div class="names">
      ${title(view)}
      <div class="dotted muted">
        <span>${translate('members', { count: vtc.memberCount })}</span>
        ${isRecruiting ? html`<span><span class="recruiting">${translate('recruiting')}</span></span>` : nothing}
      </div>
    </div>
  </div>`;
}
