import { html as markup } from 'hono/html';
import { type Color, mix, parseColor, white } from '../../theme/colors.js';
import { initials } from '../../intl/initials.js';
import { type ForeignTheme, paletteOf } from '../../theme/palette.js';
import type { BadgeContent } from './content.js';
import { fitted, lineElement, logoElement, svgOf } from './svg.js';
import { directionOf } from './text.js';

/** Colours of a badge, hexadecimal. */
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

/** The company's colours, else the default ones, as elements have them on a page without colours. */
export function badgeColors(company: ForeignTheme | null | undefined, dark: boolean): BadgeColors {
  const palette = paletteOf({ colors: {}, behind: white, isDark: dark }, company ?? undefined);
  return {
    background: hex(palette.background),
    border: hex(palette.border),
    text: hex(palette.text),
    muted: hex(palette['muted-text']),
    primary: hex(palette.primary),
    primaryText: hex(palette['primary-text']),
  };
}

const logoSize = 18;

const flat = { height: 28, size: 13, baseline: 18.6, padding: 10 } as const;

/** A badge of one line: the name on the background, after the logo (a data URL) if there is one; the value on the primary colour. */
export function flatBadge(
  { name, value }: BadgeContent,
  colors: BadgeColors,
  logo?: string,
): Promise<string> {
  const { height, size, baseline: y, padding } = flat;
  const left = { text: name, size, color: colors.text, y, maxWidth: 220 };
  const right = { text: value, size, color: colors.primaryText, y, maxWidth: 260 };
  const nameStart = logo ? padding + logoSize + 6 : padding;
  const nameWidth = nameStart + Math.ceil(fitted(left).width) + padding;
  const valueWidth = Math.ceil(fitted(right).width) + 2 * padding;
  const width = nameWidth + valueWidth;
  return svgOf({
    width,
    height,
    label: `${name}: ${value}`,
    content: markup`<clipPath id="a"><rect width="${width}" height="${height}" rx="6" /></clipPath
      ><g clip-path="url(#a)"
        ><rect width="${width}" height="${height}" fill="${colors.background}" /><rect
          x="${nameWidth}"
          width="${valueWidth}"
          height="${height}"
          fill="${colors.primary}" /></g
      >${logo ? logoElement(logo, { x: padding, y: (height - logoSize) / 2, size: logoSize, radius: 4 }) : ''}<rect
        x=".5"
        y=".5"
        width="${width - 1}"
        height="${height - 1}"
        rx="5.5"
        fill="none"
        stroke="${colors.border}"
      />${lineElement(left, { x: (nameStart + nameWidth - padding) / 2, side: 'middle' })}${lineElement(right, { x: nameWidth + valueWidth / 2, side: 'middle' })}`,
  });
}

const card = { width: 340, padding: 16, tile: 48 } as const;

/** Content of a card's tile: the company's logo (a data URL), its initials, or an icon for players. */
export type Tile =
  | { readonly kind: 'logo'; readonly url: string }
  | { readonly kind: 'initials'; readonly name: string }
  | { readonly kind: 'players' };

/** Lucide's icon `users`, in 24 × 24 pixels. */
const playersPath =
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M13 7a4 4 0 1 1-8 0a4 4 0 1 1 8 0M22 21v-2a4 4 0 0 0-3-3.870M16 3.130a4 4 0 0 1 0 7.750';

function tileElement(tile: Tile, x: number, y: number, colors: BadgeColors) {
  const size = card.tile;
  const ground = (fill: string) =>
    markup`<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="12" fill="${fill}" />`;
  if (tile.kind === 'logo')
    return markup`${ground(colors.background)}${logoElement(tile.url, { x, y, size, radius: 12 })}`;
  if (tile.kind === 'players')
    return markup`${ground(colors.primary)}<path transform="translate(${x + 10} ${y + 10}) scale(${(size - 20) / 24})" fill="none" stroke="${colors.primaryText}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${playersPath}" />`;
  const text = initials(tile.name);
  const line = { text, size: 19, color: colors.primaryText, y: y + 30.8, maxWidth: size - 6 };
  return markup`${ground(colors.primary)}${lineElement(line, { x: x + size / 2, side: 'middle' })}`;
}

/** A dot and the space after it, in px. */
const [dotSize, dotSpace] = [8, 14];

/** A dot in a colour of the API, of which a part of the text's colour keeps dark and light ones visible. */
function dotElement(dot: string | undefined, { text }: BadgeColors, x: number, y: number) {
  const [color, ink] = [parseColor(dot), parseColor(text)];
  if (!color || !ink) return undefined;
  return markup`<circle cx="${x}" cy="${y}" r="${dotSize / 2}" fill="${hex(mix(color, ink, 0.75))}" />`;
}

/** A card: tile, name, value and a third line; mirrored for a name that is written from right to left. */
export function cardBadge(
  { name, value, thirdLine, dot }: BadgeContent,
  colors: BadgeColors,
  tile: Tile,
): Promise<string> {
  const { width, padding, tile: tileSize } = card;
  const isMirrored = directionOf(name) === 'rtl';
  const start = 2 * padding + tileSize - 2;
  const anchor = isMirrored
    ? ({ side: 'right', x: width - start } as const)
    : ({ side: 'left', x: start } as const);
  const tileX = isMirrored ? width - padding - tileSize : padding;
  const maxWidth = width - start - padding;
  const height = thirdLine ? 96 : 80;
  const valueY = thirdLine ? 54 : 57;
  const sign = isMirrored ? -1 : 1;
  const dotMark = dotElement(dot, colors, anchor.x + (sign * dotSize) / 2, valueY - 4.5);
  const valueAnchor = dotMark ? { ...anchor, x: anchor.x + sign * dotSpace } : anchor;
  const valueWidth = dotMark ? maxWidth - dotSpace : maxWidth;
  const lines = [
    { text: name, size: 16, color: colors.text, y: thirdLine ? 33 : 36, maxWidth },
    ...(thirdLine ? [{ text: thirdLine, size: 13, color: colors.muted, y: 74, maxWidth }] : []),
  ];
  return svgOf({
    width,
    height,
    label: [name, value, thirdLine].filter(Boolean).join(', '),
    content: markup`<rect
        x=".5"
        y=".5"
        width="${width - 1}"
        height="${height - 1}"
        rx="12"
        fill="${colors.background}"
        stroke="${colors.border}"
      />${tileElement(tile, tileX, (height - tileSize) / 2, colors)}${dotMark ?? ''}${lineElement({ text: value, size: 13, color: colors.muted, y: valueY, maxWidth: valueWidth }, valueAnchor)}${lines.map((line) => lineElement(line, anchor))}`,
  });
}
