import { type Color, white } from '../../theme/colors.js';
import { type ForeignTheme, paletteOf } from '../../theme/palette.js';

/** What a badge is painted with, as hexadecimal colours. */
export interface BadgeColors {
  readonly background: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly primary: string;
  readonly primaryText: string;
}

const hex = (color: Color): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The elements' colours on a page that sets none: the company's where it has some, else ours. */
export function badgeColors(company: ForeignTheme | null | undefined, dark: boolean): BadgeColors {
  const palette = paletteOf({ company: company ?? undefined, page: {}, behind: white, dark });
  return {
    background: hex(palette.background),
    border: hex(palette.border),
    text: hex(palette.text),
    muted: hex(palette['muted-text']),
    primary: hex(palette.primary),
    primaryText: hex(palette['primary-text']),
  };
}
