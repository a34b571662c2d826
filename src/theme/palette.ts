import { type Color, isDark, parseColor, readable } from './colors.js';

/** A company's theme as the API has it: strings that may be anything. */
export type ForeignTheme = Readonly<Record<string, string | undefined>>;

const light = {
  background: '#fff',
  surface: '#f4f6f9',
  border: '#d8dee6',
  text: '#161c24',
  mutedText: '#57616d',
  primary: '#1d5fbf',
  primaryText: '#fff',
};

type ThemeKey = keyof typeof light;

const dark: Readonly<Record<ThemeKey, string>> = {
  background: '#15191f',
  surface: '#20262e',
  border: '#38404b',
  text: '#edf0f4',
  mutedText: '#a3adba',
  primary: '#68a8ff',
  primaryText: '#0a1422',
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
    parseColor(page[key]) ?? parseColor(company?.[key]) ?? parseColor(ours[key]) ?? [0, 0, 0];
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
