import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { elements } from '../../src/widgets/all.js';

/** Width and height of a lossy WebP picture in px. */
function sizeOf(file: Buffer): readonly [width: number, height: number] {
  assert.equal(file.toString('latin1', 8, 15), 'WEBPVP8');
  return file[15] === 0x20
    ? [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff]
    : [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
}

describe('Pictures of the elements on the front page', () => {
  test('are those of all elements', () => {
    const files = elements.map(({ tag }) => `${tag}.webp`).sort();
    const command = 'Run `npm run contact-sheet -- --previews` with the tags of missing pictures.';
    assert.deepEqual(readdirSync('demo/previews').sort(), files, command);
  });

  for (const { tag } of elements)
    test(`show <${tag}> in 480 by 300 px and less than 30 kB`, () => {
      const file = readFileSync(`demo/previews/${tag}.webp`);
      assert.deepEqual(sizeOf(file), [480, 300]);
      assert.ok(file.length > 2000 && file.length < 30_000, `${file.length} bytes`);
    });

  test('are in the boxes of the page', () => {
    const page = readFileSync('demo/index.html', 'utf8');
    assert.match(page, /<li>\s*<img src="previews\/\{\{ link\.tag \}\}\.webp" alt=""/);
  });
});
