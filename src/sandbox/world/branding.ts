import { random } from './random.js';

/** Four tones of a picture, from the darkest to the lightest, as `#rrggbb`. */
export interface Tones {
  readonly night: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
}

/** The tones of a picture or company, and whether its background is a dark one. */
export interface Branding {
  readonly tones: Tones;
  readonly isDark: boolean;
}

const navyAmber = { night: '#0a1930', deep: '#1d3d68', mid: '#d98b45', light: '#ffd894' };

const duotones: readonly Tones[] = [
  navyAmber,
  { night: '#07231e', deep: '#14503f', mid: '#5aa98a', light: '#c8f2dc' }, // pine, mint
  { night: '#260f31', deep: '#5a2a63', mid: '#cf6f8b', light: '#ffd3d8' }, // plum, rose
  { night: '#131d29', deep: '#34506b', mid: '#78abd0', light: '#d6eeff' }, // slate, sky
  { night: '#2c120b', deep: '#7d3219', mid: '#d67f45', light: '#f8dfb2' }, // rust, sand
  { night: '#05242b', deep: '#10586a', mid: '#5ba8a6', light: '#f9f0d8' }, // teal, cream
  { night: '#12131f', deep: '#2f3354', mid: '#ea7264', light: '#ffccb8' }, // ink, coral
  { night: '#17123c', deep: '#3b358c', mid: '#a27fc4', light: '#ffd7ba' }, // indigo, peach
];

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** `share` of the color `one` in `other`, both and the result as `#rrggbb`. */
export function mixedHex(a: string, b: string, share: number): string {
  const base = channels(b);
  const mixed = channels(a).map((value, index) =>
    Math.round(value * share + (base[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The branding that logo, banner and theme of a company share; neighbouring ids have different tones. */
export const companyBranding = (id: number): Branding => ({
  tones: duotones[(id - 1) % duotones.length] ?? navyAmber,
  isDark: id === 1 || random('look', id).chance(0.5),
});

/** The branding of another picture; neighbouring numbers have different tones. */
export const pictureBranding = (kind: string, number: number): Branding => ({
  tones: duotones[number % duotones.length] ?? navyAmber,
  isDark: random('look', kind, number).chance(0.5),
});

/** A company's theme in the tones of its logo, lines and secondary text as tints of the background; each text has a contrast of 4.5 and more. */
export function companyTheme(id: number) {
  const { tones, isDark: dark } = companyBranding(id);
  const { night, deep, mid, light } = tones;
  if (dark) {
    return {
      background: night,
      surface: mixedHex(deep, night, 0.4),
      border: mixedHex('#ffffff', night, 0.16),
      text: mixedHex(light, '#ffffff', 0.25),
      mutedText: mixedHex('#ffffff', deep, 0.62),
      primary: mixedHex(mid, light, 0.6),
      primaryText: night,
    };
  }
  return {
    background: '#ffffff',
    surface: mixedHex(light, '#ffffff', 0.35),
    border: mixedHex(deep, '#ffffff', 0.16),
    text: night,
    mutedText: mixedHex(night, deep, 0.4),
    primary: deep,
    primaryText: '#ffffff',
  };
}
