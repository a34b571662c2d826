import { html, nothing, type TemplateResult } from 'lit';
import type { FoundCompany } from './directory.js';

/** A company to choose; those of the sandbox are known by name only. */
export type SuggestedCompany = Pick<FoundCompany, 'id' | 'handle' | 'name'> &
  Partial<Pick<FoundCompany, 'picture' | 'members'>>;

/** Logo, name and number of members of a company, as far as they are known. */
export const companyDetails = ({ name, picture, members }: SuggestedCompany): TemplateResult =>
  html`${picture ? html`<img src=${picture} alt="" width="28" height="28" />` : nothing}
    <span><bdi>${name}</bdi></span>
    ${
      members === undefined ? nothing : html`<small>${members.toLocaleString('en')} members</small>`
    }`;
