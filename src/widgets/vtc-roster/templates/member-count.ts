import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../../locales/messages.js';
import { icon, icons } from '../../../ui/icons.js';

/** Numbers of members that are loaded and that match. */
export interface MemberCountView {
  readonly translate: Translate;
  /** Number of loaded members. */
  readonly loadedCount: number;
  /** Number of all members. */
  readonly totalCount: number;
  /** Number of loaded members that match the filter. */
  readonly matchCount: number;
  /** Whether members are filtered by name or by role. */
  readonly filter: 'name' | 'role' | undefined;
  /** Clears the search. */
  readonly showAll: () => void;
}

/** Number of members that match or are loaded, of how many; while not all are loaded, the progress of a search. */
export function memberCountText(view: MemberCountView): string {
  const { translate, loadedCount, totalCount, matchCount, filter } = view;
  const isPartial = loadedCount < totalCount;
  if (!filter && isPartial)
    return translate('membersShown', { shown: loadedCount, total: totalCount });
  const noMatch = filter === 'name' ? 'noMemberFound' : 'noMemberInRole';
  const text = matchCount > 0 ? translate('members', { count: matchCount }) : translate(noMatch);
  if (!isPartial) return text;
  return `${text} · ${translate('membersSearched', { searched: loadedCount, total: totalCount })}`;
}

/** Message for a search or a filter without a match, with a button that clears the search. */
export function noMatchMessage(view: MemberCountView): TemplateResult {
  const { translate, filter, showAll } = view;
  const isByName = filter === 'name';
  return html`<div class="message">
    ${icon(isByName ? icons.searchEmpty : icons.people)}
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
