import { widths } from './widths.js';

const known = new Map(
  widths.flatMap(([first, text]) =>
    (text.match(/../g) ?? []).map((digits, index): [number, number] => [
      first + index,
      parseInt(digits, 36) / 100,
    ]),
  ),
);

/** What other scripts take at most, as an em; a reader's own font draws them. */
const otherWidths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/\p{Extended_Pictographic}/u, 1.3],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u,
    1,
  ],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/u, 0.58],
];
const usualWidth = 0.75;

const widthOf = (character: string): number =>
  known.get(character.codePointAt(0) ?? 0) ??
  otherWidths.find(([script]) => script.test(character))?.[1] ??
  usualWidth;

/** Width of a text in pixels; exact for Latin, Greek and Cyrillic in the shipped font. */
export const measure = (text: string, size: number): number =>
  size * [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** Whether the width of every character is known exactly. */
export const isExact = (text: string): boolean =>
  [...text].every((character) => known.has(character.codePointAt(0) ?? 0));

/** A text that is no wider than `most` pixels; one that is ends in an ellipsis, and no sign is cut in two. */
export function clamped(text: string, most: number, size: number): string {
  if (measure(text, size) <= most) return text;
  const signs = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  while (signs.length > 0 && measure(`${signs.join('')}…`, size) > most) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
