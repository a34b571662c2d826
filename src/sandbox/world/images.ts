import { random } from './random.js';

/** Kinds of picture the sandbox draws itself, with their sizes in pixels. */
const sizes = {
  logo: [256, 256],
  banner: [1920, 400],
  avatar: [128, 128],
  photo: [1280, 720],
  dlc: [460, 215],
} as const;

/** A kind of picture that the sandbox draws. */
export type ImageKind = keyof typeof sizes;

const isKind = (kind: string): kind is ImageKind => Object.hasOwn(sizes, kind);

/** Path of a picture below the API base; the same number gives the same picture. */
export const imagePath = (kind: ImageKind, number: number) => `/images/${kind}-${number}.svg`;

/** The SVG of a file name such as `logo-1.svg`, or undefined for another name. */
export function drawing(file: string): string | undefined {
  const [, kind = '', number = ''] = /^([a-z]+)-(\d{1,12})\.svg$/.exec(file) ?? [];
  if (!isKind(kind)) return undefined;
  const [width, height] = sizes[kind];
  const source = random('image', kind, number);
  const hue = source.integer(0, 359);
  const circles = Array.from({ length: 5 }, () => {
    const [x, y] = [source.integer(0, width), source.integer(0, height)];
    const radius = source.integer(height / 10, height / 2);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${hue + source.integer(-40, 40)} 60% 55%)"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 55% 40%)"/>${circles.join('')}</svg>`
  );
}
