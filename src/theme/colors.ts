/** Red, green and blue, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** A colour and its opacity, 0 to 1. */
export interface Layer {
  readonly color: Color;
  readonly alpha: number;
}

export const black: Color = [0, 0, 0];
export const white: Color = [255, 255, 255];

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

const layer = (red = 0, green = 0, blue = 0, alpha = 1): Layer => ({
  color: [clamp(red, 255), clamp(green, 255), clamp(blue, 255)],
  alpha: clamp(alpha, 1),
});

/** Parses the forms in which browsers serialize colours, and hexadecimal ones, without a browser. */
function parseNumbers(text: string): Layer | undefined {
  const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text);
  if (hex) {
    const digits = text.length > 5 ? (text.match(/\w\w/g) ?? []) : [...text.slice(1)];
    const [red, green, blue, alpha = 255] = digits.map((digit) =>
      parseInt(digit.padEnd(2, digit), 16),
    );
    return layer(red, green, blue, alpha / 255);
  }
  const [, name, list = ''] = /^(rgba?\(|color\(srgb )((?:none|[-\d., /e])+)\)$/.exec(text) ?? [];
  const numbers =
    list
      .replaceAll('none', '0')
      .match(/[-\d.e]+/g)
      ?.map(Number) ?? [];
  if (!name || numbers.length < 3 || numbers.some(Number.isNaN)) return undefined;
  const scale = name.startsWith('rgb') ? 1 : 255;
  const [red = 0, green = 0, blue = 0, alpha] = numbers;
  return layer(red * scale, green * scale, blue * scale, alpha);
}

let context: CanvasRenderingContext2D | null | undefined;

/** The colour as the browser serializes it in sRGB; empty if it is invalid, or there is no browser. */
function canvasColor(text: string): string {
  if (typeof document === 'undefined') return '';
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return '';
  // It stays if `text` is invalid.
  const invalid = '#010203';
  context.fillStyle = invalid;
  context.fillStyle = inSrgb(text);
  return context.fillStyle === invalid ? '' : context.fillStyle;
}

/**
 * Parses a colour of any form that the browser supports, as sRGB; one that depends on its place
 * (`var()`, `currentColor`, `inherit`) is invalid.
 */
export function parseLayer(text: unknown): Layer | undefined {
  if (typeof text !== 'string' || text.length > 200 || /currentcolor/i.test(text)) return undefined;
  const trimmed = text.trim();
  return parseNumbers(trimmed) ?? parseNumbers(canvasColor(trimmed));
}

/** A CSS colour that computes to the numbers of another in sRGB. */
export const inSrgb = (color: string): string => `color-mix(in srgb, ${color}, ${color})`;

/** Parses a colour without its opacity; undefined for a transparent one. */
export function parseColor(text: unknown): Color | undefined {
  const { color, alpha } = parseLayer(text) ?? {};
  return alpha ? color : undefined;
}

/** The colour as a CSS value. */
export const cssColor = (color: Color, alpha = 1): string =>
  `rgb(${color.map(Math.round).join(' ')}${alpha < 1 ? ` / ${+alpha.toFixed(3)}` : ''})`;

/** `share` (0 to 1) of one colour in another. */
export function mix(color: Color, into: Color, share: number): Color {
  const channel = (at: 0 | 1 | 2) => Math.round(into[at] + (color[at] - into[at]) * share);
  return [channel(0), channel(1), channel(2)];
}

export const isEqual = (a: Color, b: Color): boolean =>
  a.every((channel, index) => channel === b[index]);

/** Hue of HSL in degrees, for a colour that has one. */
function hueOf([red, green, blue]: Color): number {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (max === red) return (((green - blue) / range) * 60 + 360) % 360;
  return max === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}

/** Smallest angle between hues, in degrees, at which secondary text looks like another accent. */
const foreignHue = 60;

/** The colour with half its chroma if its hue is far from that of the ground. */
export function calmed(color: Color, ground: Color): Color {
  if (isGrey(color) || isGrey(ground)) return color;
  const angle = Math.abs(hueOf(color) - hueOf(ground));
  if (Math.min(angle, 360 - angle) <= foreignHue) return color;
  const [red, green, blue] = color;
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return mix(color, [grey, grey, grey], 0.5);
}

/** Whether a colour has hardly any hue. */
export const isGrey = (color: Color): boolean => Math.max(...color) - Math.min(...color) < 16;

/** A layer blended with an opaque background. */
export const over = ({ color, alpha }: Layer, ground: Color): Color => mix(color, ground, alpha);

/** The most transparent layer that has a colour over an opaque background. */
export function layerOver(color: Color, ground: Color): Layer {
  const shares = color.map((channel, at) => {
    const below = ground[at] ?? 0;
    return channel > below ? (channel - below) / (255 - below) : (below - channel) / (below || 1);
  });
  const alpha = Math.max(...shares);
  if (!alpha) return { color, alpha };
  const channel = (at: 0 | 1 | 2) => ground[at] + (color[at] - ground[at]) / alpha;
  return layer(channel(0), channel(1), channel(2), alpha);
}

export const mean = (colors: readonly Color[]): Color =>
  colors.reduce((sum, color, index) => mix(color, sum, 1 / (index + 1)));

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance after WCAG 2, from 0 (black) to 1 (white). */
const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Whether white has 4.5:1 on a colour; on one that is not dark, black has. */
export const isDark = (color: Color): boolean => luminance(color) < 0.18;

const ratioOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Contrast ratio after WCAG 2, from 1 to 21. */
export const contrast = (a: Color, b: Color): number => ratioOf(luminance(a), luminance(b));

/** The lowest contrast of a colour against any of `grounds`. */
export const minContrast = (color: Color, grounds: readonly Color[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** Black or white, the one with more contrast against `grounds`. */
export const strongest = (grounds: readonly Color[]): Color =>
  minContrast(black, grounds) > minContrast(white, grounds) ? black : white;

/**
 * The nearest shade of `color`, its hue kept, that has `ratio` against every one of `grounds`;
 * if none has, against the first of them, and if that cannot be either, black or white.
 */
export function readable(color: Color, grounds: readonly Color[], ratio = 4.5): Color {
  const luminances = grounds.map(luminance);
  for (let step = 0; step <= 200; step++) {
    for (const grey of [black, white]) {
      const shade = mix(grey, color, step / 200);
      const own = luminance(shade);
      if (luminances.every((ground) => ratioOf(own, ground) >= ratio)) return shade;
    }
  }
  return grounds.length > 1 ? readable(color, grounds.slice(0, 1), ratio) : strongest(grounds);
}
