import { html, expandButton, nothing, prose, type TemplateResult } from '../../../base.js';
import type { CardSection, CardView } from '../view.js';
import { descriptionOf } from '../model/description.js';
import { requirements } from '../model/requirements.js';

/** A button that unfolds a section; `text`: instead of "Show more". */
const foldButton = (
  { translate, isOpen, toggle }: CardView,
  id: CardSection,
  text?: string,
): TemplateResult =>
  expandButton({ translate, isOpen: isOpen(id), text, controls: id, press: () => toggle(id) });

/** The company's description, folded where it is long, and its style tags. */
export function about(view: CardView): TemplateResult | typeof nothing {
  const { full, blocks, isLong } = descriptionOf(view.vtc);
  const { styleTags = [] } = view.vtc;
  if (full.length === 0 && styleTags.length === 0) return nothing;
  const isFolded = isLong && !view.isOpen('about');
  const style = isFolded ? 'dense folded' : isLong ? '' : 'dense';
  return html`<div class="about" part="section">
    ${
      full.length > 0
        ? html`<div id="about" class="description prose ${style}">
            ${prose(isFolded ? blocks : full, view.headingLevel)}
          </div>`
        : nothing
    }
    ${isLong ? foldButton(view, 'about') : nothing}
    ${
      styleTags.length > 0
        ? html`<ul class="dotted muted" part="list">
            ${styleTags.map((tag) => html`<li part="badge"><bdi>${tag}</bdi></li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

/** Requirements that are shown at first; a list with one more is shown whole. */
const firstRequirements = 4;

/** Requirements for applicants: the first ones below a caption that unfolds the others. All are printed. */
export function recruitment(view: CardView): TemplateResult | typeof nothing {
  const all = requirements(view.vtc, view.translate, view.zones.locale);
  const isLong = all.length > firstRequirements + 1;
  const isFolded = isLong && !view.isOpen('recruitment');
  const caption = view.translate('requirements');
  return all.length > 0
    ? html`<div class="requirements muted" part="section">
        <div class="caption heading-text">
          ${isLong ? foldButton(view, 'recruitment', caption) : caption}
        </div>
        <ul id="recruitment" class=${isFolded ? 'folded' : ''} part="list">
          ${all.map((text) => html`<li part="item"><bdi>${text}</bdi></li>`)}
        </ul>
      </div>`
    : nothing;
}
