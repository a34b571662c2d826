import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isChecked } from './form.js';
import type { ElementSettings } from './manifest.js';
import { othersLabel } from './outputs.js';
import { descriptionText } from './settings-fields.js';

/** The elements and the selected one. */
export interface ElementFields {
  readonly elements: readonly ElementSettings[];
  readonly selected: ElementSettings;
  /** Whether the page has other elements too. */
  readonly others: boolean;
  readonly select: (tag: string) => void;
  readonly setOthers: (others: boolean) => void;
}

/** Choice of the element. */
export const elementFields = ({
  elements,
  selected,
  others,
  ...set
}: ElementFields): TemplateResult =>
  html`<fieldset>
    <legend>Element</legend>
    <div class="tags">
      ${elements.map(
        ({ tag, title }) =>
          html`<label
            ><input
              type="radio"
              name="element"
              value=${tag}
              .checked=${live(tag === selected.tag)}
              @change=${() => set.select(tag)}
            /><span
              ><img src="previews/${tag}.webp" alt="" width="480" height="300" />${title}</span
            ></label
          >`,
      )}
    </div>
    <p class="help">
      ${descriptionText(selected.description)}
      <a href="docs/elements/${selected.tag}.html">More about it</a>
    </p>
    <label class="option"
      ><input
        type="checkbox"
        name="others"
        .checked=${live(others)}
        @change=${(event: Event) => set.setOthers(isChecked(event))}
      />${othersLabel}</label
    >
  </fieldset>`;
