import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { companyDetails, type SuggestedCompany } from './company-details.js';
import { type FoundCompany, nameOf } from './directory.js';
import { textField } from './form.js';
import { listedFields, type ListedFields } from './listed-fields.js';
import { requirementStatus, type Requirement } from './requirements.js';
import type { SandboxCompany } from './site.js';

/** The company and its token. */
export interface CompanyFields {
  readonly vtc: string;
  readonly token: string;
  readonly takesToken: boolean;
  readonly requirements: Readonly<Record<'company' | 'token', Requirement>>;
  readonly found: FoundCompany | undefined;
  /** Companies whose names contain the typed text. */
  readonly similar: readonly FoundCompany[];
  /** Companies of the sandbox to choose from. */
  readonly examples: readonly SandboxCompany[];
  /** Undefined if the element shows one company only. */
  readonly listed: ListedFields | undefined;
  readonly setCompany: (vtc: string) => void;
  readonly setToken: (token: string) => void;
}

function suggestions({ similar, examples, setCompany, setToken }: CompanyFields): TemplateResult {
  const choose = (company: SuggestedCompany, token?: string) => () => {
    if (token !== undefined) setToken(token);
    setCompany(nameOf(company));
  };
  return html`<ul class="companies" aria-label="Companies to choose">
    ${repeat(
      similar,
      ({ id }) => id,
      (company) =>
        html`<li>
          <button type="button" @click=${choose(company)}>${companyDetails(company)}</button>
        </li>`,
    )}
    ${repeat(
      examples,
      ({ id }) => id,
      (company) =>
        html`<li>
          <button type="button" @click=${choose(company, company.token)}>
            ${companyDetails(company)}
          </button>
        </li>`,
    )}
  </ul>`;
}

const tokenField = ({ token, requirements, setToken }: CompanyFields) =>
  html`<div class="field">
    ${textField({
      id: 'field-token',
      label: 'Token',
      placeholder: 'emb_…',
      value: token,
      describedBy: 'requirement-token',
      change: setToken,
    })}
    ${requirementStatus(requirements.token)}
  </div>`;

/** Choice of the company, and its token if the element takes one. */
export const companyFields = (fields: CompanyFields): TemplateResult =>
  html`<fieldset>
    <legend>Your company</legend>
    <div class="field">
      ${textField({
        id: 'field-company',
        label: 'Company',
        placeholder: 'id, handle or name',
        value: fields.vtc,
        describedBy: 'requirement-company',
        change: fields.setCompany,
      })}
      ${requirementStatus(fields.requirements.company)}
      ${
        fields.found
          ? html`<div class="found">${companyDetails(fields.found)}</div>`
          : suggestions(fields)
      }
    </div>
    ${fields.takesToken || fields.token ? tokenField(fields) : nothing}
    ${fields.listed ? listedFields(fields.listed) : nothing}
  </fieldset>`;
