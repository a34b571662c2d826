import {
  foreignRel,
  html,
  icon,
  icons,
  longText,
  logo,
  logos,
  moreIcons,
  nothing,
  safeUrl,
  type TemplateResult,
  shownName,
} from '../../../base.js';
import type { Requirement } from '../model/requirements.js';
import type { RecruitmentView } from '../view.js';
import { application } from './application.js';
import { fold } from './fold.js';
import { questions } from './questions.js';
import { requirementLists } from './requirements.js';

/** Whether the company recruits, beside the heading. */
export const status = ({ model, translate }: Pick<RecruitmentView, 'model' | 'translate'>) =>
  html`<span class="status ${model.isOpen ? 'is-open' : ''}" part="status"
    >${translate(model.isOpen ? 'recruiting' : 'notRecruiting')}</span
  >`;

const applyLink = ({ model, translate, applyHref, apply }: RecruitmentView) =>
  applyHref
    ? html`<a
        class="button apply"
        part="link apply"
        href=${applyHref}
        rel=${foreignRel}
        aria-label=${translate('labelled', { label: translate('apply'), value: shownName(model.vtc.name, model.vtc.handle) })}
        @click=${apply}
        >${translate('apply')}${icon(moreIcons.external)}</a
      >`
    : nothing;

function intro(view: RecruitmentView): TemplateResult {
  const { model, translate, headingLevel, isOwnPage, form } = view;
  const description = model.form?.description ?? [];
  return html`<div class="intro">
    ${
      description.length > 0
        ? longText({
            ...view,
            blocks: description,
            headingLevel: headingLevel - 1,
            id: 'description',
            subject: shownName(model.form?.title, model.vtc.name),
          })
        : nothing
    }
    ${form ? nothing : applyLink(view)}
    ${
      isOwnPage || form
        ? nothing
        : html`<p class="secondary">${translate('sentence', { text: translate('onPlatform') })}</p>`
    }
  </div>`;
}

const requirementSection = (
  view: RecruitmentView,
  requirements: readonly Requirement[],
): TemplateResult =>
  html`<div class="requirement-section" part="section">
    ${requirementLists(view, requirements)}
  </div>`;

/** Discord and website of a company. */
function contacts({ vtc: { discord, website } }: RecruitmentView['model']) {
  const [chat, site] = [safeUrl(discord), safeUrl(website)];
  const link = (href: string, content: unknown) =>
    html`<a class="button" part="link" href=${href} rel=${foreignRel}>${content}</a>`;
  return html`<div class="contacts">
    ${chat ? link(chat, html`${logo(logos.discord)}Discord`) : nothing}
    ${
      site
        ? link(
            site,
            html`${icon(icons.website)}<bdi>${new URL(site).host.replace(/^www\./, '')}</bdi>`,
          )
        : nothing
    }
  </div>`;
}

/** How to join a company; a kind sentence while it does not recruit. */
export function recruitment(view: RecruitmentView): TemplateResult {
  const { model, translate, shows, form } = view;
  // The form has those in the company's own words.
  const requirements = form
    ? model.requirements.filter(({ id }) => id === undefined)
    : model.requirements;
  const hasRequirements = shows('requirements') && requirements.length > 0;
  if (model.isOpen && form)
    return html`<div class="join has-form">
      ${intro(view)} ${hasRequirements ? requirementSection(view, requirements) : nothing}
      ${application(view, form)}
    </div>`;
  return model.isOpen
    ? html`<div class="join">
        ${intro(view)} ${hasRequirements ? requirementSection(view, requirements) : nothing}
        ${shows('questions') ? questions(view) : nothing}
      </div>`
    : html`<div class="join">
        <div class="intro">
          <p>${translate('noApplications')}</p>
          ${contacts(model)}
        </div>
        ${hasRequirements ? fold(translate('requirements'), requirementLists(view, requirements, true)) : nothing}
      </div>`;
}

/** Kinds of the fields in the skeleton of a form. */
const skeletonFields = ['short', 'short', 'short', 'long', 'short', 'short choice', 'checks'];

/** Boxes of the size of a company that recruits. */
export const skeleton = (hasForm: boolean): TemplateResult =>
  html`<div class="join ${hasForm ? 'has-form' : ''}">
    <div class="intro">
      <div class="skeleton-box text-lines"></div>
      ${
        hasForm
          ? nothing
          : html`<span class="skeleton-box button">&nbsp;</span>
              <div class="skeleton-box place-box"></div>`
      }
    </div>
    <div class="requirement-section">
      <div class="skeleton-box requirements-box"></div>
      <div class="skeleton-box requirements-box is-short"></div>
    </div>
    ${
      hasForm
        ? html`<div class="application">
            ${skeletonFields.map((kind) => html`<div class="${kind} skeleton-box"></div>`)}
            <div><div class="skeleton-box button">&nbsp;</div></div>
          </div>`
        : html`<div class="skeleton-box fold-box"></div>`
    }
  </div>`;
