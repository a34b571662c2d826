import {
  avatar,
  breakableName,
  html,
  icon,
  icons,
  itemLink,
  nothing,
  roleName,
  type TemplateResult,
} from '../../../base.js';
import { awaited } from '../model.js';
import type { MemberView } from '../view.js';
import { companyBox } from './skeleton.js';

/** The name, as a link if it has a URL; the owner's is followed by a crown, which repeats the owner's role. */
const name = ({ model, href, select }: MemberView): TemplateResult =>
  html`<span class="own name" part="name"
    >${itemLink(href, breakableName(model.name), select)}${model.member.isOwner ? icon(icons.owner) : nothing}</span
  >`;

const since = ({ model: { since: joined } }: MemberView) =>
  joined
    ? html`<time class="since" part="since" datetime=${joined.dateTime}>${joined.text}</time>`
    : nothing;

function company({ model, images }: MemberView) {
  if (model.company === awaited) return companyBox;
  if (!model.company) return nothing;
  const { name: text, logo } = model.company;
  return html`<span class="company" part="company"
    >${avatar(text, logo, images)}<span class="own">${text}</span></span
  >`;
}

const portrait = ({ model: { name: text, member }, images }: MemberView): TemplateResult =>
  html`<span class="portrait ${member.isOwner ? 'is-owner' : ''}"
    >${avatar(text, member.image, images)}</span
  >`;

/** The layout `card`: a portrait, the name, all roles, since when, and the company. */
export const card = (view: MemberView): TemplateResult =>
  html`<div class="content is-card">
    ${portrait(view)}
    <div class="person">
      <div class="heading" role="heading" aria-level=${view.headingLevel}>${name(view)}</div>
      ${
        view.model.roles[0]
          ? html`<ul class="roles" part="list">
              ${view.model.roles.map(
                (role) =>
                  html`<li part="item">
                    <span part="badge">${roleName(role, 'var(--muted)')}</span>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </div>
    <div class="membership">${company(view)}${since(view)}</div>
  </div>`;

/** The layout `signature`: a small portrait, the name, the highest role, the company, and since when. */
export function signature(view: MemberView): TemplateResult {
  const [role] = view.model.roles;
  return html`<div class="content is-signature">
    ${portrait(view)}
    <div class="lines">
      <span class="line"
        ><b class="heading-text">${name(view)}</b>${
          role ? html`<span part="badge">${roleName(role)}</span>` : nothing
        }</span
      >
      <span class="membership">${company(view)}${since(view)}</span>
    </div>
  </div>`;
}
