import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import { pngRenderer } from '../../src/gateway/node/png.js';

const svgOf = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"><rect width="9" height="9" /></svg>`;

const widthOf = (picture: Uint8Array) => Buffer.from(picture).readUInt32BE(16);

describe('The renderer of PNG', () => {
  it('returns each picture to the task that it is of, also with more tasks than threads', async () => {
    const png = await pngRenderer();
    const widths = [1, 2, 3, 4, 5, 6, 7];
    const pictures = await Promise.all(widths.map((width) => png?.render(svgOf(width), 1)));
    assert.deepEqual(
      pictures.map((picture) => picture && widthOf(picture)),
      widths,
    );
  });

  it('encodes no picture in the thread that serves requests', async (context) => {
    const image = Object.getPrototypeOf(new Resvg(svgOf(1)).render()) as { asPng: () => Buffer };
    context.mock.method(image, 'asPng', () => assert.fail('encoded in the main thread'));
    const png = await pngRenderer();
    assert.equal(widthOf((await png?.render(svgOf(3))) ?? new Uint8Array()), 6);
  });

  it('rejects what is no SVG, and renders the pictures that wait behind it', async () => {
    const png = await pngRenderer();
    const results = await Promise.allSettled(
      ['no SVG', svgOf(2), svgOf(3), 'no SVG', svgOf(5)].map((svg) => png?.render(svg, 1)),
    );
    assert.deepEqual(
      results.map((result) =>
        result.status === 'fulfilled' ? result.value && widthOf(result.value) : result.status,
      ),
      ['rejected', 2, 3, 'rejected', 5],
    );
  });

  it('begins a text from right to left at the right', async () => {
    const png = await pngRenderer();
    const textOf = (direction: string, text: string) =>
      png?.render(
        `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="30"><text direction="${direction}" x="50" y="20" text-anchor="middle" font-family="Inter">${text}</text></svg>`,
      );
    const [expected, picture] = [await textOf('ltr', '!UTC'), await textOf('rtl', 'UTC!')];
    assert.deepEqual(picture, expected);
    assert.notDeepEqual(picture, await textOf('ltr', 'UTC!'));
  });
});
