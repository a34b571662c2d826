import { initials } from '../../intl/initials.js';

const maxCharacters = 300;

/** Control characters, lone surrogates, and marks that change the direction of the text around them. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;

/** More than two marks on a letter would be rendered over the line above or below. */
const excessMarks = /(\p{M}{2})\p{M}+/gu;

/** A text of the API on one line, without characters that neither a picture nor XML can contain. */
export const cleanText = (text: string): string =>
  // A character has at most two code units.
  [...text.slice(0, 2 * maxCharacters)]
    .slice(0, maxCharacters)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(excessMarks, '$1')
    .trim();

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Direction of a text, by its first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** Whether all of a text can be rendered. */
export type CanRender = (text: string) => boolean;

/** The text without emoji that cannot be rendered; undefined if a letter cannot be rendered. */
export function renderablePart(text: string, canRender: CanRender): string | undefined {
  const part = [...text]
    .filter((character) => /[\p{L}\p{N}]/u.test(character) || canRender(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(part) && canRender(part) ? part : undefined;
}

/** The company's name, or what of this can be rendered instead: its tag, or the initials of its handle. */
export const renderableName = (
  name: string,
  { tag, handle }: { tag: string | null | undefined; handle: string | null },
  canRender: CanRender,
): string =>
  renderablePart(name, canRender) ??
  (tag ? renderablePart(tag, canRender) : undefined) ??
  (handle && canRender(handle) ? initials(handle) : 'VTC');
