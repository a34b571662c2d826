import { html as markup } from 'hono/html';
import { initials } from '../initials.js';
import type { BadgeColors } from './colors.js';
import { directionOf } from './clean-text.js';
import type { BadgeContent } from './content.js';
import { fitted, textElement } from './text-element.js';

const family =
  "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly content: unknown;
}

/** The SVG around its content; what does not fit into it is not seen. */
const picture = ({ width, height, label, content }: Picture) =>
  markup`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="${label}"
    font-family="${family}"
    font-weight="600"
  >
    <title>${label}</title>
    ${content}
  </svg>`;

const height = 28;
const size = 13;
const baseline = 18.6;
const padding = 10;

/** One line: the name on the company's ground, what it tells on its primary colour. */
export async function flatBadge(
  { name, value }: BadgeContent,
  colors: BadgeColors,
): Promise<string> {
  const [left, right] = [
    { text: name, size, color: colors.text, y: baseline, most: 220 },
    { text: value, size, color: colors.primaryText, y: baseline, most: 260 },
  ];
  const nameWidth = Math.ceil(fitted(left).width) + 2 * padding;
  const valueWidth = Math.ceil(fitted(right).width) + 2 * padding;
  const width = nameWidth + valueWidth;
  const svg = picture({
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
      ><rect
        x=".5"
        y=".5"
        width="${width - 1}"
        height="${height - 1}"
        rx="5.5"
        fill="none"
        stroke="${colors.border}"
      />${textElement(left, { x: nameWidth / 2, side: 'middle' })}${textElement(right, { x: nameWidth + valueWidth / 2, side: 'middle' })}`,
  });
  return String(await svg);
}

const card = { width: 340, padding: 16, tile: 48 } as const;

/** A small card: initials, the name, what it tells, and a line more; read from the right where the name is. */
export async function cardBadge(
  { name, value, more }: BadgeContent,
  colors: BadgeColors,
  initialsOf = name,
): Promise<string> {
  const { width, padding: room, tile } = card;
  const isMirrored = directionOf(name) === 'rtl';
  const [side, x] = isMirrored
    ? (['right', width - 2 * room - tile + 2] as const)
    : (['left', 2 * room + tile - 2] as const);
  const tileX = isMirrored ? width - room - tile : room;
  const most = width - 3 * room - tile + 2;
  const high = more ? 96 : 80;
  const middle = high / 2;
  const lines = [
    { text: name, size: 16, color: colors.text, y: more ? 33 : 36, most },
    { text: value, size: 13, color: colors.muted, y: more ? 54 : 57, most },
    ...(more ? [{ text: more, size: 13, color: colors.muted, y: 74, most }] : []),
  ];
  const mark = {
    text: initials(initialsOf),
    size: 19,
    color: colors.primaryText,
    y: middle + 6.8,
    most: tile - 6,
  };
  const svg = picture({
    width,
    height: high,
    label: [name, value, more].filter(Boolean).join(', '),
    content: markup`<rect
        x=".5"
        y=".5"
        width="${width - 1}"
        height="${high - 1}"
        rx="12"
        fill="${colors.background}"
        stroke="${colors.border}"
      /><rect
        x="${tileX}"
        y="${middle - tile / 2}"
        width="${tile}"
        height="${tile}"
        rx="12"
        fill="${colors.primary}"
      />${textElement(mark, { x: tileX + tile / 2, side: 'middle' })}${lines.map((line) => textElement(line, { x, side }))}`,
  });
  return String(await svg);
}
