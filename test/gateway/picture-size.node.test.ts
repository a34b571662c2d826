import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pictureSize } from '../../src/gateway/badge/picture-size.js';
import { avifHeader, gifHeader, jpegHeader, pngHeader, webpHeader } from './support/pictures.js';

/** A segment of metadata, as cameras write it. */
const metadata = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
/** A JPEG with bytes that decoders skip before its frame, and a small frame where a reader that expects a length would look. */
function withHiddenFrame(before: readonly number[]): Buffer {
  const large = jpegHeader([20_000, 20_000], before);
  const small = jpegHeader([9, 9]).subarray(2);
  return Buffer.concat([large, Buffer.alloc(4 + large.readUInt16BE(4) - large.length), small]);
}

describe('The size of a picture', () => {
  for (const [name, bytes, expected] of [
    ['a PNG', pngHeader([20_000, 30_000]), [20_000, 30_000]],
    ['a JPEG', jpegHeader([4000, 3000]), [4000, 3000]],
    ['a JPEG with metadata', jpegHeader([4000, 3000], metadata), [4000, 3000]],
    ['a GIF', gifHeader([300, 200]), [300, 200]],
    ['a GIF whose first frame is larger', gifHeader([10, 10], [20_000, 9]), [20_000, 10]],
    ['a PNG that begins with another chunk', Buffer.from(pngHeader([9, 9]).fill('tEXt', 12, 16))],
    ['a JPEG with a marker that decoders skip', withHiddenFrame([0xff, 0x01])],
    ['a JPEG with a second start', withHiddenFrame([0xff, 0xd8])],
    ['a JPEG with a fill byte', withHiddenFrame([0xff])],
    ['a JPEG with pixels before the frame', jpegHeader([9, 9], [0xff, 0xda, 0, 2])],
    ['a GIF without a frame', gifHeader([9, 9]).fill(0x3b, 27)],
    ['a WebP', webpHeader([9, 9])],
    ['an AVIF', avifHeader([9, 9])],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an empty file', Buffer.alloc(0)],
  ] as const)
    it(`is ${expected ? 'read from the header' : 'unknown'} of ${name}`, () => {
      const [width, height] = expected ?? [];
      assert.deepEqual(pictureSize(bytes), expected && { width, height });
    });

  for (const [name, bytes] of [
    ['PNG', pngHeader([9, 9]).subarray(0, 24)],
    ['JPEG', jpegHeader([9, 9], metadata)],
    ['GIF', gifHeader([9, 9])],
  ] as const)
    it(`is unknown of a ${name} that ends within its header`, () => {
      const end = name === 'JPEG' ? bytes.length - 11 : bytes.length - 2;
      for (let length = 0; length < end; length += 1)
        assert.equal(pictureSize(bytes.subarray(0, length)), undefined, String(length));
    });
});
