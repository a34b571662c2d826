import { html, nothing, type TemplateResult } from 'lit';
import type { LanguageController } from '../../base/language.js';
import type { Growth } from './growth.js';

/** The button for more at the end of a list; where reading on failed, that it did, and the way to try again. */
export function more(
  { say }: LanguageController,
  { failure, hasMore, more }: Growth,
): TemplateResult | typeof nothing {
  if (!failure && !hasMore) return nothing;
  return html`${
      failure
        ? html`<p part="note" class="note">
            ${say(failure.code === 'RATE_LIMITED' ? 'limited' : 'failed')}
          </p>`
        : nothing
    }<button part="button" class="button" @click=${more}>
      ${say(failure ? 'retry' : 'more')}
    </button>`;
}
