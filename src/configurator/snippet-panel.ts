import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { valueOf } from './form.js';
import { outputs, type Output, type RequirementId } from './outputs.js';
import type { Requirement } from './requirements.js';
import { placeholders, type SnippetParts, withPlaceholders } from './snippet.js';

/** The snippet in the chosen format, and what is missing for it. */
export interface SnippetPanel {
  readonly output: Output;
  readonly parts: SnippetParts;
  readonly unmet: readonly Requirement[];
  /** Label of the button. */
  readonly copyLabel: string;
  readonly selectOutput: (id: string) => void;
  readonly copy: () => void;
  /** Moves the focus to the field of a requirement. */
  readonly focusField: (requirement: Requirement) => void;
}

/** Copies the text of an element; selects it and returns false if the page has no clipboard. */
export async function copyText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}

const names = {
  api: 'the address of your API',
  company: 'your company',
  token: 'your token',
  script: 'the address of the script',
  gateway: 'the address of your gateway',
  published: 'the address of the published files',
} as const satisfies Record<RequirementId, string>;

/** What the marked places of the code wait for, with links to the fields. */
function missing({ unmet, focusField }: SnippetPanel): TemplateResult {
  const known = unmet.filter(({ status }) => status !== 'checking');
  if (known.length === 0) return html`<p class="help">Checking…</p>`;
  return html`<div class="missing help">
    Still needed:
    <ul>
      ${known.map(
        (requirement) =>
          html`<li>
            <button
              type="button"
              class="link ${requirement.status}"
              @click=${() => focusField(requirement)}
            >
              ${names[requirement.id]}
            </button>
          </li>`,
      )}
    </ul>
  </div>`;
}

const placeholder = new RegExp(`(${Object.values(placeholders).join('|')})`);

/** Code with its placeholders marked. */
const marked = (code: string) =>
  code.split(placeholder).map((text, index) => (index % 2 ? html`<mark>${text}</mark>` : text));

const code = ({ output, parts, unmet }: SnippetPanel) => {
  const drafted = withPlaceholders(
    parts,
    unmet.map(({ id }) => id),
  );
  return html`<pre
    class="code"
    tabindex="0"
    aria-label="Code"
    data-code
    data-snippet=${unmet.length > 0 ? nothing : output.id}
  >
${marked(output.write(drafted))}</pre>`;
};

/** The formats: the most used as tabs, all in a list. */
const formats = ({ output, selectOutput }: SnippetPanel) =>
  html`<div class="segments" role="group" aria-label="Common formats">
      ${outputs.map(({ id, tab }) =>
        tab
          ? html`<button
              type="button"
              aria-pressed=${id === output.id}
              @click=${() => selectOutput(id)}
            >
              ${tab}
            </button>`
          : nothing,
      )}
    </div>
    <label class="hidden" for="output">Format</label>
    <select
      id="output"
      .value=${live(output.tab ? '' : output.id)}
      @change=${(event: Event) => selectOutput(valueOf(event))}
    >
      <option value="" hidden ?selected=${output.tab !== undefined}>More formats</option>
      ${outputs.map(
        ({ id, label }) =>
          html`<option value=${id} ?selected=${id === output.id && !output.tab}>${label}</option>`,
      )}
    </select>`;

/** The code for the owner's page, in a format of their choice. */
export function snippetPanel(panel: SnippetPanel): TemplateResult {
  const { output, parts, unmet } = panel;
  return html`<section class="panel snippet" aria-labelledby="snippet-title">
    <div class="bar">
      <h2 id="snippet-title">Your code</h2>
      ${formats(panel)}
      <button type="button" class="primary" @click=${panel.copy}>${panel.copyLabel}</button>
    </div>
    ${code(panel)}
    ${unmet.length > 0 ? missing(panel) : html`<p class="help">${output.note(parts)}</p>`}
  </section>`;
}
