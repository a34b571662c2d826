import { type Color, luminance, mixed, parseColor, readable } from './colors.js';

/** The colours of the API's theme, by key. */
export interface Palette {
  background: Color;
  surface: Color;
  border: Color;
  text: Color;
  mutedText: Color;
  primary: Color;
  primaryText: Color;
  /** Primary as the colour of text: not in the theme, made from it. */
  link: Color;
}

/** A company's theme as the API has it: strings that may be anything. */
export type ForeignTheme = Readonly<Record<string, string | undefined>>;

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

type Themed = Record<(typeof themeKeys)[number], Color>;

const light: Themed = {
  background: [255, 255, 255],
  surface: [244, 246, 249],
  border: [216, 222, 230],
  text: [22, 28, 36],
  mutedText: [87, 97, 110],
  primary: [29, 95, 191],
  primaryText: [255, 255, 255],
};

const dark: Themed = {
  background: [21, 25, 31],
  surface: [32, 38, 46],
  border: [56, 64, 75],
  text: [237, 240, 244],
  mutedText: [163, 173, 186],
  primary: [104, 168, 255],
  primaryText: [10, 20, 34],
};

/** Colours that nothing is known of yet are taken from the company's own, so that they fit. */
const derived = (own: Partial<Themed>, base: Themed): Themed => {
  const background = own.background ?? base.background;
  const text = readable(own.text ?? base.text, [background]);
  return {
    ...base,
    surface: mixed(background, text, 0.05),
    border: mixed(background, text, 0.18),
    mutedText: mixed(text, background, 0.3),
    ...own,
    background,
    text,
  };
};

/** Black reads on what is lighter than this, white on what is darker, each with 4.5:1. */
const middle = 0.18;
const isDark = (color: Color): boolean => luminance(color) < middle;

/** Moves the surface toward the background until one text can be read on both. */
function gentleSurface({ background, surface }: Themed): Color {
  const share = [0, 0.25, 0.5, 0.75, 0.9].find(
    (step) => isDark(mixed(surface, background, step)) === isDark(background),
  );
  return mixed(surface, background, share ?? 1);
}

/**
 * All colours of a theme with text that can be read: 4.5:1 against background and surface,
 * by shifting lightness. The keys in `page` are the page's own and stay as they are.
 */
function legible(theme: Themed, page: Partial<Themed>): Palette {
  const fixed = { ...theme, ...page };
  const { background } = fixed;
  if (!page.text) fixed.text = readable(fixed.text, [background]);
  if (!page.surface) fixed.surface = gentleSurface(fixed);
  const grounds = [background, fixed.surface];
  if (!page.text) fixed.text = readable(fixed.text, grounds);
  if (!page.mutedText) fixed.mutedText = readable(fixed.mutedText, grounds);
  if (!page.primaryText) fixed.primaryText = readable(fixed.primaryText, [fixed.primary]);
  return { ...fixed, link: page.primary ?? readable(fixed.primary, grounds) };
}

/** The colours to draw with: the page's own, then the company's, then ours for a light or dark page. */
export function paletteOf(
  company: ForeignTheme | undefined,
  page: ForeignTheme,
  pageIsDark: boolean,
): Palette {
  const own = colorsOf(company);
  const base = (own.background ? isDark(own.background) : pageIsDark) ? dark : light;
  const theme = Object.keys(own).length > 0 ? derived(own, base) : base;
  return legible(theme, colorsOf(page));
}

function colorsOf(theme: ForeignTheme | undefined): Partial<Themed> {
  const colors: Partial<Themed> = {};
  for (const key of themeKeys) {
    const color = parseColor(theme?.[key]);
    if (color) colors[key] = color;
  }
  return colors;
}
