/** Characters of the shipped font (Inter) by their width in hundredths of an em; accented letters are as wide as their base letter. */
const charactersByWidth: readonly (readonly [hundredths: number, characters: string])[] = [
  [25, ' ijlıłіј‚'],
  [30, '!,.:I¡¦·ΙιІ‘’'],
  [35, "';`t|´¸¹ŧ"],
  [40, '()/[\\]fr‹›'],
  [45, '1-_{}ª¯°²³гґғ'],
  [50, '^ºτзт–“”„•'],
  [55, '"*?Lksxz¥§¿εζκξкхяѕ†'],
  [60, '57EFJacehnouvy¢¨µ¶ðøħŁŋəΓΕβγδημνοςυχЈГЕабвеилнопсучьэђєћџҐҒқүұһәө'],
  [65, '0234689#$&BPRSTZbdgpq£«®»ÞßþđŦΒΖΡΤθλπρσЅБВЗРТУЬЯдрцъң₺™'],
  [70, '+<=>DKXY~¬±×÷ΔΚΞΣΥΧαКХЧҮҰҺ€₴−'],
  [75, 'ACGHNOUV¤ÐØĐŊƏΑΗΘΛΝΟΠφЄЏАИЛНОПСЦЭфҚҢӘӨ₽'],
  [80, 'QĦΩψмы'],
  [85, 'w¼½ωЂДФЪжшщю'],
  [90, 'Mm©¾æΜΦΨЋМЫњ'],
  [95, 'љ…←→'],
  [100, '%@WÆŒœШЩ—'],
  [110, 'ЖЮЉ№Њ'],
];

const widths: ReadonlyMap<string, number> = new Map(
  charactersByWidth.flatMap(([hundredths, characters]) =>
    [...characters].map((character) => [character, hundredths / 100] as const),
  ),
);

/** Width in em of characters outside of the table, in common fonts. */
const otherWidths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u,
    1,
  ],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/u, 0.58],
];
const defaultWidth = 0.7;

const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const emojiWidth = 1.3;

const baseLetter = (character: string): string => character.normalize('NFD').slice(0, 1);

const characterWidth = (character: string): number =>
  widths.get(character) ??
  otherWidths.find(([script]) => script.test(character))?.[1] ??
  widths.get(baseLetter(character)) ??
  defaultWidth;

const segmenter = new Intl.Segmenter('en');
const graphemesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Width in em: an emoji of several code points is as wide as one of a single code point. */
const graphemeWidth = (grapheme: string): number =>
  emoji.test(grapheme) && !widths.has(grapheme)
    ? emojiWidth
    : [...grapheme].reduce((sum, character) => sum + characterWidth(character), 0);

/** Width of a text in pixels, in the shipped font; an estimate for characters that it lacks. */
export const measure = (text: string, size: number): number =>
  size * graphemesOf(text).reduce((sum, grapheme) => sum + graphemeWidth(grapheme), 0);

/** The text, or its beginning with an ellipsis, in at most `maxWidth` pixels. */
export function clamped(text: string, maxWidth: number, size: number): string {
  if (measure(text, size) <= maxWidth) return text;
  let room = maxWidth / size - characterWidth('…');
  const graphemes = graphemesOf(text);
  const end = graphemes.findIndex((grapheme) => (room -= graphemeWidth(grapheme)) < 0);
  return `${graphemes.slice(0, end).join('').trimEnd()}…`;
}
