// Generates the outlines of the badges' text: Latin, Greek and Cyrillic glyphs of the shipped font.
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { format, resolveConfig } from 'prettier';

const font = 'src/gateway/node/font/inter-semibold.ttf';

const glyphsFile = 'src/gateway/badge/glyphs.json';

/** Scripts of the shipped font. */
const included = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]$/u;
/** Marks and format characters have no outline of their own. */
const excluded = /[\p{M}\p{C}\p{Zl}\p{Zp}]/u;

/** Code points of the format 4 table of a TrueType font, as UTF-16 characters. */
function charactersOf(file: string): string[] {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const view = new DataView(buffer, byteOffset, byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const cmap = tables.find((at) => view.getUint32(at) === 0x636d6170);
  if (cmap === undefined) throw new Error(`${file} has no cmap table.`);
  const start = view.getUint32(cmap + 8);
  const encodings = Array.from(
    { length: view.getUint16(start + 2) },
    (_, index) => start + view.getUint32(start + 8 + index * 8),
  );
  const table = encodings.find((at) => view.getUint16(at) === 4);
  if (table === undefined) throw new Error(`${file} has no format 4 table.`);
  const length = view.getUint16(table + 6);
  const characters: string[] = [];
  for (let at = 0; at < length; at += 2) {
    const last = view.getUint16(table + 14 + at);
    for (let code = view.getUint16(table + 16 + length + at); code <= last; code++)
      characters.push(String.fromCharCode(code));
  }
  return characters.filter((character) => included.test(character) && !excluded.test(character));
}

/** A path with whole, relative coordinates, and the baseline at 0. */
function relative(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const commands = [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, command = '', rest = '']) => {
    if (command === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const numbers = rest.trim().split(' ').map(Number);
    const points = numbers.map((value, index) => Math.round(index % 2 ? value - baseline : value));
    const offsets = points.map((value, index) => value - (index % 2 ? y : x));
    [x = 0, y = 0] = points.slice(-2);
    if (command === 'M') [startX, startY] = [x, y];
    return command.toLowerCase() + offsets.join(' ').replace(/ -/g, '-');
  });
  return commands.join('');
}

/** At 19 px, the largest text of a badge, a unit is a tenth of a pixel. */
const unitsPerEm = 200;
const baseline = 400;

/** Paths of texts as the renderer draws them, each text has a colour of its own. */
function pathsOf(texts: readonly string[]): string[] {
  const elements = texts.map((text, index) => {
    const escaped = text.replace(/[<&]/g, (character) => `&#${character.charCodeAt(0)};`);
    const fill = `#${(index + 1).toString(16).padStart(6, '0')}`;
    return `<text xml:space="preserve" y="${baseline}" fill="${fill}" font-family="Inter" font-weight="600" font-size="${unitsPerEm}" style="font-kerning:none;font-variant-ligatures:none">${escaped}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${elements.join('')}</svg>`;
  const rendered = new Resvg(svg, { font: { fontFiles: [font], loadSystemFonts: false } });
  const paths = [...rendered.toString().matchAll(/<path fill="#(\w{6})"[^>]*? d="([^"]*)"/g)];
  const byIndex = new Map(paths.map(([, fill = '', d]) => [Number.parseInt(fill, 16) - 1, d]));
  return texts.map((_, index) => byIndex.get(index) ?? '');
}

const lastSubpath = /M ([-\d.]+)[^M]*$/;
const startOfBar = (path: string): number => Number(lastSubpath.exec(path)?.[1]);

/** Generated files by path: advance width and outline of each glyph, in units of the em. */
export async function badgeGlyphFiles(): Promise<Record<string, string>> {
  const characters = charactersOf(font);
  // A bar after each character shows its advance width.
  const [bar = '', ...paths] = pathsOf(['|', ...characters.map((character) => `${character}|`)]);
  const glyphs = characters.map((character, index) => {
    const path = paths[index] ?? '';
    const advance = Math.round(startOfBar(path) - startOfBar(bar));
    return [character, `${advance}${relative(path.replace(lastSubpath, ''))}`];
  });
  const source = JSON.stringify(Object.fromEntries(glyphs));
  const options = { ...(await resolveConfig(glyphsFile)), filepath: glyphsFile };
  return { [glyphsFile]: await format(source, options) };
}
