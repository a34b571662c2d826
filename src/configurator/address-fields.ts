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
}

const labels = {
  api: 'API address',
  script: 'Script address',
  gateway: 'Gateway address',
  published: 'Address of published files',
} as const satisfies Record<Address, string>;

const addresses = ['api', 'script', 'gateway', 'published'] as const;

/** Collapsed fields for addresses, which are typed once. */
export const addressFields = ({ values, placeholders, ...rest }: AddressFields): TemplateResult =>
  html`<fieldset>
    <legend>Addresses</legend>
    <details class="addresses">
      <summary>API, script, gateway and published files</summary>
      ${addresses.map(
        (name) =>
          html`<div class="field">
            ${textField({
              id: `field-${name}`,
              label: labels[name],
              type: 'url',
              placeholder: placeholders[name],
              value: values[name],
              describedBy: `requirement-${name}`,
              change: (value) => rest.set(name, value),
            })}
            ${requirementStatus(rest.requirements[name])}
          </div>`,
      )}
    </details>
  </fieldset>`;
