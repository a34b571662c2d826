import {
  black,
  calmed,
  type Color,
  contrast,
  cssColor,
  isDark,
  isEqual,
  layerOver,
  type Layer,
  minContrast,
  mix,
  over,
  parseColor,
  parseLayer,
  readable,
  strongest,
  white,
} from './colors.js';
import { kebab } from './kebab.js';

/** A company's theme as the API sends it; the strings may be invalid. */
export type ForeignTheme = Readonly<Record<string, string | undefined>>;

/** Default colours, on light and on dark pages. */
export const defaultColors = {
  background: ['#fff', '#15191f'],
  surface: ['#f4f6f9', '#20262e'],
  border: ['#d8dee6', '#38404b'],
  text: ['#161c24', '#edf0f4'],
  mutedText: ['#57616d', '#a3adba'],
  primary: ['#1d5fbf', '#68a8ff'],
  primaryText: ['#fff', '#0a1422'],
  success: ['#1a7f45', '#4ec98a'],
  warning: ['#8f5b00', '#e6ad4c'],
  danger: ['#c22f3d', '#ff8086'],
} as const;

/** Keys of the colours that a page or a company may set. */
export const themeKeys = [
  'background',
  'surface',
  'border',
  'text',
  'mutedText',
  'primary',
  'primaryText',
] as const;

/** Name of a colour that a page or a company may set. */
export type ThemeKey = (typeof themeKeys)[number];

/** A colour that the page sets, and its CSS value. */
interface PageColor extends Layer {
  readonly css: string;
}

/** Computed styles of the page that the colours of an element depend on. */
export interface PageStyles {
  /** The `--vtc-*` colours that the page sets for it. */
  readonly colors: Readonly<Partial<Record<ThemeKey, PageColor>>>;
  /** The opaque colour behind it. */
  readonly behind: Color;
  /** Whether the page is dark there. */
  readonly isDark: boolean;
  /** The page's colour of text; undefined on a server. */
  readonly text?: Color;
  /** The page's accent, such as the colour of its links; undefined if it has none. */
  readonly accent?: Color | undefined;
  /** How the page's headings are written, if they are styled. */
  readonly headingStyle?:
    | Readonly<Record<'font' | 'weight' | 'inner-weight' | 'transform' | 'spacing', string>>
    | undefined;
}

/** A default colour, on a light or on a dark page. */
export const defaultColor = (key: keyof typeof defaultColors, isDarkPage: boolean): Color =>
  parseColor(defaultColors[key][isDarkPage ? 1 : 0]) ?? black;

/** Whether black or white, the one with more contrast on `ground`, is readable on `other` too, with some contrast to spare. */
const readsLike = (ground: Color, other: Color): boolean => {
  const best = strongest([ground]);
  return contrast(best, other) >= Math.min(6, contrast(best, ground));
};

/** Least contrast of a surface and of a tint, which are not seen as such below it. */
const minTint = 1.08;

/** `share` of `ink` in `ground`; of black or white, and more of it, if that is invisible or makes text unreadable. */
function tint(ink: Color, ground: Color, share: number): Color {
  const best = strongest([ground]);
  const other = best === black ? white : black;
  const isVisible = (tinted: Color) => contrast(tinted, ground) >= Math.max(minTint, 1 + share / 2);
  const light = [ink, best].map((shade) => mix(shade, ground, share));
  const strong = [1, 1.5, 2, 3].map((times) => mix(other, ground, share * times));
  return (
    light.find((tinted) => isVisible(tinted) && readsLike(ground, tinted)) ??
    strong.find(isVisible) ??
    mix(other, ground, share * 4)
  );
}

const isBetween = (ratio: number, min: number, max: number): boolean =>
  ratio >= min && ratio <= max;

/** `color` blended with the first of `grounds` until it has `ratio` there, but never less than 4.5 on any of them. */
function faded(color: Color, grounds: readonly [Color, ...Color[]], ratio: number): Color {
  let shade = color;
  for (let step = 99; step > 0 && contrast(shade, grounds[0]) > ratio; step--) {
    const thinner = mix(color, grounds[0], step / 100);
    if (minContrast(thinner, grounds) < 4.5) break;
    shade = thinner;
  }
  return shade;
}

/** The colours that an element may have: the page's, then the company's, then the default ones. */
interface Choice {
  /** Those of the page, which stay as they are. */
  readonly page: PageStyles['colors'];
  readonly background: Color;
  /** A colour over the background; a default one if neither the page nor the company has a valid one. */
  readonly chosen: (key: ThemeKey) => Color;
  /** A default colour, as light or dark as the background requires. */
  readonly fallback: (key: keyof typeof defaultColors) => Color;
}

