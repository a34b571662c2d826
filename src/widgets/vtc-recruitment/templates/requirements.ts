import { foreignRel, html, nothing, type TemplateResult } from '../../../base.js';
import type { Dlc, Requirement } from '../model/requirements.js';
import type { RecruitmentView } from '../view.js';

const dlcLinks = (dlcs: readonly Dlc[]): TemplateResult =>
  html`<ul class="dlcs">
    ${dlcs.map(
      ({ name, href }) =>
        html`<li>
          <a href=${href} rel=${foreignRel}><bdi>${name}</bdi></a>
        </li>`,
    )}
  </ul>`;

const item = ({ translate }: RecruitmentView, { text, label, dlcs }: Requirement): TemplateResult =>
  html`<li part="item">
    <div>
      <bdi>${text}</bdi>
      ${label ? html`<span class="badge" part="badge">${translate(label)}</span>` : nothing}
      ${dlcs ? dlcLinks(dlcs) : nothing}
    </div>
  </li>`;

export const requirementList = (
  view: RecruitmentView,
  requirements: readonly Requirement[],
): TemplateResult =>
  html`<ul class="requirements" part="list">
    ${requirements.map((requirement) => item(view, requirement))}
  </ul>`;
