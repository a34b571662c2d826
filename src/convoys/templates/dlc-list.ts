import { css, type TemplateResult } from 'lit';
import type { Translate } from '../../locales/messages.js';
import { html } from '../../ui/html.js';
import { foreignRel } from '../../ui/item-link.js';
import type { Dlc } from '../dlcs.js';

const link = (href: string, text: string): TemplateResult =>
  html`<a part="link" href=${href} target="_blank" rel=${foreignRel}><bdi>${text}</bdi></a>`;

/** DLCs by their names, with links to the store; those without a name as their number, with a link for each. */
export function dlcList(dlcs: readonly Dlc[], translate: Translate): TemplateResult {
  const unknown = dlcs.flatMap(({ name, href }) => (name || !href ? [] : [href]));
  const text = translate('dlcsOnSteam', { count: unknown.length });
  const [first] = unknown;
  return html`<ul class="dlcs">
    ${dlcs.map(
      ({ name, href }) =>
        name && html`<li>${href ? link(href, name) : html`<bdi>${name}</bdi>`}</li>`,
    )}
    ${
      first &&
      html`<li>
        ${
          unknown.length === 1
            ? link(first, text)
            : [text, ...unknown.flatMap((href, index) => [' ', link(href, String(index + 1))])]
        }
      </li>`
    }
  </ul>`;
}

/** Styles of a list of DLCs. */
export const dlcStyles = css`
  .dlcs {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 0.75em;
  }
  .dlcs a:not(:first-child),
  .dlcs a:has(+ a) {
    display: inline-block;
    min-inline-size: 24px;
    text-align: center;
  }
`;
