import { html as markup } from 'hono/html';
import { directionOf } from './clean-text.js';
import { clamped, isExact, measure } from './measure.js';

/** A line of text in a picture, centred on `center` or begun at `start`. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  /** Baseline. */
  readonly y: number;
  /** Widest, in pixels. */
  readonly most: number;
}

/** Where a line stands: from `x` on, to the right or, in a picture that is read from the right, to the left. */
export interface TextPlace {
  readonly x: number;
  readonly side: 'left' | 'right' | 'middle';
}

/** A clamped line and its width. */
export function fitted({ text, most, size }: Pick<TextLine, 'text' | 'most' | 'size'>) {
  const shown = clamped(text, most, size);
  return { shown, width: Math.min(most, measure(shown, size)) };
}

/**
 * The SVG of a line. Its width is set where it is known, so that another font than ours fits too;
 * it is centred on its room whatever its direction is.
 */
export function textElement(line: TextLine, { x, side }: TextPlace) {
  const { shown, width } = fitted(line);
  const center = side === 'middle' ? x : side === 'left' ? x + width / 2 : x - width / 2;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return isExact(shown)
    ? markup`<text
        x="${rounded(center)}"
        y="${line.y}"
        font-size="${line.size}"
        fill="${line.color}"
        text-anchor="middle"
        textLength="${rounded(width)}"
        lengthAdjust="spacingAndGlyphs"
        >${shown}</text
      >`
    : markup`<text
        x="${rounded(center)}"
        y="${line.y}"
        font-size="${line.size}"
        fill="${line.color}"
        text-anchor="middle"
        direction="${directionOf(shown)}"
        >${shown}</text
      >`;
}
