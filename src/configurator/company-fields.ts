import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { companyDetails, type SuggestedCompany } from './company-details.js';
import { type FoundCompany, nameOf } from './directory.js';
import { textField } from './form.js';
import { requirementStatus, type Requirement } from './requirements.js';
import type { SandboxCompany } from './site.js';

/** The company, and companies to choose from. */
export interface CompanyFields {
  readonly vtc: string;
  readonly requirement: Requirement;
  readonly found: FoundCompany | undefined;
  /** Companies whose names contain the typed text. */
  readonly similar: readonly FoundCompany[];
  /** Companies of the sandbox to choose from. */
  readonly examples: readonly SandboxCompany[];
  /** Moves the focus to the field of the API address. */
  readonly focusApi: () => void;
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

/** Choice of the company. */
export function companyFields(fields: CompanyFields): TemplateResult {
  const { vtc, requirement, found, similar, examples, focusApi, setCompany } = fields;
  const [best] = similar;
  const isNoExample = vtc !== '' && !best && requirement.status === 'incomplete';
  return html`<fieldset>
    <legend>Your company</legend>
    <div class="field">
      ${textField({
        id: 'field-company',
        label: 'Company',
        placeholder: 'such as Northern Haul',
        value: vtc,
        describedBy: 'requirement-company',
        change: setCompany,
        enter: () => best && setCompany(nameOf(best)),
      })}
      <div class="found">
        ${found?.picture ? html`<img src=${found.picture} alt="" width="28" height="28" />` : nothing}
        ${requirementStatus({ ...requirement, ...(examples.length > 0 && { remedy: 'Or try an example:' }) })}
      </div>
      ${
        isNoExample
          ? html`<button type="button" class="link" @click=${focusApi}>
              Enter the address of your API
            </button>`
          : nothing
      }
      ${found ? nothing : suggestions(fields)}
    </div>
  </fieldset>`;
}

/** The token of the company. */
export interface TokenField {
  readonly token: string;
  readonly requirement: Requirement;
  readonly setToken: (token: string) => void;
}

/** Field for the token. */
export const tokenField = ({ token, requirement, setToken }: TokenField): TemplateResult =>
  html`<div class="field">
    ${textField({
      id: 'field-token',
      label: 'Token',
      placeholder: 'emb_…',
      value: token,
      describedBy: 'requirement-token',
      change: setToken,
    })}
    ${requirementStatus(requirement)}
  </div>`;
