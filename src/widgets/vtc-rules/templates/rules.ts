import {
  cssProperties,
  html,
  icon,
  icons,
  nothing,
  openButton,
  prose,
  type TemplateResult,
} from '../../../base.js';
import type { Section } from '../model/sections.js';
import type { RulesView } from '../view.js';

/** Number of headings from which on there is a table of contents. */
const minHeadings = 4;

/** Id of the rules in the shadow root, and of their state in `OpenTexts`. */
export const textId = 'rules';
const contentsId = 'contents';

/** Depths beyond it are as far from the edge. */
const maxIndent = 3;

/** The sections that are shown: all, or the first ones. */
const shownSections = ({ model, isOpen }: RulesView): readonly Section[] =>
  isOpen(textId) ? model.sections : model.firstSections;

/** Their headings; none if there are too few for a table of contents. */
function listedHeadings(view: RulesView): readonly Section[] {
  const headings = shownSections(view).filter(({ id }) => id !== undefined);
  return headings.length >= minHeadings ? headings : [];
}

/** The button that unfolds the table of contents where it is narrow. */
export const contentsButton = (view: RulesView): TemplateResult | typeof nothing =>
  listedHeadings(view).length > 0
    ? html`<button
        class="unfold"
        part="button"
        type="button"
        aria-expanded=${view.hasContents}
        aria-controls=${contentsId}
        @click=${view.toggleContents}
      >
        ${view.translate('rulesContents')}${icon(icons.chevronDown)}
      </button>`
    : nothing;

function contents(view: RulesView, headings: readonly Section[]): TemplateResult {
  const { translate, label, hasContents, urlOf, jump } = view;
  return html`<nav
    aria-label=${translate('labelled', { label: translate('rulesContents'), value: label })}
    part="contents"
  >
    <ol id=${contentsId} class=${hasContents ? '' : 'is-folded'}>
      ${headings.map(
        (section) =>
          html`<li class="depth-${Math.min(section.depth, maxIndent)}">
            <a href=${urlOf(section)} @click=${(click: Event) => jump(click, section)}
              ><bdi>${section.title || '—'}</bdi></a
            >
          </li>`,
      )}
    </ol>
  </nav>`;
}

/** The rules, with a table of contents where they have several headings. */
export function rules(view: RulesView): TemplateResult {
  const { model, headingLevel, label, maxLines } = view;
  const { isLong } = model;
  const isOpen = view.isOpen(textId);
  const headings = listedHeadings(view);
  return html`<div class="rules">
    ${headings.length > 0 ? contents(view, headings) : nothing}
    <div class="book">
      <div
        id=${textId}
        class="text ${isLong && !isOpen && maxLines > 0 ? 'folded' : ''}"
        part="text"
        ${cssProperties({ '--lines': String(maxLines) })}
      >
        ${shownSections(view).map(
          ({ id, blocks }) =>
            html`<div id=${id ?? nothing} class="prose">${prose(blocks, headingLevel)}</div>`,
        )}
      </div>
      ${isLong ? html`<div class="end">${openButton({ ...view, id: textId, subject: label })}</div>` : nothing}
    </div>
  </div>`;
}

/** Bars in the place of a text of `lines`, half of them in a second column where it is wide. */
export const skeleton = (lines: number): TemplateResult =>
  html`<div class="bars" ${cssProperties({ '--lines': String(lines) })}>
    <div></div>
    <div></div>
  </div>`;
