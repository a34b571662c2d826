import { type Color, isDark, parseColor, readable } from './colors.js';

/** A company's theme as the API has it: strings that may be anything. */
export type ForeignTheme = Readonly<Record<string, string | undefined>>;

const light = {
  background: [255, 255, 255],
  surface: [244, 246, 249],
  border: [216, 222, 230],
  text: [22, 28, 36],
  mutedText: [87, 97, 110],
  primary: [29, 95, 191],
  primaryText: [255, 255, 255],
} as const;

type ThemeKey = keyof typeof light;

const dark: Readonly<Record<ThemeKey, Color>> = {
  background: [21, 25, 31],
  surface: [32, 38, 46],
  border: [56, 64, 75],
  text: [237, 240, 244],
  mutedText: [163, 173, 186],
  primary: [104, 168, 255],
  primaryText: [10, 20, 34],
};

/** Keys of the colours that a page or a company may set. */
export const themeKeys: readonly string[] = Object.keys(light);

/**
 * The colours to draw with, by name: the page's own as they are, then the company's, then ours.
 * Text has 4.5:1 against background and surface, by shifting its lightness; `link` is primary as a colour of text.
 */
export function paletteOf(
  company: ForeignTheme | undefined,
  page: ForeignTheme,
  pageIsDark: boolean,
) {
  const ground = parseColor(page.background) ?? parseColor(company?.background);
  const ours = (ground ? isDark(ground) : pageIsDark) ? dark : light;
  const chosen = (key: ThemeKey): Color =>
    parseColor(page[key]) ?? parseColor(company?.[key]) ?? ours[key];
  const legible = (key: ThemeKey, ...grounds: readonly Color[]): Color =>
    parseColor(page[key]) ?? readable(chosen(key), grounds);

  const [background, primary] = [chosen('background'), chosen('primary')];
  const wanted = chosen('surface');
  // No text could be read on both of a dark and a light ground.
  const surface = page.surface || isDark(wanted) === isDark(background) ? wanted : background;
  return {
    background,
    surface,
    border: chosen('border'),
    text: legible('text', background, surface),
    'muted-text': legible('mutedText', background, surface),
    primary,
    'primary-text': legible('primaryText', primary),
    link: legible('primary', background, surface),
  };
}
