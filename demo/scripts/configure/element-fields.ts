import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ElementSettings } from './manifest.js';
import { prose } from './settings-fields.js';

/** The elements and the selected one. */
export interface ElementFields {
  readonly elements: readonly ElementSettings[];
  readonly selected: ElementSettings;
  readonly select: (tag: string) => void;
}

/** Choice of the element. */
export const elementFields = ({ elements, selected, select }: ElementFields): TemplateResult =>
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
              @change=${() => select(tag)}
            /><span>${title} <code>&lt;${tag}&gt;</code></span></label
          >`,
      )}
    </div>
    <p class="help">${prose(selected.description)}</p>
  </fieldset>`;
