/** Red, green and blue, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

let context: CanvasRenderingContext2D | null | undefined;

/** What the browser makes of a colour: `#rrggbb`, or `rgba(…)` where it is transparent; undefined where it is none. */
function normalized(text: string): string | undefined {
  const canvas = (context ??= document.createElement('canvas').getContext('2d'));
  if (!canvas) return undefined;
  const [first, second] = ['#000001', '#000002'].map((start) => {
    canvas.fillStyle = start;
    canvas.fillStyle = text;
    return canvas.fillStyle;
  });
  return first === second ? first : undefined;
}

/** Reads an sRGB colour as CSS writes it, whose transparency is ignored; anything else is undefined. */
export function parseColor(text: string | null | undefined): Color | undefined {
  const color = normalized(text ?? '') ?? '';
  const channels = color.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
    : color.startsWith('rgba')
      ? (color.match(/[\d.]+/g) ?? []).map(Number)
      : [];
  const [red, green, blue] = channels;
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue];
}

/** Contrast is worked out from the whole channels that are painted. */
const rounded = (color: Color): Color => [
  Math.round(color[0]),
  Math.round(color[1]),
  Math.round(color[2]),
];

/** The colour as CSS writes it. */
export const cssColor = (color: Color): string => `rgb(${rounded(color).join(' ')})`;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance after WCAG 2, from 0 (black) to 1 (white). */
export const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio after WCAG 2, from 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

type Hsl = readonly [hue: number, saturation: number, lightness: number];

function fromHsl([hue, saturation, lightness]: Hsl): Color {
  const amount = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function toHsl([red, green, blue]: Color): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [range, lightness] = [max - min, (max + min) / 2];
  if (range === 0) return [0, 0, lightness];
  const sector =
    max === r ? (g - b) / range : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [(sector * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/**
 * The nearest lightness of `color`, its hue kept, that has `ratio` against every one of `grounds`;
 * where none has, the one that comes nearest to it.
 */
export function readable(color: Color, grounds: readonly Color[], ratio = 4.5): Color {
  const worst = (candidate: Color) =>
    Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  if (worst(color) >= ratio) return color;
  const [hue, saturation, lightness] = toHsl(color);
  const steps = Array.from({ length: 101 }, (_, step) => step / 100).sort(
    (a, b) => Math.abs(a - lightness) - Math.abs(b - lightness),
  );
  const candidates = steps.map((step) => rounded(fromHsl([hue, saturation, step])));
  return (
    candidates.find((candidate) => worst(candidate) >= ratio) ??
    candidates.reduce((best, candidate) => (worst(candidate) > worst(best) ? candidate : best))
  );
}

/** `color` mixed with `other`; `share` of `other` is 0 to 1. */
export const mixed = (color: Color, other: Color, share: number): Color =>
  rounded([
    color[0] + (other[0] - color[0]) * share,
    color[1] + (other[1] - color[1]) * share,
    color[2] + (other[2] - color[2]) * share,
  ]);
