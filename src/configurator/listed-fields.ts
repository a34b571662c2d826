import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { companyDetails, type SuggestedCompany } from './company-details.js';
import { type FoundCompanies, nameOf } from './directory.js';
import { onEnter, valueOf } from './form.js';
import type { ListedCompany } from './listed-companies.js';
import { requirementStatus } from './requirements.js';

/** The companies that are shown together, and what changes them. */
export interface ListedFields {
  readonly companies: readonly ListedCompany[];
  /** Companies to choose from. */
  readonly suggestions: readonly SuggestedCompany[];
  readonly typed: string;
  readonly isOpen: boolean;
  readonly isSearching: boolean;
  readonly problem: FoundCompanies['problem'];
  readonly toggle: (isOpen: boolean) => void;
  readonly type: (text: string) => void;
  /** Adds the best suggestion for the typed text. */
  readonly addTyped: () => void;
  readonly add: (vtc: string) => void;
  readonly remove: (vtc: string) => void;
}

const chosen = ({ companies, remove }: ListedFields) =>
  html`<ul class="list chosen" aria-label="Companies that are shown together">
    ${repeat(
      companies,
      ({ vtc }) => vtc,
      ({ vtc, company, problem }) =>
        html`<li class=${problem ? 'failed' : nothing}>
          ${company ? companyDetails(company) : html`<span><bdi>${vtc}</bdi></span>`}
          ${problem ? html`<small>${problem}</small>` : nothing}
          <button
            type="button"
            aria-label="Remove ${company?.name ?? vtc}"
            @click=${() => remove(vtc)}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </li>`,
    )}
  </ul>`;

const suggested = ({ suggestions, add }: ListedFields) =>
  html`<ul class="companies" aria-label="Companies to add">
    ${repeat(
      suggestions,
      ({ id }) => id,
      (company) =>
        html`<li>
          <button type="button" @click=${() => add(nameOf(company))}>
            ${companyDetails(company)}
          </button>
        </li>`,
    )}
  </ul>`;

function status({ problem, isSearching, companies }: ListedFields): TemplateResult {
  const line = (
    status: 'failed' | 'checking' | 'incomplete' | 'met',
    message: string,
    remedy = '',
  ) => requirementStatus({ id: 'listed', status, message, remedy });
  if (problem) return line('failed', problem.message, problem.remedy);
  if (isSearching) return line('checking', 'Looking up the company…');
  const { length } = companies;
  if (length === 0)
    return line('met', 'Optional: shows the convoys of 2 to 12 companies together.');
  if (length === 1) return line('incomplete', 'One company is chosen.', 'Add another one.');
  const missing = companies.filter((company) => company.problem).length;
  return missing > 0
    ? line(
        'failed',
        `${missing} of ${length} companies cannot be shown.`,
        'Remove or correct them.',
      )
    : line('met', `${length} companies are shown together.`);
}

/** Choice of several companies in the directory of the API. */
export const listedFields = (fields: ListedFields): TemplateResult =>
  html`<details
    class="several"
    ?open=${fields.isOpen}
    @toggle=${({ target }: Event) => fields.toggle((target as HTMLDetailsElement).open)}
  >
    <summary>Several companies</summary>
    ${fields.companies.length > 0 ? chosen(fields) : nothing}
    <div class="field">
      <label for="setting-vtcs">Add a company</label>
      <input
        id="setting-vtcs"
        type="text"
        placeholder="such as City Coaches"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        maxlength="255"
        aria-describedby="requirement-listed"
        .value=${live(fields.typed)}
        @input=${(event: Event) => fields.type(valueOf(event))}
        @keydown=${onEnter(fields.addTyped)}
      />
      ${status(fields)} ${suggested(fields)}
    </div>
  </details>`;
