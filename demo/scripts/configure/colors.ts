const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours like `#0b6cb3`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Which colour stands on which, and how much contrast its text needs. */
const pairs = [
  ['--vtc-text', '--vtc-background', 4.5],
  ['--vtc-text', '--vtc-surface', 4.5],
  ['--vtc-muted-text', '--vtc-background', 4.5],
  ['--vtc-primary-text', '--vtc-primary', 4.5],
  ['--vtc-primary', '--vtc-background', 3],
] as const;

/** How readable one chosen colour is on another. */
export interface Readability {
  readonly text: string;
  readonly isEnough: boolean;
}

const nameOf = (property: string) => property.replace('--vtc-', '').replaceAll('-', ' ');

/** The contrasts of those pairs of which both were chosen. */
export const readabilities = (colors: Readonly<Record<string, string>>): Readability[] =>
  pairs.flatMap(([over, under, least]) => {
    const [front, ground] = [colors[over], colors[under]];
    if (front === undefined || ground === undefined) return [];
    const ratio = contrast(front, ground);
    const isEnough = ratio >= least;
    const verdict = isEnough ? 'readable' : `too little, at least ${least} is needed`;
    return {
      isEnough,
      text: `${nameOf(over)} on ${nameOf(under)}: ${ratio.toFixed(1)}, ${verdict}`,
    };
  });
