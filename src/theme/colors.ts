/** Red, green and blue, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

let context: CanvasRenderingContext2D | null | undefined;

/**
 * Reads an sRGB colour as CSS writes it, whose transparency is ignored; anything else is undefined,
 * as is what cannot be seen at all.
 */
export function parseColor(text: string | null | undefined): Color | undefined {
  const canvas = (context ??= document.createElement('canvas').getContext('2d'));
  if (!canvas) return undefined;
  // Stays in place of what is no colour.
  canvas.fillStyle = '#0000';
  canvas.fillStyle = text ?? '';
  const color = String(canvas.fillStyle);
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
    : (color.match(/(?<=^rgba.*)[\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
  return alpha ? [red, green, blue] : undefined;
}

/** The colour as CSS writes it. */
export const cssColor = (color: Color): string => `rgb(${color.join(' ')})`;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance after WCAG 2, from 0 (black) to 1 (white). */
const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Whether white reads on a colour with 4.5:1; on what is not dark, black does. */
export const isDark = (color: Color): boolean => luminance(color) < 0.18;

/** Contrast ratio after WCAG 2, from 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** `color` mixed with black (0) or white (255), which keeps its hue; `share` of that is 0 to 1. */
function mixed([red, green, blue]: Color, grey: number, share: number): Color {
  const channel = (own: number) => Math.round(own + (grey - own) * share);
  return [channel(red), channel(green), channel(blue)];
}

/**
 * The nearest shade of `color`, its hue kept, that has 4.5:1 against every one of `grounds`;
 * where none has, against the first of them.
 */
export function readable(color: Color, grounds: readonly Color[]): Color {
  for (let percent = 0; percent <= 100; percent++) {
    for (const grey of [0, 255]) {
      const shade = mixed(color, grey, percent / 100);
      if (grounds.every((ground) => contrast(shade, ground) >= 4.5)) return shade;
    }
  }
  return readable(color, grounds.slice(0, 1));
}
