import type { Color } from '../../src/theme/colors.js';

/** Hue of HSL in degrees; undefined for colours of low saturation. */
function hueOf([red, green, blue]: Color): number | undefined {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range < 40) return undefined;
  if (max === red) return (((green - blue) / range) * 60 + 360) % 360;
  return max === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}

/** Difference of the hues of two colours in degrees; 0 if one of them has no hue. */
export function hueDifference(a: Color, b: Color): number {
  const [first, second] = [hueOf(a), hueOf(b)];
  if (first === undefined || second === undefined) return 0;
  const degrees = Math.abs(first - second);
  return Math.min(degrees, 360 - degrees);
}
