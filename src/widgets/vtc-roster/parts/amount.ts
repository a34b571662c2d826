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
  if (!filter && isPart) return translate('membersShown', { shown: known, total });
  const nobody = filter === 'name' ? 'nobodyFound' : 'nobodyInRole';
  const words = found > 0 ? translate('members', { count: found }) : translate(nobody);
  return isPart ? `${words} · ${translate('searched', { searched: known, total })}` : words;
}

/** What stands in place of people where nobody was found: why, and the way back. */
export function nobodyFound(view: AmountView): TemplateResult {
  const { translate, filter, showAll } = view;
  const isByName = filter === 'name';
  return html`<div class="message">
    ${icon(isByName ? 'searchEmpty' : 'people')}
    <p>${amountText(view)}</p>
    ${
      isByName
        ? html`<button part="button" class="button" @click=${showAll}>
            ${translate('showAll')}
          </button>`
        : nothing
    }
  </div>`;
}
