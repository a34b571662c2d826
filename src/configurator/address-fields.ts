import { html, type TemplateResult } from 'lit';
import { textField } from './form.js';
import { requirementStatus, type Requirement } from './requirements.js';

type Address = 'api' | 'script' | 'gateway' | 'published';

/** The addresses of API, script, gateway and published files. */
export interface AddressFields {
  readonly values: Readonly<Record<Address, string>>;
  readonly placeholders: Readonly<Record<Address, string>>;
  readonly requirements: Readonly<Record<Address, Requirement>>;
  readonly set: (name: Address, value: string) => void;
  /** What the element has requested from there. */
  readonly responses: unknown;
}

const labels = {
  api: 'API address',
  script: 'Script address',
  gateway: 'Gateway address',
  published: 'Address of published files',
} as const satisfies Record<Address, string>;

function field(name: Address, { values, placeholders, requirements, set }: AddressFields) {
  return html`<div class="field">
    ${textField({
      id: `field-${name}`,
      label: labels[name],
      type: 'url',
      placeholder: placeholders[name],
      value: values[name],
      describedBy: `requirement-${name}`,
      change: (value) => set(name, value),
    })}
    ${requirementStatus(requirements[name])}
  </div>`;
}

const optional = ['script', 'gateway', 'published'] as const;

/** Fields for addresses, which are typed once; those that have a default or are optional are collapsed. */
export const addressFields = (fields: AddressFields): TemplateResult =>
  html`<fieldset>
    <legend>Addresses</legend>
    ${field('api', fields)}
    <details class="addresses">
      <summary>Script, gateway and published files</summary>
      ${optional.map((name) => field(name, fields))}
    </details>
    ${fields.responses}
  </fieldset>`;
