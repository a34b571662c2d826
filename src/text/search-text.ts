const isPlain = /^[\x20-\x7e]*$/;

/** Letters and marks that Unicode does not decompose, and what visitors type for them. */
const typed = new Map([
  ['Ł', 'L'],
  ['Ø', 'O'],
  ['Đ', 'D'],
  ['Æ', 'AE'],
  ['Œ', 'OE'],
]);

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u2800\u3164]+/gu, '')
    .replace(/[‘’ʼʹ′`´]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
    .replace(/[ŁØĐÆŒ]/g, (letter) => typed.get(letter) ?? letter);

/** A text for comparisons: without case, diacritics and invisible characters, the same in every locale. */
export const searchText = (text: string): string =>
  (isPlain.test(text) ? text.toUpperCase() : withoutMarks(text)).trim();
