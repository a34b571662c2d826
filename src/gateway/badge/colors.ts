import { type Color, contrast, isDark, readable } from '../../theme/colors.js';
import type { ForeignTheme } from '../../theme/palette.js';

/** What a badge is painted with, as hexadecimal colours. */
export interface BadgeColors {
  readonly background: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly primary: string;
  readonly primaryText: string;
}

const ours = {
  light: {
    background: '#ffffff',
    border: '#d8dee6',
    text: '#161c24',
    muted: '#57616d',
    primary: '#1d5fbf',
  },
  dark: {
    background: '#15191f',
    border: '#38404b',
    text: '#edf0f4',
    muted: '#a3adba',
    primary: '#68a8ff',
  },
} as const;

/** Red, green and blue of a colour in hexadecimal or as numbers; other forms need a browser. */
function parse(text: string | undefined): Color | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => parseInt(pair, 16));
    return [red, green, blue];
  }
  const list = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text?.trim() ?? '');
  if (!list) return undefined;
  const [red = 0, green = 0, blue = 0] = list.slice(1).map((part) => Math.min(255, Number(part)));
  return [red, green, blue];
}

const hex = (color: Color): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The company's colours where it has some, else ours; each text has 4.5:1 on what it stands on. */
export function badgeColors(company: ForeignTheme | null | undefined, dark: boolean): BadgeColors {
  const ground = parse(company?.background);
  const usual = ours[(ground ? isDark(ground) : dark) ? 'dark' : 'light'];
  const chosen = (key: keyof typeof usual, name: string = key): Color =>
    parse(company?.[name]) ?? parse(usual[key]) ?? [0, 0, 0];
  const background = chosen('background');
  const primary = chosen('primary');
  const border = chosen('border');
  const primaryText =
    parse(company?.primaryText) ?? (isDark(primary) ? [255, 255, 255] : [0, 0, 0]);
  return {
    background: hex(background),
    // A line that shouts is no border.
    border: hex(contrast(border, background) > 3 ? readable(border, [background]) : border),
    text: hex(readable(chosen('text'), [background])),
    muted: hex(readable(chosen('muted', 'mutedText'), [background])),
    primary: hex(primary),
    primaryText: hex(readable(primaryText, [primary])),
  };
}
