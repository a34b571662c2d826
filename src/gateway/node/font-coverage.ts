import { readFileSync } from 'node:fs';

type Range = readonly [first: number, last: number];

/** Offset of a table in a font file. */
function tableAt(font: DataView, start: number, name: string): number | undefined {
  const count = font.getUint16(start + 4);
  for (let at = start + 12; at < start + 12 + count * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => font.getUint8(at + index)));
    if (tag === name) return font.getUint32(at + 8);
  }
  return undefined;
}

/** Format 4: segments of the Basic Multilingual Plane. */
function segmentsOf(font: DataView, table: number): Range[] {
  const length = font.getUint16(table + 6);
  return Array.from({ length: length / 2 }, (_, index): Range => {
    const last = font.getUint16(table + 14 + index * 2);
    return [font.getUint16(table + 16 + length + index * 2), last];
  }).filter(([first]) => first !== 0xffff);
}

/** Format 12: groups of code points in all of Unicode. */
const groupsOf = (font: DataView, table: number): Range[] =>
  Array.from({ length: font.getUint32(table + 12) }, (_, index): Range => {
    const at = table + 16 + index * 12;
    return [font.getUint32(at), font.getUint32(at + 4)];
  });

/** Code points with a glyph in a TrueType or OpenType file, from its `cmap` table; throws for another file. */
function rangesOf(file: string): Range[] {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = new DataView(buffer, byteOffset, byteLength);
  const isCollection = font.getUint32(0) === 0x74746366;
  const map = tableAt(font, isCollection ? font.getUint32(12) : 0, 'cmap');
  if (map === undefined) throw new TypeError('The font has no cmap table.');
  return Array.from({ length: font.getUint16(map + 2) }, (_, index) => {
    const table = map + font.getUint32(map + 8 + index * 8);
    const format = font.getUint16(table);
    return format === 4 ? segmentsOf(font, table) : format === 12 ? groupsOf(font, table) : [];
  }).flat();
}

/** Returns whether fonts together have a glyph for every visible character of a text. */
export function createCoverage(files: readonly string[]): (text: string) => boolean {
  const ranges = files.flatMap(rangesOf);
  const has = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
  return (text) => [...text].every((character) => /[\s\p{Cf}]/u.test(character) || has(character));
}
