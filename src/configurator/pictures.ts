import { html, svg, type TemplateResult } from 'lit';

/** A path in 60 × 36 pixels with its colour. */
type Shape = readonly [color: string, path: string];

const ink = 'currentColor';
const navy = '#13294b';
const amber = '#e9a860';
const night = '#0d1118';
const white = '#ffffff';
const text = '#2b313a';
const grey = '#9aa1ad';

const all = 'M0 0h60v36H0z';
const lines = 'M6 13h48v2H6zM6 19h40v2H6zM6 25h44v2H6z';
const title = 'M6 6h22v3H6z';

/** Layouts in the colour of the text, as they are drawn in any colours. */
const layouts: Readonly<Record<string, string>> = {
  list: 'M4 5h8v6H4zM16 5h40v2H16zM16 9h24v2H16zM4 15h8v6H4zM16 15h40v2H16zM16 19h24v2H16zM4 25h8v6H4zM16 25h40v2H16zM16 29h24v2H16z',
  cards: 'M4 4h24v14H4zM4 21h20v2H4zM4 26h14v2H4zM32 4h24v14H32zM32 21h20v2H32zM32 26h14v2H32z',
  compact:
    'M4 6h5v4H4zM12 7h44v2H12zM4 13h5v4H4zM12 14h36v2H12zM4 20h5v4H4zM12 21h40v2H12zM4 27h5v4H4zM12 28h32v2H12z',
  grid: 'M4 4h16v12H4zM22 4h16v12H22zM40 4h16v12H40zM4 19h16v12H4zM22 19h16v12H22zM40 19h16v12H40z',
  strip: 'M4 10h18v16H4zM24 10h18v16H24zM44 10h12v16H44z',
  logos: 'M6 11h12v14H6zM24 11h12v14H24zM42 11h12v14H42z',
  card: 'M4 4h52v10H4zM8 17h10v8H8zM22 17h24v3H22zM22 22h16v2H22zM8 28h44v3H8z',
  banner: 'M4 11h52v2H4zM4 23h52v2H4zM7 15h6v6H7zM16 16h16v2H16zM16 20h10v1H16zM42 15h12v6H42z',
  badge: 'M14 14h8v8H14zM25 15h20v2H25zM25 19h12v2H25z',
  signature: 'M6 13h10v10H6zM20 14h24v3H20zM20 20h34v2H20z',
  inline: 'M4 8h52v2H4zM4 17h14v2H4zM21 13h11v9H21zM35 17h21v2H35zM4 26h40v2H4z',
  bar: 'M2 14h56v8H2z',
  overlay: 'M4 20h30v3H4zM4 26h20v3H4zM4 32h52v1H4z',
  full: 'M4 4h24v6H4zM4 13h52v12H4zM4 28h52v3H4z',
};

/** Colours and looks, by attribute and value. */
const paintings: Readonly<Record<string, readonly Shape[]>> = {
  'theme auto': [
    [navy, all],
    [amber, 'M6 6h22v3H6zM40 26h14v5H40z'],
    ['#b9c6dc', 'M6 13h48v2H6zM6 18h40v2H6z'],
  ],
  'theme page': [
    ['#f7f2e7', all],
    ['#3d3327', title],
    ['#a39782', lines],
    ['#a2431f', 'M6 19h18v2H6z'],
  ],
  'theme light': [
    [white, all],
    [text, title],
    [grey, lines],
  ],
  'theme dark': [
    ['#1c2027', all],
    [white, title],
    ['#7d8592', lines],
  ],
  'look auto': [
    [white, all],
    [text, title],
    [grey, lines],
    [night, 'M38 0h22v36H22z'],
    [amber, 'M35 13h19v4H33z'],
    ['#5d6571', 'M30 22h24v2H29zM27 28h22v2H26z'],
  ],
  'look plain': [
    ['#e3e5e9', all],
    [white, 'M4 4h52v28H4z'],
    [text, 'M9 9h20v3H9z'],
    [grey, 'M9 16h40v2H9zM9 21h34v2H9zM9 26h38v1H9z'],
  ],
  'look night': [
    [night, all],
    [white, title],
    ['#3a2a15', 'M3 11h54v10H3z'],
    [amber, 'M6 14h30v4H6zM46 14h8v4h-8z'],
    ['#5d6571', 'M6 24h40v2H6zM6 29h32v2H6z'],
  ],
  'look poster': [
    ['#e88d4f', all],
    ['#ffd48a', 'M44 7a5 5 0 1 0 .1 0z'],
    ['#5b4a63', 'M0 20 12 9l9 9 10-12 14 13 8-6 7 6v17H0z'],
    [night, 'M0 22h60v14H0z'],
    [white, 'M6 24h24v3H6z'],
    [grey, 'M6 30h34v2H6z'],
  ],
};

/** Names of the settings whose values have pictures, in their order. */
export const picturedNames: readonly string[] = ['layout', 'look', 'theme'];

/** Picture of the value of such a setting. */
export function pictureOf(name: string, value: string): TemplateResult {
  const shapes = paintings[`${name} ${value}`] ?? [[ink, layouts[value] ?? layouts['full'] ?? '']];
  return html`<svg viewBox="0 0 60 36" aria-hidden="true">
    ${shapes.map(([color, path]) => svg`<path fill=${color} d=${path}></path>`)}
  </svg>`;
}
