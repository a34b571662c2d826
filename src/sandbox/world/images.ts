import {
  companyBranding,
  mixedHex,
  pictureBranding,
  type Branding,
  type Tones,
} from './branding.js';
import { random, type Random } from './random.js';
import { several } from './several.js';

/** Input of a picture: its size in pixels, its branding and its random numbers. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly branding: Branding;
  readonly source: Random;
}

interface Kind {
  readonly size: readonly [width: number, height: number];
  readonly branding: (number: number) => Branding;
  readonly content: (canvas: Canvas) => string;
}

type Ridge = (canvas: Canvas, base: number, rise: number) => string;

const fill = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`;
const closed = ({ width, height }: Canvas) => `H${width}V${height}H0z`;
const steps = (count: number, { width }: Canvas) =>
  several(count + 1, (index) => Math.round((width * index) / count));

/** A line of peaks; `base` and `rise` are parts of the height. */
const peaks: Ridge = (canvas, base, rise) => {
  const { width, height, source } = canvas;
  const count = 4 + Math.round((width / height) * 1.2) + source.integer(0, 2);
  const points = steps(count, canvas).map((x, index) => {
    const share = index % 2 === 0 ? source.next() * 0.35 : 0.45 + source.next() * 0.55;
    return `${x} ${Math.round(height * (base - rise * share))}`;
  });
  return `M${points.join('L')}${closed(canvas)}`;
};

/** A line of round hills. */
const hills: Ridge = (canvas, base, rise) => {
  const { width, height, source } = canvas;
  const count = source.integer(3, 4);
  const points = steps(count, canvas).map((x, index) => {
    const y = Math.round(
      height * (base - rise * (index % 2 === 0 ? 0.2 : 0.5 + source.next() / 2)),
    );
    const half = Math.round(width / count / 2);
    return index === 0 ? `M0 ${y}C${half} ${y} ` : `${x - half} ${y} ${x} ${y}`;
  });
  const [first = '', second = '', ...others] = points;
  return `${first}${second}${others.map((point) => `S${point}`).join('')}${closed(canvas)}`;
};

/** A plain with table mountains on slopes of rubble. */
const mesas: Ridge = (canvas, base, rise) => {
  const { width, height, source } = canvas;
  const count = source.integer(2, 3);
  const floor = Math.round(height * base);
  const blocks = steps(count, canvas)
    .slice(0, -1)
    .map((x) => {
      const part = width / count;
      const top = Math.round(height * rise * (0.35 + source.next() * 0.45));
      const [slope, foot] = [Math.round(top * 0.7), Math.round(top * 0.5)];
      const table = Math.round(part * (0.25 + source.next() * 0.25));
      const left = Math.round(x + source.next() * Math.max(0, part - table - 2 * slope));
      return `L${left} ${floor}l${slope}-${foot} 8-${top - foot}h${table}l8 ${top - foot} ${slope} ${foot}`;
    });
  return `M0 ${floor}${blocks.join('')}${closed(canvas)}`;
};

/** The roofs of a city. */
const skyline: Ridge = (canvas, base, rise) => {
  const { height, source } = canvas;
  const count = 14 + source.integer(0, 6);
  const floor = Math.round(height * base);
  const roofs = steps(count, canvas).map((x) => {
    const top = Math.round(height * (base - rise * source.next() * (source.chance(0.3) ? 1 : 0.6)));
    return `H${x}V${top}`;
  });
  return `M0 ${floor}${roofs.join('')}${closed(canvas)}`;
};

const wheels = (...at: readonly number[]) =>
  at.map((x) => `<circle cx="${x}" cy="53" r="9"/>`).join('');

/** Silhouettes of trucks, 58 high, standing on y = 62. */
const trucks = {
  cabOver: `<path d="M0 4h128v42H0zM133 6h28q6 0 6 6v34h-34z"/>${wheels(18, 40, 62, 148)}`,
  conventional: `<path d="M0 4h120v42H0zM124 2h24l3 17h20q6 0 6 6v21h-53z"/>${wheels(18, 40, 108, 132, 163)}`,
} as const;

