import { cssColor, isDark } from './colors.js';
import { kebab } from './kebab.js';
import { type ForeignTheme, paletteOf, themeKeys } from './palette.js';
import type { PageStyles } from './page-styles.js';

const known = new Map<string, string>();

function makeCss(theme: string, company: ForeignTheme | undefined, page: PageStyles): string {
  const { colors, css, behind } = page;
  const isPageDark = theme === 'dark' || (theme !== 'light' && page.isDark);
  const palette = paletteOf({ company, page: colors, behind, dark: isPageDark });
  const own = new Map(themeKeys.map((key) => [kebab(key), css[key]]));
  own.set('link', css.primary);
  const lines = Object.entries(palette).map(
    ([name, color]) => `--${name}:${own.get(name) ?? cssColor(color)}`,
  );
  return `.base{color-scheme:${isDark(palette.background) ? 'dark' : 'light'};${lines.join(';')}}`;
}

/** The rule that colours an element, worked out once for all that are coloured alike. */
export function themeCss(
  theme: string,
  companyTheme: ForeignTheme | undefined,
  page: PageStyles,
): string {
  const company = theme === 'auto' ? companyTheme : undefined;
  const key = JSON.stringify([theme, company, page]);
  let css = known.get(key);
  if (!css) {
    if (known.size >= 100) known.clear();
    known.set(key, (css = makeCss(theme, company, page)));
  }
  return css;
}
