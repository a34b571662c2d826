import { html as markup } from 'hono/html';
import { encode } from 'uqr';
import { initials } from '../../intl/initials.js';
import type { BadgeColors } from '../badge/render.js';
import { type Anchor, lineElement, logoElement, svgOf } from '../badge/svg.js';
import { directionOf } from '../badge/text.js';
import { measure } from '../badge/text-width.js';
import { fitText } from './fit-text.js';

/** Formats of posters: for previews of links, for portrait posts, for the head of a page or a Discord event. */
export const posterSizes = {
  wide: { width: 1200, height: 630, padding: 60, qr: 170, line: 30, name: [72, 64, 56, 48, 40] },
  tall: { width: 1080, height: 1350, padding: 72, qr: 260, line: 40, name: [96, 84, 72, 60, 48] },
  banner: { width: 1500, height: 500, padding: 52, qr: 150, line: 30, name: [64, 56, 48, 40] },
} as const;

export type PosterSize = keyof typeof posterSizes;

/** Content of a poster; all texts can be rendered. */
export interface Poster {
  readonly size: PosterSize;
  readonly company: string;
  readonly name: string;
  /** Times and route, one line each. */
  readonly lines: readonly string[];
  /** Text of a stamp, such as "Cancelled". */
  readonly stamp?: string | undefined;
  readonly colors: BadgeColors;
  /** Data URLs. */
  readonly logo?: string | undefined;
  readonly banner?: string | undefined;
  readonly game?: string | null | undefined;
  /** URL in the QR code. */
  readonly url?: string | undefined;
}

const maxNameLines = 3;
const logoSize = 72;
const ownerSize = 30;
/** Height of a line by the size of its font. */
const lineHeight = 1.47;
const stampSize = 56;

/** Colours of texts: white on a picture, whose colours are not known. */
const onPicture = { text: '#ffffff', muted: '#e6e6e6' } as const;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Hills, or mesas, in a box of 100 × 100, as in the covers of convoys. */
const hills = 'M0 70 20 42 30 60 50 30 66 60 80 42 100 70V100H0Z';
const mesas = 'M0 70H10L14 40H30L34 70H54L58 32H84L88 70H100V100H0Z';

/** A landscape, whose road is below all texts. */
const landscape = ({ width, height }: Box, { colors, game, size }: Poster) => {
  const road = posterSizes[size].padding * 0.7;
  return markup`<g fill="${colors.primary}"><path
      transform="scale(${width / 100} ${height / 100})"
      opacity=".12"
      d="${game?.toLowerCase() === 'ats' ? mesas : hills}"
    /><rect y="${height - road}" width="${width}" height="${road}" opacity=".18" /></g>`;
};

/** The banner under a scrim, on which white text can be read whatever the picture. */
const scrimmed = ({ width, height }: Box, banner: string) =>
  markup`<image
      href="${banner}"
      width="${width}"
      height="${height}"
      preserveAspectRatio="xMidYMid slice"
    /><rect width="${width}" height="${height}" fill="#000" opacity=".66" />`;

/** A QR code in a square, with its quiet zone. */
function qrCode(url: string, { x, y, size }: Readonly<Record<'x' | 'y' | 'size', number>>) {
  const { data, size: count } = encode(url, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, top) => row.flatMap((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1z` : [])))
    .join('');
  return markup`<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${count} ${count}" shape-rendering="crispEdges"><rect width="${count}" height="${count}" fill="#fff" /><path fill="#000" d="${path}" /></svg>`;
}

const stampWidth = (text: string) => measure(text, stampSize) + stampSize;

/** A stamp beside the company, where it covers neither the name nor the times. */
function stampElement(text: string, { x, y }: Readonly<Record<'x' | 'y', number>>) {
  const width = stampWidth(text);
  const middle = { x: x + width / 2, y: y + logoSize / 2 };
  const line = { text, size: stampSize, color: '#ffffff', y: middle.y + 20, maxWidth: width };
  return markup`<g transform="rotate(-3 ${middle.x} ${middle.y})"><rect
      x="${x}"
      y="${y - 6}"
      width="${width}"
      height="${logoSize + 12}"
      rx="12"
      fill="#b3261e"
    />${lineElement(line, { x: middle.x, side: 'middle' })}</g>`;
}

function tile({ logo, company, colors }: Poster, x: number, y: number) {
  if (logo) return logoElement(logo, { x, y, size: logoSize, radius: 14 });
  const line = {
    text: initials(company),
    size: 28,
    color: colors.primaryText,
    y: y + 46,
    maxWidth: logoSize - 8,
  };
  return markup`<rect x="${x}" y="${y}" width="${logoSize}" height="${logoSize}" rx="14" fill="${colors.primary}" />${lineElement(line, { x: x + logoSize / 2, side: 'middle' })}`;
}

/** A poster of a convoy as SVG; mirrored for a name that is written from right to left. */
export function renderPoster(poster: Poster): Promise<string> {
  const { size, company, name, lines, stamp, colors, banner, url } = poster;
  const { width, height, padding, qr, line: lineSize, name: sizes } = posterSizes[size];
  const isMirrored = directionOf(name) === 'rtl';
  const { text, muted } = banner ? onPicture : colors;
  const start: Anchor = isMirrored
    ? { side: 'right', x: width - padding }
    : { side: 'left', x: padding };
  const shifted = (by: number): Anchor => ({ ...start, x: start.x + (isMirrored ? -by : by) });
  const inner = width - 2 * padding;
  const fitted = fitText(name, { maxWidth: inner, maxLines: maxNameLines, sizes });
  const nameTop = padding + logoSize + fitted.size * 1.15;
  const nameLines = fitted.lines.map((line, at) => ({
    text: line,
    size: fitted.size,
    color: stamp ? muted : text,
    y: nameTop + at * fitted.size * 1.15,
    maxWidth: inner,
  }));
  // A portrait has room for the code below the facts, else beside them.
  const codeSize = url ? qr + padding / 2 : 0;
  const [below, beside] = size === 'tall' ? [codeSize, 0] : [0, codeSize];
  const facts = lines.map((line, at) => ({
    text: line,
    size: lineSize,
    color: text,
    y: height - padding - below - (lines.length - 1 - at) * lineSize * lineHeight - 6,
    maxWidth: inner - beside,
  }));
  const owner = {
    text: company,
    size: ownerSize,
    color: muted,
    y: padding + 46,
    maxWidth: inner - logoSize - 20 - (stamp ? stampWidth(stamp) + 20 : 0),
  };
  return svgOf({
    width,
    height,
    label: [name, company, ...lines].join(', '),
    content: markup`<rect width="${width}" height="${height}" fill="${colors.background}" />${
      banner ? scrimmed({ width, height }, banner) : landscape({ width, height }, poster)
    }${tile(poster, isMirrored ? width - padding - logoSize : padding, padding)}${lineElement(owner, shifted(logoSize + 20))}${nameLines.map((line) => lineElement(line, start))}${facts.map((line) => lineElement(line, start))}${
      url
        ? qrCode(url, {
            x: isMirrored ? padding : width - padding - qr,
            y: height - padding - qr,
            size: qr,
          })
        : ''
    }${
      stamp
        ? stampElement(stamp, {
            x: isMirrored ? padding : width - padding - stampWidth(stamp),
            y: padding,
          })
        : ''
    }`,
  });
}
