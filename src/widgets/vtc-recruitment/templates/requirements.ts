import { dlcList, html, nothing, type TemplateResult } from '../../../base.js';
import type { Requirement } from '../model/requirements.js';
import type { RecruitmentView } from '../view.js';

const item = ({ translate }: RecruitmentView, { text, dlcs }: Requirement): TemplateResult =>
  html`<li part="item">
    <div><bdi>${text}</bdi> ${dlcs ? dlcList(dlcs, translate) : nothing}</div>
  </li>`;

/** What applicants need, then what is recommended, each below its caption; the first one may be the title of a fold. */
export const requirementLists = (
  view: RecruitmentView,
  requirements: readonly Requirement[],
  hasTitle = false,
): TemplateResult[] =>
  (['requirements', 'recommended'] as const).flatMap((key) => {
    const listed = requirements.filter(
      ({ isRecommended = false }) => isRecommended === (key === 'recommended'),
    );
    const caption =
      hasTitle && key === 'requirements'
        ? nothing
        : html`<div class="caption" role="heading" aria-level=${view.headingLevel}>
            ${view.translate(key)}
          </div>`;
    return listed.length > 0
      ? [
          html`<div>
            ${caption}
            <ul class="requirements" part="list">
              ${listed.map((requirement) => item(view, requirement))}
            </ul>
          </div>`,
        ]
      : [];
  });
