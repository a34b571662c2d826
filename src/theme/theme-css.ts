import { cssColor, isDark } from './colors.js';
import { kebab } from './kebab.js';
import { type ForeignTheme, paletteOf, themeKeys } from './palette.js';
import type { PageStyles } from './page-styles.js';

const cache = new Map<string, string>();

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

/** The rule with the colours of an element; computed once for all elements with the same colours. */
export function themeCss(
  theme: string,
  companyTheme: ForeignTheme | undefined,
  page: PageStyles,
): string {
  const company = theme === 'auto' ? companyTheme : undefined;
  const key = JSON.stringify([theme, company, page]);
  let css = cache.get(key);
  if (!css) {
    if (cache.size >= 100) cache.clear();
    cache.set(key, (css = makeCss(theme, company, page)));
  }
  return css;
}
