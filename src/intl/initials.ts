/** What readers see as the first character; without `Intl.Segmenter`, which older browsers lack. */
const firstCharacter = /^(?:\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*)/su;

/** The capital of a letter; the letter itself where two would replace it (ß), and in Georgian, where words start with none. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length > letter.length || /\p{sc=Geor}/u.test(letter) ? letter : upper;
}

/** Initials of the first two words, which `_` and `-` separate too; the first character if there is no letter. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s_-]*/gu) ?? [name.trim() || '?'];
  return words
    .slice(0, 2)
    .map((word) => capital(firstCharacter.exec(word)?.[0] ?? ''))
    .join('');
}
