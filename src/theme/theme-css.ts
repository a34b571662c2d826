import { LruCache } from '../cache/lru-cache.js';
import { cssColor, isDark } from './colors.js';
import { kebab } from './kebab.js';
import { type ForeignTheme, paletteOf, themeKeys } from './palette.js';
import type { PageStyles } from './page-styles.js';

const sheets = new LruCache<string, CSSStyleSheet>(100);

/** The rule with the colours of an element. */
export function themeCss(
  theme: string,
  companyTheme: ForeignTheme | undefined,
  page: PageStyles,
): string {
  const company = theme === 'auto' ? companyTheme : undefined;
  const { colors, behind } = page;
  const isPageDark = theme === 'dark' || (theme !== 'light' && page.isDark);
  const palette = paletteOf({ company, page: colors, behind, dark: isPageDark });
  const own = new Map(themeKeys.map((key) => [kebab(key), colors[key]?.css]));
  own.set('link', colors.primary?.css);
  const lines = Object.entries(palette).map(
    ([name, color]) => `--${name}:${own.get(name) ?? cssColor(color)}`,
  );
  return `.base{color-scheme:${isDark(palette.background) ? 'dark' : 'light'};${lines.join(';')}}`;
}

/** The style sheet with the colours of an element; one for all elements with the same colours. */
export function themeSheet(
  theme: string,
  companyTheme: ForeignTheme | undefined,
  page: PageStyles,
): CSSStyleSheet {
  return sheets.getOrCompute(JSON.stringify([theme, companyTheme, page]), () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeCss(theme, companyTheme, page));
    return sheet;
  });
}
