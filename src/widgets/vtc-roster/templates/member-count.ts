import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../../locales/messages.js';
import { icon } from '../../../ui/icons.js';

/** Numbers of members that are loaded and that match. */
export interface AmountView {
  readonly translate: Translate;
  /** Number of loaded members. */
  readonly known: number;
  /** Number of all members. */
  readonly total: number;
  /** Number of loaded members that match the filter. */
  readonly found: number;
  /** Whether members are filtered by name or by role. */
  readonly filter: 'name' | 'role' | undefined;
  /** Clears the search. */
  readonly showAll: () => void;
}

/** How many members match, or are loaded, of how many; with the progress of a search. */
export function memberCountText({ translate, known, total, found, filter }: AmountView): string {
  const isPartial = known < total;
  if (!filter && isPartial) return translate('membersShown', { shown: known, total });
  const noMatch = filter === 'name' ? 'nobodyFound' : 'nobodyInRole';
  const text = found > 0 ? translate('members', { count: found }) : translate(noMatch);
  return isPartial ? `${text} · ${translate('membersSearched', { searched: known, total })}` : text;
}

/** Message for a search or a filter without a match, with a button that clears the search. */
export function noMatchMessage(view: AmountView): TemplateResult {
  const { translate, filter, showAll } = view;
  const isByName = filter === 'name';
  return html`<div class="message">
    ${icon(isByName ? 'searchEmpty' : 'people')}
    <p>${memberCountText(view)}</p>
    ${
      isByName
        ? html`<button part="button" class="button" @click=${showAll}>
            ${translate('showAll')}
          </button>`
        : nothing
    }
  </div>`;
}
