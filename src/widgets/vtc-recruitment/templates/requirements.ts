import { dlcList, html, nothing, type TemplateResult } from '../../../base.js';
import type { Requirement } from '../model/requirements.js';
import type { RecruitmentView } from '../view.js';

const item = ({ translate }: RecruitmentView, { text, label, dlcs }: Requirement): TemplateResult =>
  html`<li part="item">
    <div>
      <bdi>${text}</bdi>
      ${label ? html`<span class="badge" part="badge">${translate(label)}</span>` : nothing}
      ${dlcs ? dlcList(dlcs, translate) : nothing}
    </div>
  </li>`;

export const requirementList = (
  view: RecruitmentView,
  requirements: readonly Requirement[],
): TemplateResult =>
  html`<ul class="requirements" part="list">
    ${requirements.map((requirement) => item(view, requirement))}
  </ul>`;