const trim = {
  cabOver: 'M0 33h128v4H0zM146 13h17v13h-17z',
  conventional: 'M0 33h120v4H0zM133 8h11l2 11h-13z',
} as const;

/** Colors of a scene from the sky to the ground. */
function sceneColors({ tones: { night, deep, mid, light }, isDark: dark }: Branding) {
  return dark
    ? {
        sky: [deep, mid],
        sun: light,
        ridges: [mixedHex(deep, mid, 0.68), mixedHex(deep, night, 0.6)],
        ground: night,
        truck: mixedHex(night, '#000000', 0.6),
        trim: light,
      }
    : {
        sky: [mixedHex(mid, light, 0.55), mixedHex(light, '#ffffff', 0.7)],
        sun: '#ffffff',
        ridges: [mixedHex(mid, light, 0.75), mixedHex(deep, mid, 0.5)],
        ground: deep,
        truck: night,
        trim: light,
      };
}

/**
 * A landscape with a truck on a road; the first 40 percent of the width contain only ridges. Sun, truck and road are
 * between 38 and 83 percent of the height, so that a strip of 6:1 shows them, too. `truckSize` is a part of the height;
 * `spread`, of the width, is how far sun and truck of different pictures are apart.
 */
const scene =
  (ridge: Ridge, truck: keyof typeof trucks, truckSize: number, spread = 0) =>
  (canvas: Canvas): string => {
    const { width, height, source, branding } = canvas;
    const colors = sceneColors(branding);
    const at = (from: number, to: number, whole: number) =>
      Math.round(whole * (from + source.next() * (to - from)));
    const sun = `<circle cx="${at(0.54 - spread / 2, 0.62 + spread, width)}" cy="${at(0.485, 0.51, height)}" r="${at(0.065, 0.075, height)}" fill="${colors.sun}"/>`;
    const [far = '', near = ''] = colors.ridges;
    const [start, middle, end] = [
      at(0.84, 0.88, height),
      at(0.7, 0.74, height),
      at(0.8, 0.86, height),
    ];
    const place = 0.42 + source.next() * (0.1 + spread);
    const y = (1 - place) ** 2 * start + 2 * place * (1 - place) * middle + place ** 2 * end;
    const slope = (2 * ((1 - place) * (middle - start) + place * (end - middle))) / width;
    const angle = ((Math.atan(slope) * 180) / Math.PI).toFixed(1);
    const scale = ((height * truckSize) / 58).toFixed(2);
    const road = `M0 ${start}Q${width / 2} ${middle} ${width} ${end}`;
    const line = Math.max(2, Math.round(height / 90));
    return (
      `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${colors.sky[0]}"/><stop offset=".68" stop-color="${colors.sky[1]}"/></linearGradient>` +
      `<path fill="url(#s)" d="M0 0${closed(canvas)}"/>${sun}` +
      fill(far, ridge(canvas, 0.74, 0.3)) +
      fill(near, ridge(canvas, 0.8, 0.2)) +
      fill(colors.ground, `${road}V${height}H0z`) +
      `<path d="${road}" transform="translate(0 ${line * 4})" fill="none" stroke="${colors.trim}" stroke-opacity=".5" stroke-width="${line}" stroke-dasharray="${line * 9} ${line * 7}"/>` +
      `<g transform="translate(${Math.round(width * place)} ${Math.round(y)})rotate(${angle})scale(${scale})translate(0-61)" fill="${colors.truck}">${trucks[truck]}${fill(colors.trim, trim[truck])}</g>`
    );
  };