function choiceOf(
  { colors: page, behind, isDark: isPageDark }: PageStyles,
  company: ForeignTheme | undefined,
): Choice {
  const foreign = (key: ThemeKey): Layer | undefined => parseLayer(company?.[key]);
  const ground = page.background ?? foreign('background');
  const seen = ground && over(ground, behind);
  const scheme = seen ? isDark(seen) : isPageDark;
  const fallback = (key: keyof typeof defaultColors): Color => defaultColor(key, scheme);
  const background = seen ?? fallback('background');
  const chosen = (key: ThemeKey): Color => {
    const own = foreign(key);
    const layer = page[key] ?? (own?.alpha ? own : undefined);
    return layer ? over(layer, background) : fallback(key);
  };
  return { page, background, chosen, fallback };
}

/** Whether the chosen surface differs visibly from the background, and text is legible on both. */
function isSurface({ page, background, chosen }: Choice): boolean {
  const surface = chosen('surface');
  if (page.surface)
    return contrast(page.text ? chosen('text') : strongest([background]), surface) >= 4.5;
  return isBetween(contrast(surface, background), minTint, 2) && readsLike(background, surface);
}

/** Whether the chosen primary colour is seen on the background and on a surface. */
const isPrimaryVisible = ({ page, background, chosen }: Choice, surface: Color): boolean =>
  !!page.primary || minContrast(chosen('primary'), [background, surface]) >= 3;

/** The colours behind text, and those of lines. */
function surfacesOf(choice: Choice) {
  const { page, background, chosen } = choice;
  const ink = contrast(chosen('text'), background) < 3 ? strongest([background]) : chosen('text');
  const surface = isSurface(choice) ? chosen('surface') : tint(ink, background, 0.06);
  const hasVisibleBorder =
    page.border ?? isBetween(contrast(chosen('border'), background), 1.12, 2.2);
  return {
    surface,
    hover: tint(ink, background, 0.09),
    track: tint(ink, background, 0.16),
    border: hasVisibleBorder ? chosen('border') : tint(ink, background, 0.18),
    'primary-soft': tint(
      isPrimaryVisible(choice, surface) ? chosen('primary') : ink,
      background,
      0.14,
    ),
  };
}

/** Text on the primary colour: black or white if the chosen one is hardly seen, as another shade of it would look disabled. */
const primaryTextOf = (chosen: Color, primary: Color): Color =>
  contrast(chosen, primary) < 3 ? strongest([primary]) : readable(chosen, [primary]);

/** Primary and secondary text; the first has at least 1.3 times the contrast of the second. */
function textsOf(
  { page, background, chosen }: Choice,
  grounds: readonly [Color, ...Color[]],
): readonly [text: Color, muted: Color] {
  let text = page.text ? chosen('text') : readable(chosen('text'), grounds);
  let muted = page.mutedText
    ? chosen('mutedText')
    : readable(calmed(chosen('mutedText'), background), grounds);
  const isHierarchy = () => contrast(text, background) >= 1.3 * contrast(muted, background);
  if (!isHierarchy() && !page.text) {
    const max = minContrast(strongest(grounds), grounds);
    text = readable(text, grounds, Math.min(7, max));
  }
  if (!isHierarchy() && !page.mutedText) {
    muted = faded(muted, grounds, contrast(text, background) / 1.6);
  }
  return [text, muted];
}

/**
 * The colours of an element by name: the page's unchanged, then the company's, then the default ones. An invalid colour
 * of the company costs that key alone.
 *
 * - `background`: behind everything; `surface`: behind boxes, close to it; `hover`: behind the hovered item;
 *   `primary-soft`: behind a marked item, such as today; `track`: the empty part of a bar.
 * - `text`, `muted-text` and `link` (primary as a colour of text), `success`, `warning` and `danger` have 4.5:1 against
 *   each of the first four, by shifting their lightness; `text` is the stronger of the first two.
 * - `muted-text` of a company has half its chroma if its hue is more than 60° from that of the background.
 * - `border`: faint lines.
 * - `primary`: fills; `text` if the chosen colour has less than 3:1 against background or surface;
 *   `primary-text`: text on it, 4.5:1.
 */
export function paletteOf(styles: PageStyles, company?: ForeignTheme) {
  const choice = choiceOf(styles, company);
  const { page, background, chosen, fallback } = choice;
  const surfaces = surfacesOf(choice);
  const { surface, hover, 'primary-soft': soft } = surfaces;
  const grounds = [background, surface, hover, soft] as const;
  const [text, muted] = textsOf(choice, grounds);
  // A darkened neon colour would look disabled.
  const isVisible = isPrimaryVisible(choice, surface);
  const primary = isVisible ? chosen('primary') : text;
  const signal = (key: 'success' | 'warning' | 'danger') => readable(fallback(key), grounds);
  return {
    background,
    ...surfaces,
    text,
    'muted-text': muted,
    primary,
    'primary-text': page.primaryText
      ? chosen('primaryText')
      : primaryTextOf(isVisible ? chosen('primaryText') : background, primary),
    link: page.primary ? primary : readable(chosen('primary'), grounds),
    success: signal('success'),
    warning: signal('warning'),
    danger: signal('danger'),
  };
}

