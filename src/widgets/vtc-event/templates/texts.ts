import {
  type Block,
  convoyName,
  failureMessage,
  failureNote,
  folded,
  html,
  longText,
  nothing,
  openButton,
  prose,
  type TemplateResult,
} from '../../../base.js';
import type { EventView } from '../view.js';

/** Size of the folded description. */
const foldedSize = { lines: 9, lettersPerLine: 75 };

const textId = 'description';

const section = (view: EventView, name: string, title: string, content: unknown) => {
  const level = Math.min(6, view.headingLevel + 1);
  return html`<section class=${name} part="section">
    <div class="caption" role="heading" aria-level=${level}>${title}</div>
    ${content}
  </section>`;
};

/** A section with a text. */
const textSection = (view: EventView, id: string, subject: string, blocks: readonly Block[]) =>
  section(
    view,
    id,
    subject,
    longText({ ...view, id, subject, blocks, headingLevel: view.headingLevel + 1 }),
  );

/** The description, its beginning where it is long. */
function description(view: EventView): TemplateResult {
  const { model } = view;
  const { blocks, isLong } = folded(model.description, foldedSize);
  const isFolded = isLong && !view.isOpen(textId);
  return html`<div id=${textId} class="prose ${isFolded ? 'folded' : ''}">
      ${prose(isFolded ? blocks : model.description, view.headingLevel + 1)}
    </div>
    ${isLong ? openButton({ ...view, id: textId, subject: convoyName(model.convoy) }) : nothing}`;
}

/** That the full record could not be loaded, with a retry button. */
function failedDetails({ translate, retry }: EventView): TemplateResult {
  const name = translate('failedDetails');
  const content = failureNote(translate('sentence', { text: name }));
  return failureMessage({ translate, content, name, retry });
}

/** How it went, of a convoy that is over. */
export const summary = (view: EventView): TemplateResult | typeof nothing =>
  view.shows('summary') && view.model.summary.length > 0
    ? textSection(view, 'summary-text', view.translate('howItWent'), view.model.summary)
    : nothing;

/** Description and rules, as far as there are any. */
export function texts(view: EventView): TemplateResult | typeof nothing {
  const { translate, model, shows, isLoading } = view;
  const { rules, details } = model;
  if (details === undefined)
    return isLoading ? html`<div class="skeleton-box paragraphs"></div>` : failedDetails(view);
  if (details === null) return nothing;
  return html`${
    shows('about') && model.description.length > 0
      ? section(view, 'about', translate('aboutConvoy'), description(view))
      : nothing
  }
  ${
    shows('rules') && rules.length > 0
      ? textSection(view, 'rules', translate('convoyRules'), rules)
      : nothing
  }`;
}
