import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { AddressName } from './addresses.js';

/** Addresses of a link that the owner has not confirmed. */
export interface LinkNotice {
  readonly addresses: readonly (readonly [AddressName, string])[];
  readonly confirm: (name: AddressName) => void;
  readonly remove: (name: AddressName) => void;
}

const labels = {
  api: 'API address',
  script: 'script address',
  gateway: 'gateway address',
  published: 'address of published files',
  'href-template': 'link of an item',
  'share-url': 'page to share of a convoy',
  'api-base': 'API base',
  'apply-url': 'link to the application',
  action: 'address that receives applications',
  feed: 'calendar file',
} as const satisfies Record<AddressName, string>;

const answer = (verb: string, name: AddressName, press: (name: AddressName) => void) =>
  html`<button type="button" aria-label="${verb} the ${labels[name]}" @click=${() => press(name)}>
    ${verb}
  </button>`;

/** Asks the owner to confirm each address; the status is always there, so that a new one is announced. */
export const linkNotice = ({ addresses, confirm, remove }: LinkNotice): TemplateResult =>
  html`<div class="from-link">
    <p role="status">
      ${
        addresses.length > 0
          ? `The link that you opened sets ${addresses.length > 1 ? 'these addresses' : 'this address'}. Nothing is sent there before you confirm. Confirm only what you know: an API gets your token, and a script controls your page.`
          : ''
      }
    </p>
    <ul class="list">
      ${repeat(
        addresses,
        ([name]) => name,
        ([name, address]) =>
          html`<li>
            <span>${labels[name]}</span> <code>${address}</code>
            ${answer('Use', name, confirm)} ${answer('Remove', name, remove)}
          </li>`,
      )}
    </ul>
  </div>`;