/** The page's colours in the form of a company's; its surface and lines become tints of the text. */
function themeOfPage(
  { text, accent, behind }: PageStyles,
  theme: string,
): ForeignTheme | undefined {
  if (!text) return undefined;
  const background = cssColor(behind);
  const primary = accent ?? (theme === 'page' ? text : undefined);
  return {
    background,
    surface: background,
    border: background,
    text: cssColor(text),
    mutedText: cssColor(mix(text, behind, 0.7)),
    primary: primary && cssColor(primary),
    primaryText: background,
  };
}

/** A finished style of all elements. */
export type Look = 'plain' | 'night' | 'poster';

/**
 * The colours of a company that are used on a dark background: of a company with a light one, the primary colour alone.
 * Boxes and lines are tints of white.
 */
function darkTheme(company: ForeignTheme | undefined): ForeignTheme | undefined {
  const ground = parseColor(company?.['background']);
  if (!company) return undefined;
  const colors =
    !ground || isDark(ground)
      ? company
      : { primary: company['primary'], primaryText: company['primaryText'] };
  return { ...colors, surface: 'rgb(255 255 255 / 7%)', border: 'rgb(255 255 255 / 16%)' };
}

/** Opacity of the ground of words on the picture of a poster; its styles have the same. */
const posterOpacity = 0.84;

/** The colours of a poster: words are legible where its ground is over a white picture, or over a black one on a light ground. */
function posterPalette(ground: Color, page: PageStyles, chosen: ForeignTheme | undefined) {
  const color = mix(ground, isDark(ground) ? white : black, posterOpacity);
  const background = { color, alpha: 1, css: cssColor(color) };
  // A surface that suits the ground may be darker than the picture's.
  const surface = cssColor(mix(strongest([color]), color, 0.1));
  return paletteOf({ ...page, colors: { ...page.colors, background } }, { ...chosen, surface });
}

/** What the colours of an element depend on, besides the page. */
export interface ThemeOptions {
  /** `auto`, `page`, `light` or `dark`. */
  readonly theme: string;
  readonly look: Look;
  /** Whether the page is its background. */
  readonly isFrameless: boolean;
  readonly companyTheme: ForeignTheme | undefined;
}

/** Colours that let what is behind an element without a frame shine through. */
const tints = new Set(['surface', 'hover', 'track', 'border', 'primary-soft']);

/** The rule with the colours of an element, and the style of its heading. */
export function themeCss(
  { theme, look, isFrameless, companyTheme }: ThemeOptions,
  styles: PageStyles,
): string {
  const { colors, behind, text, headingStyle } = styles;
  const isNight = look !== 'plain' && theme === 'auto';
  const isPageDark = theme === 'dark' || (theme !== 'light' && (styles.isDark || isNight));
  const company = theme === 'auto' ? companyTheme : undefined;
  const isLikePage = theme === 'page' || (theme === 'auto' && isPageDark === styles.isDark);
  const chosen =
    (isNight ? darkTheme(company) : company) ??
    (isLikePage ? themeOfPage(styles, theme) : undefined);
  // The colours of an element without a frame have to be readable on the page.
  const isOnPage = isFrameless && text;
  const ground = isOnPage ? { color: behind, alpha: 1, css: cssColor(behind) } : colors.background;
  const set: PageStyles['colors'] = ground ? { ...colors, background: ground } : colors;
  const page = { ...styles, colors: set, isDark: isPageDark };
  const plain = paletteOf(page, chosen);
  const isPoster = look === 'poster';
  const palette = isPoster ? posterPalette(plain.background, page, chosen) : plain;
  const own = new Map(themeKeys.map((key) => [kebab(key), set[key]?.css]));
  own.set('link', colors.primary?.css);
  // Whatever covers something needs an opaque background.
  own.set('paint', ground?.css);
  if (isPoster || (ground && ground.alpha < 1)) own.delete('background');
  if (isPoster) own.set('paint', cssColor(plain.background));
  // One on which the text cannot be read has been replaced.
  if (set.surface && !isEqual(over(set.surface, palette.background), palette.surface))
    own.delete('surface');
  const cssOf = (name: string, color: Color): string => {
    if (!(isOnPage || isPoster) || !tints.has(name)) return cssColor(color);
    const tint = layerOver(color, palette.background);
    return cssColor(tint.color, tint.alpha);
  };
  const lines = Object.entries({ ...palette, paint: palette.background }).map(
    ([name, color]) => `--${name}:${own.get(name) ?? cssOf(name, color)}`,
  );
  for (const [name, value] of Object.entries(headingStyle ?? {}))
    lines.push(`--heading-${name}:${value}`);
  return `.base{color-scheme:${isDark(palette.background) ? 'dark' : 'light'};${lines.join(';')}}`;
}
