import { html, icon, icons, type TemplateResult } from '../../../base.js';

/** Content that is folded below its title. */
export const fold = (title: string, content: TemplateResult | TemplateResult[]): TemplateResult =>
  html`<details class="fold" part="section">
    <summary>${title}${icon(icons.chevronDown)}</summary>
    ${content}
  </details>`;
