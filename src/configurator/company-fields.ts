import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { textField } from './form.js';
import { requirementStatus, type FoundCompany, type Requirement } from './requirements.js';
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
  readonly setCompany: (vtc: string) => void;
  readonly setToken: (token: string) => void;
}

interface NamedCompany {
  readonly id: number;
  readonly handle: string | null;
}

const handleOf = ({ id, handle }: NamedCompany) => handle ?? String(id);

const details = ({ name, picture, members }: FoundCompany) =>
  html`${picture ? html`<img src=${picture} alt="" width="28" height="28" />` : nothing}
    <span>${name}</span> <small>${members.toLocaleString('en')} members</small>`;

function suggestions({ similar, examples, setCompany, setToken }: CompanyFields): TemplateResult {
  const choose = (company: NamedCompany, token?: string) => () => {
    if (token !== undefined) setToken(token);
    setCompany(handleOf(company));
  };
  return html`<ul class="companies" aria-label="Companies to choose">
    ${repeat(
      similar,
      ({ id }) => id,
      (company) =>
        html`<li>
          <button type="button" @click=${choose(company)}>${details(company)}</button>
        </li>`,
    )}
    ${repeat(
      examples,
      ({ id }) => id,
      (company) =>
        html`<li>
          <button type="button" @click=${choose(company, company.token)}>
            <span>${company.name}</span>
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
        fields.found ? html`<div class="found">${details(fields.found)}</div>` : suggestions(fields)
      }
    </div>
    ${fields.takesToken || fields.token ? tokenField(fields) : nothing}
  </fieldset>`;
