import { html as markup } from 'hono/html';
import { directionOf } from './text.js';
import { clamped, measure } from './text-width.js';

/** A line of text. */
export interface Line {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  /** Baseline. */
  readonly y: number;
  readonly maxWidth: number;
}

/** Position of a line: its left or right end, or its middle. */
export interface Anchor {
  readonly x: number;
  readonly side: 'left' | 'right' | 'middle';
}

/** A line cut to its maximum width. */
export function fitted({ text, maxWidth, size }: Line) {
  const shown = clamped(text, maxWidth, size);
  return { shown, width: Math.min(maxWidth, measure(shown, size)) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A line with its measured width, to which the viewer's font is scaled. Its middle is the same in both directions of text. */
export function lineElement(line: Line, { x, side }: Anchor) {
  const { shown, width } = fitted(line);
  const middle = { left: x + width / 2, middle: x, right: x - width / 2 }[side];
  return markup`<text
      x="${rounded(middle)}"
      y="${line.y}"
      font-size="${line.size}"
      fill="${line.color}"
      text-anchor="middle"
      direction="${directionOf(shown)}"
      textLength="${rounded(width)}"
      lengthAdjust="spacingAndGlyphs"
      >${shown}</text
    >`;
}

const family =
  "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly content: unknown;
}

/** A picture as SVG; its label is for screen readers. */
export const svgOf = async ({ width, height, label, content }: Picture): Promise<string> =>
  String(
    await markup`<svg
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
  </svg>`,
  );

/** A company's logo with round corners. */
export const logoElement = (
  url: string,
  { x, y, size, radius }: Readonly<Record<'x' | 'y' | 'size' | 'radius', number>>,
) =>
  markup`<clipPath id="t"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}" /></clipPath
    ><image
      href="${url}"
      x="${x}"
      y="${y}"
      width="${size}"
      height="${size}"
      preserveAspectRatio="xMidYMid slice"
      clip-path="url(#t)"
    />`;
