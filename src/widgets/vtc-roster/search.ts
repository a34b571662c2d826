import { html, type TemplateResult } from 'lit';
import type { LanguageController } from '../../base/language.js';

const strokes = 'ŁØĐ';

/** A text as it is compared: without case and diacritics, in every language alike. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ŁØĐ]/g, (letter) => 'LOD'.charAt(strokes.indexOf(letter)))
    .trim();

/** A field that tells what is looked for with each letter. */
export function searchField(
  { say }: LanguageController,
  query: string,
  seek: (query: string) => void,
): TemplateResult {
  const input = ({ target }: Event) => target instanceof HTMLInputElement && seek(target.value);
  return html`<label class="search"
    >${say('search')}
    <input type="search" autocomplete="off" .value=${query} @input=${input} />
  </label>`;
}
