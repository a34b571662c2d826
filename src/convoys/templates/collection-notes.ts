import { nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { dateText } from '../../intl/formats.js';
import { parseTimestamp } from '../../contract/timestamp.js';
import type { ConvoyData } from '../convoy.js';
import type { ConvoyTextContext } from '../convoy-view.js';

type NotesContext = Pick<ConvoyTextContext, 'translate' | 'zones'>;

/** What could not be loaded, and until when convoys of others are known, a sentence each. */
export function collectionNotes(
  { translate, zones: { locale, zone } }: NotesContext,
  { failures = [], othersUntil }: Partial<ConvoyData>,
): string[] {
  const value = translate('failedConvoys');
  const failed = failures.map(({ part, name }) => {
    const label = part === 'others' ? translate('otherCompanies') : name;
    return part === 'own' ? value : translate('labelled', { label, value });
  });
  const date =
    othersUntil &&
    dateText(locale, zone, parseTimestamp(othersUntil) ?? 0, { day: 'numeric', month: 'long' });
  return [...failed, ...(date ? [translate('othersUntil', { date })] : [])].map((text) =>
    translate('sentence', { text }),
  );
}

/** The notes below the convoys; nothing without any. */
export const notesBelow = (notes: readonly string[]): TemplateResult[] | typeof nothing =>
  notes.length > 0 ? notes.map((text) => html`<p part="note" class="note">${text}</p>`) : nothing;