/** Marks of 64 × 64 in the color of the mark and that of the ground. */
const marks: readonly ((mark: string, ground: string) => string)[] = [
  (mark, ground) =>
    fill(mark, 'M17 29a15 15 0 0 1 30 0zM27 33h10l17 23H10z') +
    fill(ground, 'M31 36h2l.5 5h-3zM30 44h4l.5 5h-5zM29 52h6l.4 4h-6.8z'),
  (mark, ground) =>
    fill(mark, 'M5 49 25 15l10 17 6-9 18 26z') + fill(ground, 'M25 21l6 10-3-1-3 4-3-4-3 1z'),
  (mark) =>
    `<g fill="none" stroke="${mark}" stroke-width="5"><circle cx="32" cy="32" r="21"/><path d="M32 36v17M29 31l-17-4M35 31l17-4"/></g><circle cx="32" cy="32" r="7" fill="${mark}"/>`,
  (mark, ground) =>
    fill(
      mark,
      'M20 11h24q5 0 5 5v30h-4v6h-7v-6H26v6h-7v-6h-4V16q0-5 5-5zM9 20h4v10H9zM51 20h4v10h-4z',
    ) + fill(ground, 'M20 17h24v13H20zM24 36h16v2H24zM24 40h16v2H24zM18 36h4v4h-4zM42 36h4v4h-4z'),
];

function logo({ branding: { tones, isDark: dark }, source }: Canvas): string {
  const [ground, mark] = dark ? [tones.deep, tones.light] : [tones.light, tones.deep];
  return `<path fill="${ground}" d="M0 0h64v64H0z"/>${source.pick(marks)(mark, ground)}`;
}

/** Hair and headwear around a head of radius 12 at 32, 25; the second color is the accent. */
const heads: readonly ((hair: string, accent: string) => string)[] = [
  (hair) => fill(hair, 'M19 26a13 14 0 0 1 26 0q-4-7-13-7t-13 7z'),
  (hair) => fill(hair, 'M18 40V25a14 14 0 0 1 28 0v15h-5V26q-6-1-9-6-3 5-9 6v14z'),
  (hair, accent) =>
    fill(hair, 'M20 22h24v6H20z') + fill(accent, 'M19 22a13 12 0 0 1 26 0h6q2 0 1 3H19z'),
  (hair) =>
    fill(
      hair,
      'M19 24a13 13 0 0 1 26 0q-4-6-13-6t-13 6zM20 26q0 13 12 13t12-13q-1 6-6 7-3-2-6-2t-6 2q-5-1-6-7z',
    ),
  (hair, accent) =>
    fill(hair, 'M19 25a13 13 0 0 1 26 0q-6-6-13-6t-13 6z') +
    `<path d="M18 27a14 14 0 0 1 28 0" fill="none" stroke="${accent}" stroke-width="3"/>` +
    fill(accent, 'M16 24h5v9h-5zM43 24h5v9h-5z'),
  (hair) =>
    `<circle cx="32" cy="10" r="5" fill="${hair}"/>${fill(hair, 'M19 25a13 13 0 0 1 26 0q-8-2-13-6-5 4-13 6z')}`,
];

const skins = ['#f6d5bd', '#e3b08a', '#b97f55', '#7d4f35'] as const;

function avatar({ branding: { tones, isDark: dark }, source }: Canvas): string {
  const { night, deep, mid, light }: Tones = tones;
  const [ground, coat] = dark ? [deep, mid] : [mixedHex(mid, light, 0.6), deep];
  const skin = source.pick(skins);
  return (
    `<path fill="${ground}" d="M0 0h64v64H0z"/>` +
    fill(coat, 'M8 64q0-20 19-22h10q19 2 19 22z') +
    fill(skin, 'M27 32h10v10q-5 6-10 0z') +
    `<circle cx="32" cy="25" r="12" fill="${skin}"/>` +
    source.pick(heads)(night, dark ? light : mid)
  );
}

const landscapes = { peaks, hills, mesas } as const;

/** An album photo: any landscape, the truck closer than elsewhere. */
function photo(canvas: Canvas): string {
  const { source } = canvas;
  const ridge = landscapes[source.pick(['peaks', 'hills', 'mesas'] as const)];
  const truck = ridge === mesas ? 'conventional' : 'cabOver';
  return scene(ridge, truck, source.pick([0.14, 0.2, 0.26]))(canvas);
}

/** The banner of a convoy: several of them in a list differ in landscape, sun and place of the truck. */
const convoyBanner =
  (ridges: readonly Ridge[], truck: keyof typeof trucks) =>
  (canvas: Canvas): string =>
    scene(canvas.source.pick(ridges), truck, 0.16, 0.16)(canvas);

