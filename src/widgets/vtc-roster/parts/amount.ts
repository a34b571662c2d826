import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../../locales/messages.js';
import { icon } from '../../../ui/icons.js';

/** How far the members are known, and who of them is looked for. */
export interface AmountView {
  readonly translate: Translate;
  /** How many members are known. */
  readonly known: number;
  /** How many there are. */
  readonly total: number;
  /** How many of those known are shown or could be. */
  readonly found: number;
  /** Whether only some are looked for: by name, or by role. */
  readonly filter: 'name' | 'role' | undefined;
  /** Shows all members again. */
  readonly showAll: () => void;
}

/** How many members are shown, of how many; while a search goes on, how far it is. */
export function amountText({ translate, known, total, found, filter }: AmountView): string {
  const isPart = known < total;
  if (filter && isPart) {
    const progress = { searched: known, total };
    return found > 0
      ? translate('foundSoFar', { count: found, ...progress })
      : translate('nobodyFoundYet', progress);
  }
  if (isPart) return translate('membersShown', { shown: known, total });
  if (filter !== 'name') return translate('members', { count: found });
  return found > 0 ? translate('found', { count: found }) : translate('nobodyFound');
}

/** What stands in place of people where nobody was found: why, and the way back. */
export function nobodyFound(view: AmountView): TemplateResult {
  const { translate, filter, known, total, showAll } = view;
  const isByName = filter === 'name';
  return html`<div class="message">
    ${icon(isByName ? 'searchEmpty' : 'people')}
    <p>${isByName || known < total ? amountText(view) : translate('nobodyInRole')}</p>
    ${
      isByName
        ? html`<button part="button" class="button" @click=${showAll}>
            ${translate('showAll')}
          </button>`
        : nothing
    }
  </div>`;
}
