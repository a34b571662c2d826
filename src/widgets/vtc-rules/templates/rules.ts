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

function contents(view: RulesView, headings: readonly Section[]): TemplateResult {
  const { translate, label, hasContents, toggleContents, urlOf, jump } = view;
  const text = translate('rulesContents');
  return html`<nav
    aria-label=${translate('labelled', { label: text, value: label })}
    part="contents"
  >
    <button
      class="unfold"
      part="button"
      type="button"
      aria-expanded=${hasContents}
      aria-controls=${contentsId}
      @click=${toggleContents}
    >
      ${text}${icon(icons.chevronDown)}
    </button>
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
  const { sections, firstSections, isLong } = model;
  const isOpen = view.isOpen(textId);
  const shown = isOpen ? sections : firstSections;
  const headings = shown.filter(({ id }) => id !== undefined);
  return html`<div class="rules">
    ${headings.length >= minHeadings ? contents(view, headings) : nothing}
    <div class="book">
      <div
        id=${textId}
        class="text ${isLong && !isOpen && maxLines > 0 ? 'folded' : ''}"
        part="text"
        ${cssProperties({ '--lines': String(maxLines) })}
      >
        ${shown.map(
          ({ id, blocks }) =>
            html`<div id=${id ?? nothing} class="prose">${prose(blocks, headingLevel)}</div>`,
        )}
      </div>
      ${isLong ? openButton({ ...view, id: textId, subject: label }) : nothing}
    </div>
  </div>`;
}

/** Bars in the place of a text of `lines`, half of them in a second column where it is wide. */
export const skeleton = (lines: number): TemplateResult =>
  html`<div class="bars" ${cssProperties({ '--lines': String(lines) })}>
    <div></div>
    <div></div>
  </div>`;