/** A map: land, rivers and roads, and the route between two places. */
function map(canvas: Canvas): string {
  const { width, height, source, branding } = canvas;
  const { night, deep, mid, light } = branding.tones;
  const dark = branding.isDark;
  const [land, water, road, way] = dark
    ? [mixedHex(night, deep, 0.55), mixedHex(deep, night, 0.9), mixedHex(deep, mid, 0.75), light]
    : [mixedHex(light, '#ffffff', 0.45), mixedHex(mid, light, 0.4), '#ffffff', deep];
  const at = (x: number, from: number, to: number) =>
    `${Math.round(width * x)} ${Math.round(height * (from + source.next() * (to - from)))}`;
  const course = (from: number, to: number) =>
    `M${at(-0.02, from, to)}C${at(0.3, 0, 1)} ${at(0.6, 0, 1)} ${at(1.02, from, to)}`;
  const line = (color: string, d: string, size: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${Math.round(height * size)}" stroke-linecap="round"/>`;
  const [start, end] = [at(0.14, 0.55, 0.7), at(0.86, 0.3, 0.45)];
  const place = (point: string, fillColor: string) => {
    const [x = '', y = ''] = point.split(' ');
    return `<circle cx="${x}" cy="${y}" r="${Math.round(height * 0.032)}" fill="${fillColor}" stroke="${way}" stroke-width="${Math.round(height * 0.018)}"/>`;
  };
  const route = `M${start}C${at(0.36, 0.15, 0.4)} ${at(0.56, 0.6, 0.85)} ${end}`;
  return (
    fill(land, `M0 0${closed(canvas)}`) +
    line(water, course(0.1, 0.9), 0.07) +
    several(5, () => line(road, course(0, 1), 0.014)).join('') +
    line(
      road,
      `M${at(0.3, -0.1, 0)}L${at(0.42, 1, 1.1)}M${at(0.72, -0.1, 0)}L${at(0.64, 1, 1.1)}`,
      0.014,
    ) +
    line(way, route, 0.026) +
    place(start, land) +
    place(end, way)
  );
}

const lookOf = (kind: string) => (number: number) => pictureBranding(kind, number);

const kind = (size: Kind['size'], branding: Kind['branding'], content: Kind['content']): Kind => ({
  size,
  branding,
  content,
});

const kinds = {
  logo: kind([256, 256], companyBranding, logo),
  banner: kind([1920, 400], companyBranding, scene(peaks, 'cabOver', 0.17)),
  avatar: kind([128, 128], lookOf('avatar'), avatar),
  hills: kind([1600, 400], lookOf('convoy'), convoyBanner([hills, peaks, skyline], 'cabOver')),
  mesas: kind([1600, 400], lookOf('convoy'), convoyBanner([mesas, peaks, skyline], 'conventional')),
  photo: kind([1280, 720], lookOf('photo'), photo),
  map: kind([1280, 480], lookOf('convoy'), map),
  dlc: kind([460, 215], lookOf('dlc'), photo),
};

/** A kind of picture that the sandbox generates; `hills` and `mesas` are banners of convoys. */
export type ImageKind = keyof typeof kinds;

const isKind = (kind: string): kind is ImageKind => Object.hasOwn(kinds, kind);

/** Path of a picture below the API base; the same number gives the same picture. */
export const imagePath = (kind: ImageKind, number: number) => `/images/${kind}-${number}.svg`;

/** The SVG of a file name such as `logo-1.svg`, or undefined for another name. */
export function image(file: string): string | undefined {
  const [, name = '', number = ''] = /^([a-z]+)-(\d{1,12})\.svg$/.exec(file) ?? [];
  if (!isKind(name)) return undefined;
  const { size, branding, content } = kinds[name];
  const [width, height] = size;
  const source = random('image', name, Number(number));
  const drawing = content({ width, height, branding: branding(Number(number)), source });
  const box = name === 'logo' || name === 'avatar' ? '64 64' : `${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" width="${width}" height="${height}">${drawing}</svg>`;
}
