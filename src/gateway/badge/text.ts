import { glyphs } from './glyphs.js';

const maxCharacters = 300;
const unitsPerEm = 200;

/** Control characters, lone surrogates, and marks that change the direction of the text around them. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;

/** More than two marks on a letter would be drawn over the line above or below. */
const excessMarks = /(\p{M}{2})\p{M}+/gu;

/** A text of the API on one line, without characters that neither a picture nor XML can contain. */
export const cleanText = (text: string): string =>
  [...text]
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

/** Initials of the first two words, which `_` and `-` separate too; the first character where there is no letter. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s_-]*/gu) ?? [name.trim() || '?'];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en'))
    .join('');
}

interface Glyph {
  readonly advance: number;
  readonly path: string;
}

/** Parsed once, when the first badge is rendered. */
const parsed = new Map<string, Glyph | undefined>();

function glyphOf(character: string): Glyph | undefined {
  if (!parsed.has(character)) {
    const [, advance, path = ''] = /^(\d+)(.*)$/.exec(glyphs[character] ?? '') ?? [];
    parsed.set(character, advance ? { advance: Number(advance), path } : undefined);
  }
  return parsed.get(character);
}

/** Width in em of characters outside of the shipped font, in common fonts. */
const otherWidths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/\p{Extended_Pictographic}/u, 1.3],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u,
    1,
  ],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/u, 0.58],
];
const defaultWidth = 0.75;

function widthOf(character: string): number {
  const glyph = glyphOf(character);
  if (glyph) return glyph.advance / unitsPerEm;
  return otherWidths.find(([script]) => script.test(character))?.[1] ?? defaultWidth;
}

/** Width of a text in pixels; exact for the glyphs of the shipped font, else an estimate. */
export const measure = (text: string, size: number): number =>
  size * [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** The text, or its beginning with an ellipsis, in at most `maxWidth` pixels. */
export function clamped(text: string, maxWidth: number, size: number): string {
  if (measure(text, size) <= maxWidth) return text;
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  while (graphemes.length > 0 && measure(`${graphemes.join('')}…`, size) > maxWidth)
    graphemes.pop();
  return `${graphemes.join('').trimEnd()}…`;
}

/** Outline of a text as an SVG path, and its scale; undefined where the shipped font lacks a glyph. */
export function outlineOf(text: string, size: number): { d: string; scale: number } | undefined {
  let [x, d] = [0, ''];
  for (const character of text) {
    const glyph = glyphOf(character);
    if (!glyph) return undefined;
    if (glyph.path) d += `M${x} 0${glyph.path}`;
    x += glyph.advance;
  }
  return { d, scale: size / unitsPerEm };
}

/** Whether all of a text can be rendered. */
export type CanDraw = (text: string) => boolean;

/** The text without emoji that cannot be rendered; undefined where a letter cannot. */
export function drawablePart(text: string, canDraw: CanDraw): string | undefined {
  const part = [...text]
    .filter((character) => /[\p{L}\p{N}]/u.test(character) || canDraw(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(part) && canDraw(part) ? part : undefined;
}

/** The company's name, or what of this can be rendered instead: its tag, or the initials of its handle. */
export const drawableName = (
  name: string,
  { tag, handle }: { tag: string | null | undefined; handle: string | null },
  canDraw: CanDraw,
): string =>
  drawablePart(name, canDraw) ??
  (tag ? drawablePart(tag, canDraw) : undefined) ??
  (handle && canDraw(handle) ? initials(handle) : 'VTC');
