import { html, type TemplateResult } from '../../../base.js';

/** A box in place of the company. */
export const companyBox = html`<span class="company skeleton-box"></span>`;

const portrait = html`<span class="portrait"><span class="avatar skeleton-box"></span></span>`;
const nameBox = html`<span class="name skeleton-box text-lines"></span>`;
const membership = html`<div class="membership">
  ${companyBox}<span class="since skeleton-box"></span>
</div>`;

/** Boxes of the size of a member, for each layout. */
export const skeletons: Readonly<Record<'card' | 'signature', TemplateResult>> = {
  card: html`<div class="content is-card">
    ${portrait}
    <div class="person">${nameBox}</div>
    ${membership}
  </div>`,
  signature: html`<div class="content is-signature">
    ${portrait}
    <div class="lines">${nameBox}${membership}</div>
  </div>`,
};
